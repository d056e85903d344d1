// Lit triangles with a hole, of a palette by their material, each instance further away than the one before and moved.
func.func @v(
    %at: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "at"},
    %normal: vector<3xf32> {mir.io = #mir.io<location = 1>, mir.name = "normal"},
    %uv: vector<2xf32> {mir.io = #mir.io<location = 2>, mir.name = "uv"},
    %material: i32 {mir.io = #mir.io<location = 3>, mir.type = ui32, mir.name = "material"},
    %offsets: !mir.ptr<global, vector<4xf32>> {mir.name = "offsets", mir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %light: vector<3xf32> {mir.name = "light"}, %hole: f32 {mir.name = "hole"})
    attributes {mir.kernel = #mir.kernel<vertex>} {
  %instance = mir.gpu.instance_index
  %p = mir.gpu.gep %offsets[%instance] stride 16 : <global, vector<4xf32>>, i32
  %offset = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
  %x = vector.extract %at[0] : f32 from vector<3xf32>
  %y = vector.extract %at[1] : f32 from vector<3xf32>
  %z = vector.extract %at[2] : f32 from vector<3xf32>
  %unit = arith.constant 1.0 : f32
  %place = vector.from_elements %x, %y, %z, %unit : vector<4xf32>
  %moved = arith.addf %place, %offset : vector<4xf32>
  mir.gpu.write_output %moved, <builtin = position> : vector<4xf32>
  mir.gpu.write_output %normal, <location = 0> : vector<3xf32>
  mir.gpu.write_output %uv, <location = 4, interpolation = linear> : vector<2xf32>
  mir.gpu.write_output %material, <location = 2, interpolation = flat> : i32
  return
}

func.func private @brightness(%normal: vector<3xf32>, %light: vector<3xf32>) -> f32 {
  %products = arith.mulf %normal, %light : vector<3xf32>
  %x = vector.extract %products[0] : f32 from vector<3xf32>
  %y = vector.extract %products[1] : f32 from vector<3xf32>
  %z = vector.extract %products[2] : f32 from vector<3xf32>
  %xy = arith.addf %x, %y : f32
  %sum = arith.addf %xy, %z : f32
  return %sum : f32
}

func.func @f(
    %normal: vector<3xf32> {mir.io = #mir.io<location = 0>, mir.name = "normal"},
    %uv: vector<2xf32> {mir.io = #mir.io<location = 4, interpolation = linear>, mir.name = "uv"},
    %material: i32 {mir.io = #mir.io<location = 2, interpolation = flat>, mir.type = ui32, mir.name = "material"},
    %front: i1 {mir.io = #mir.io<builtin = front_facing>},
    %palette: !mir.ptr<global, vector<4xf32>> {mir.name = "palette", mir.resource = #mir.resource<set = 0, binding = 1, storage>},
    %count: !mir.ptr<global, i32> {mir.name = "count", mir.type = ui32, mir.resource = #mir.resource<set = 1, binding = 0, storage>},
    %light: vector<3xf32> {mir.name = "light"}, %hole: f32 {mir.name = "hole"})
    attributes {mir.kernel = #mir.kernel<fragment>} {
  %u = vector.extract %uv[0] : f32 from vector<2xf32>
  %v = vector.extract %uv[1] : f32 from vector<2xf32>
  %uu = arith.mulf %u, %u : f32
  %vv = arith.mulf %v, %v : f32
  %distance = arith.addf %uu, %vv : f32
  %is_hole = arith.cmpf olt, %distance, %hole : f32
  scf.if %is_hole {
    mir.gpu.discard
  }
  %one = arith.constant 1 : i32
  %old = mir.gpu.atomic add %count, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  %p = mir.gpu.gep %palette[%material] stride 16 : <global, vector<4xf32>>, i32
  %tint = mir.gpu.load %p : <global, vector<4xf32>> -> vector<4xf32>
  %lit = func.call @brightness(%normal, %light) : (vector<3xf32>, vector<3xf32>) -> f32
  %quarter = arith.constant 0.25 : f32
  %dim = arith.mulf %lit, %quarter : f32
  %shade = arith.select %front, %lit, %dim : f32
  %shades = vector.broadcast %shade : f32 to vector<4xf32>
  %color = arith.mulf %tint, %shades : vector<4xf32>
  mir.gpu.write_output %color, <location = 0> : vector<4xf32>
  mir.gpu.write_output %material, <location = 1> : i32
  %coord = mir.gpu.frag_coord
  %depth = vector.extract %coord[2] : f32 from vector<4xf32>
  %half = arith.constant 0.5 : f32
  %nearer = arith.mulf %depth, %half : f32
  mir.gpu.write_output %nearer, <builtin = frag_depth> : f32
  return
}
