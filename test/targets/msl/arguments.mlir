// The index of a buffer is the place of its set and binding among all of the module; the scalars of a kernel stand in one
// buffer behind them, at their offsets. The reflection says the same. Workgroup memory of the launch's size is counted by
// itself; globals are buffers of the kernels that use them.
// R-RUNA-52 R-RUNA-60 R-RUNA-62
// RUN: gir-opt --emit-msl %s -o %t.metal --reflection=%t.json
// RUN: FileCheck %s < %t.metal
// RUN: FileCheck --check-prefix=JSON %s < %t.json
// RUN: %check-metal %t.metal

mir.gpu.global @extra : !mir.ptr<workgroup, i32> count 0 dynamic elem i32
mir.gpu.global @lut : !mir.ptr<global, f32> count 4 elem f32

// CHECK: struct one_constants {
// CHECK-NEXT: uchar tag;
// CHECK-NEXT: uint n;
// CHECK-NEXT: float3 v;
// CHECK-NEXT: };
// CHECK: kernel void one(
// CHECK-NEXT: device float* far {{\[\[}}buffer(2)]],
// CHECK-NEXT: device float* near {{\[\[}}buffer(0)]],
// CHECK-NEXT: threadgroup float* tile {{\[\[}}threadgroup(0)]],
// CHECK-NEXT: device float* lut {{\[\[}}buffer(1)]],
// CHECK-NEXT: threadgroup uint* extra {{\[\[}}threadgroup(1)]],
// CHECK-NEXT: constant one_constants& constants {{\[\[}}buffer(3)]]) {
// JSON: "name": "one"
// JSON: "name": "far"
// JSON: "index": 2
// JSON: "name": "near"
// JSON: "index": 0
// JSON: "name": "lut"
// JSON: "index": 1
// JSON: "push_constants": {
// JSON-NEXT: "size": 32,
// JSON-NEXT: "align": 16,
// JSON-NEXT: "index": 3
// JSON: "name": "tile"
// JSON: "spec_id": 0,
// JSON-NEXT: "index": 0
// JSON: "shared_memory"
// JSON: "index": 1
func.func @one(%far: !mir.ptr<global, f32> {mir.name = "far", mir.resource = #mir.resource<set = 3, binding = 0, storage>},
    %tag: i8 {mir.name = "tag"},
    %near: !mir.ptr<global, f32> {mir.name = "near", mir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %n: i32 {mir.name = "n"}, %v: vector<3xf32> {mir.name = "v"},
    %tile: !mir.ptr<workgroup, f32> {mir.name = "tile"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %lut = mir.gpu.address_of @lut : !mir.ptr<global, f32>
  %a = mir.gpu.load %lut : !mir.ptr<global, f32> -> f32
  mir.gpu.store %far, %a : !mir.ptr<global, f32>, f32
  %b = vector.extract %v[2] : f32 from vector<3xf32>
  mir.gpu.store %near, %b : !mir.ptr<global, f32>, f32
  mir.gpu.store %tile, %b : !mir.ptr<workgroup, f32>, f32
  %extra = mir.gpu.address_of @extra : !mir.ptr<workgroup, i32>
  %w = arith.extui %tag : i8 to i32
  %s = arith.addi %w, %n : i32
  mir.gpu.store %extra, %s : !mir.ptr<workgroup, i32>, i32
  return
}

// The same place has the same index in every kernel; a global that is not used is no parameter.
// CHECK-LABEL: kernel void two(
// CHECK-SAME: device float* x {{\[\[}}buffer(2)]]) {
func.func @two(%x: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 3, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  mir.gpu.store %x, %one : !mir.ptr<global, f32>, f32
  return
}
