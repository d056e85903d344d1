// A typical pair of stages: lit and textured triangles with a flat material, cut-outs and a depth of their own.
// Vertex and fragment functions, structures of the values between them, interpolation, builtins, resources and scalars.
// R-RUNA-17 R-RUNA-18 R-RUNA-24 R-RUNA-47 R-RUNA-62 R-RUNA-63
// RUN: gir-opt --emit-msl %s | FileCheck %s
// RUN: gir-opt --emit-msl -O0 %s | FileCheck %s --check-prefix=SIGNATURE

// CHECK: struct place_in {
// CHECK-NEXT: float3 at {{\[\[}}attribute(0)]];
// CHECK-NEXT: float3 normal {{\[\[}}attribute(1)]];
// CHECK-NEXT: float2 uv {{\[\[}}attribute(2)]];
// CHECK-NEXT: uint material {{\[\[}}attribute(3)]];
// CHECK-NEXT: };
// CHECK-NEXT: struct place_out {
// CHECK-NEXT: float4 position {{\[\[}}position]];
// CHECK-NEXT: float3 locn0 {{\[\[}}user(locn0)]];
// CHECK-NEXT: float2 locn1 {{\[\[}}user(locn1)]];
// CHECK-NEXT: int locn2 {{\[\[}}user(locn2)]];
// CHECK-NEXT: };
// CHECK-NEXT: struct place_constants {
// CHECK-NEXT: float scale;
// CHECK-NEXT: float cut;
// CHECK-NEXT: };
// CHECK-NEXT: vertex place_out place(
// CHECK-NEXT: place_in in {{\[\[}}stage_in]],
// CHECK-NEXT: device float4* offsets {{\[\[}}buffer(0)]],
// CHECK-NEXT: constant place_constants& constants {{\[\[}}buffer(2)]],
// CHECK-NEXT: uint instance {{\[\[}}instance_id]]) {
// CHECK-NEXT: place_out out;
// CHECK-NEXT: out.position = float4(in.at.x, in.at.y, in.at.z, 1.0f) * float4(constants.scale) + offsets[int(instance)];
// CHECK-NEXT: out.position.y = -out.position.y;
// CHECK-NEXT: out.locn0 = in.normal;
// CHECK-NEXT: out.locn1 = in.uv;
// CHECK-NEXT: out.locn2 = int(in.material);
// CHECK-NEXT: return out;
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: struct shade_in {
// CHECK-NEXT: float4 position {{\[\[}}position]];
// CHECK-NEXT: float3 normal {{\[\[}}user(locn0)]];
// CHECK-NEXT: float2 uv {{\[\[}}user(locn1), center_no_perspective]];
// CHECK-NEXT: int material {{\[\[}}user(locn2), flat]];
// CHECK-NEXT: };
// CHECK-NEXT: struct shade_out {
// CHECK-NEXT: float depth {{\[\[}}depth(any)]];
// CHECK-NEXT: float4 color0 {{\[\[}}color(0)]];
// CHECK-NEXT: int color1 {{\[\[}}color(1)]];
// CHECK-NEXT: };
// CHECK-NEXT: struct shade_constants {
// CHECK-NEXT: float scale;
// CHECK-NEXT: float cut;
// CHECK-NEXT: };
// CHECK-NEXT: fragment shade_out shade(
// CHECK-NEXT: shade_in in {{\[\[}}stage_in]],
// CHECK-NEXT: bool front {{\[\[}}front_facing]],
// CHECK-NEXT: device float4* palette {{\[\[}}buffer(1)]],
// CHECK-NEXT: texture2d<float, access::sample> albedo {{\[\[}}texture(0)]],
// CHECK-NEXT: sampler smooth {{\[\[}}sampler(0)]],
// CHECK-NEXT: constant shade_constants& constants {{\[\[}}buffer(2)]]) {
// CHECK-NEXT: shade_out out;
// CHECK-NEXT: float4 t = albedo.sample(smooth, in.uv);
// CHECK-NEXT: if (t.w < constants.cut) {
// CHECK-NEXT: discard_fragment();
// CHECK-NEXT: }
// CHECK-NEXT: out.color0 = t * palette[in.material] * float4(front ? in.normal.z : -in.normal.z);
// CHECK-NEXT: out.color1 = in.material;
// CHECK-NEXT: out.depth = in.position.z * 0.5f;
// CHECK-NEXT: return out;
// CHECK-NEXT: }

// SIGNATURE: vertex place_out place(
// SIGNATURE-NEXT: place_in in {{\[\[}}stage_in]],
// SIGNATURE: fragment shade_out shade(

module {
  func.func @place(
      %at: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "at"},
      %normal: vector<3xf32> {mir.io = #mir.io<location = 1>, mir.name = "normal"},
      %uv: vector<2xf32> {mir.io = #mir.io<location = 2>, mir.name = "uv"},
      %material: i32 {mir.io = #mir.io<location = 3>, mir.type = ui32, mir.name = "material"},
      %offsets: !mir.ptr<global, vector<4xf32>> {mir.name = "offsets", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %scale: f32 {mir.name = "scale"}, %cut: f32 {mir.name = "cut"})
      attributes {mir.kernel = #mir.kernel<vertex>} {
    %instance = mir.gpu.instance_index
    %p = mir.gpu.gep %offsets[%instance] stride 16 : <global, vector<4xf32>>, i32
    %offset = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
    %x = vector.extract %at[0] : f32 from vector<3xf32>
    %y = vector.extract %at[1] : f32 from vector<3xf32>
    %z = vector.extract %at[2] : f32 from vector<3xf32>
    %unit = arith.constant 1.0 : f32
    %place = vector.from_elements %x, %y, %z, %unit : vector<4xf32>
    %scales = vector.broadcast %scale : f32 to vector<4xf32>
    %scaled = arith.mulf %place, %scales : vector<4xf32>
    %moved = arith.addf %scaled, %offset : vector<4xf32>
    mir.gpu.write_output %moved, <builtin = position> : vector<4xf32>
    mir.gpu.write_output %normal, <location = 0> : vector<3xf32>
    mir.gpu.write_output %uv, <location = 1, interpolation = linear> : vector<2xf32>
    mir.gpu.write_output %material, <location = 2, interpolation = flat> : i32
    return
  }

  func.func @shade(
      %normal: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "normal"},
      %uv: vector<2xf32> {mir.io = #mir.io<location = 1, interpolation = linear>, mir.name = "uv"},
      %material: i32 {mir.io = #mir.io<location = 2, interpolation = flat>, mir.type = ui32, mir.name = "material"},
      %front: i1 {mir.io = #mir.io<builtin = front_facing>},
      %palette: !mir.ptr<global, vector<4xf32>> {mir.name = "palette", mir.resource = #mir.resource<set = 0, binding = 1, storage>},
      %texture: !mir.image2d<f32> {mir.name = "albedo", mir.resource = #mir.resource<set = 1, binding = 0, image>},
      %sampler: !mir.sampler {mir.name = "smooth", mir.resource = #mir.resource<set = 1, binding = 1, sampler>},
      %scale: f32 {mir.name = "scale"}, %cut: f32 {mir.name = "cut"})
      attributes {mir.kernel = #mir.kernel<fragment>} {
    %texel = mir.gpu.sample %texture, %sampler[%uv] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
    %alpha = vector.extract %texel[3] : f32 from vector<4xf32>
    %is_hole = arith.cmpf olt, %alpha, %cut : f32
    scf.if %is_hole {
      mir.gpu.discard
    }
    %p = mir.gpu.gep %palette[%material] stride 16 : <global, vector<4xf32>>, i32
    %tint = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
    %tinted = arith.mulf %texel, %tint : vector<4xf32>
    %z = vector.extract %normal[2] : f32 from vector<3xf32>
    %minus = arith.negf %z : f32
    %light = arith.select %front, %z, %minus : f32
    %lights = vector.broadcast %light : f32 to vector<4xf32>
    %color = arith.mulf %tinted, %lights : vector<4xf32>
    mir.gpu.write_output %color, <location = 0> : vector<4xf32>
    mir.gpu.write_output %material, <location = 1> : i32
    %coord = mir.gpu.frag_coord
    %depth = vector.extract %coord[2] : f32 from vector<4xf32>
    %half = arith.constant 0.5 : f32
    %nearer = arith.mulf %depth, %half : f32
    mir.gpu.write_output %nearer, <builtin = frag_depth> : f32
    return
  }
}
