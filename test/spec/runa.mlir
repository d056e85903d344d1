// Kernels of the Runa GPU dialect specification, as GIR text too: the entry that section 8
// reflects, and that of section 16.2 on pointers.
// X-6 R-RUNA-23
// RUN: gir-opt --emit-gir %s -o %t.gir && FileCheck %s < %t.gir
// RUN: gir-opt --emit-reflection --target=vulkan1.3 %s -o %t.json && FileCheck %s --check-prefix=JSON < %t.json
// RUN: gir-opt --emit-reflection --target=vulkan1.3 %t.gir | cmp - %t.json
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %t.gir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK: func kernel workgroup_size(64, 1, 1) @process(%in: ptr[global]<f32> resource(set=0, binding=0), %out: ptr[global]<f32> resource(set=0, binding=1)) -> void {
func.func @process(
    %in: !mir.ptr<global, f32> {mir.name = "in", mir.resource = #mir.resource<set = 0, binding = 0, storage, name = "in">},
    %out: !mir.ptr<global, f32> {mir.name = "out", mir.resource = #mir.resource<set = 0, binding = 1, storage, name = "out">})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: %[[GID:.*]] = global_id x
  %gid = mir.gpu.global_id x
  %from = mir.gpu.gep unsigned %in[%gid] stride 4 : !mir.ptr<global, f32>, i32
  %to = mir.gpu.gep unsigned %out[%gid] stride 4 : !mir.ptr<global, f32>, i32
  %val = mir.gpu.load %from : !mir.ptr<global, f32> -> f32
  // CHECK: mul %{{.*}}, 2.0f
  %two = arith.constant 2.0 : f32
  %twice = arith.mulf %val, %two : f32
  mir.gpu.store %to, %twice : !mir.ptr<global, f32>, f32
  return
}

// The size and alignment of the block of push constants follow from its members.
// CHECK: func kernel workgroup_size(8, 8, 1) @my_kernel(%data: ptr[global]<vec4<f32>> resource(set=0, binding=0), %scale: vec4<f32>, %offset: vec4<f32>) -> void {
// JSON: "name": "my_kernel"
// JSON-NEXT: "stage": "compute"
// JSON: "set": 0
// JSON-NEXT: "binding": 0
// JSON-NEXT: "space": "storage"
// JSON-NEXT: "type": "buffer"
// JSON: "stride": 16
// JSON-NEXT: "name": "data"
// JSON: "push_constants": {
// JSON-NEXT: "size": 32
// JSON-NEXT: "align": 16
func.func @my_kernel(
    %data: !mir.ptr<global, vector<4xf32>> {mir.name = "data", mir.resource = #mir.resource<set = 0, binding = 0, storage, name = "data">},
    %scale: vector<4xf32> {mir.name = "scale"}, %offset: vector<4xf32> {mir.name = "offset"})
    attributes {
      mir.kernel = #mir.kernel<compute, workgroup_size = [8, 8, 1]>,
      mir.push_constants = #mir.push_constants<size = 32, align = 16>} {
  %x = mir.gpu.local_id x
  %y = mir.gpu.local_id y
  %eight = arith.constant 8 : i32
  %row = arith.muli %y, %eight : i32
  %at = arith.addi %row, %x : i32
  %p = mir.gpu.gep unsigned %data[%at] stride 16 : !mir.ptr<global, vector<4xf32>>, i32
  %v = mir.gpu.load %p : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  %s = arith.mulf %v, %scale : vector<4xf32>
  %r = arith.addf %s, %offset : vector<4xf32>
  mir.gpu.store %p, %r : !mir.ptr<global, vector<4xf32>>, vector<4xf32>
  return
}
