// The bindings of a kernel are members of a structure for each set: its index is the set's number, the ids of its
// members are the bindings, in their order. Scalars are in a buffer behind the last set of the module; workgroup memory
// is bound separately. The reflection states the same.
// R-RUNA-13 R-RUNA-60 R-RUNA-62
// RUN: gir-opt --emit-msl --metal-argument-buffers=tier2 --target=metal3.2 %s -o %t.metal --reflection=%t.json
// RUN: FileCheck %s < %t.metal
// RUN: FileCheck --check-prefix=JSON %s < %t.json
// RUN: %check-metal %t.metal
// The module records the flag: a lowered module is emitted in the same way.
// RUN: gir-opt --lower-to-lir --metal-argument-buffers=tier2 --target=metal3.2 %s | gir-opt --emit-msl | diff - %t.metal

mir.gpu.global @lut : !mir.ptr<global, f32> count 4 elem f32

// JSON: "argument_buffers": "tier2",
// CHECK: struct one_set0_2 {
// CHECK-NEXT: constant uchar* scale {{\[\[}}id(1)]];
// CHECK-NEXT: device float* near {{\[\[}}id(2)]];
// CHECK-NEXT: sampler by {{\[\[}}id(5)]];
// CHECK-NEXT: device float* lut {{\[\[}}id(7)]];
// CHECK-NEXT: };
// CHECK-NEXT: struct one_set3 {
// CHECK-NEXT: texture2d<float, access::sample> from {{\[\[}}id(0)]];
// CHECK-NEXT: texture2d<float, access::write> to {{\[\[}}id(9)]];
// CHECK-NEXT: };
// CHECK-NEXT: struct one_constants {
// CHECK: kernel void one(
// CHECK-NEXT: constant one_set0_2& set0 {{\[\[}}buffer(0)]],
// CHECK-NEXT: constant one_set3& set3 {{\[\[}}buffer(3)]],
// CHECK-NEXT: threadgroup float* tile {{\[\[}}threadgroup(0)]],
// CHECK-NEXT: constant one_constants& constants {{\[\[}}buffer(4)]]) {
// CHECK: *(constant float_alias*)(set0.scale + 16ul)
// CHECK: set3.to.write(set3.from.sample(set0.by, constants.at, level(0.0f)) *
// CHECK: set0.near[2] = *set0.lut

// Parameters come in the order of the source, with their places there.
// JSON: "name": "from"
// JSON: "index": 3,
// JSON-NEXT: "argument_id": 0
// JSON: "name": "by"
// JSON: "index": 0,
// JSON-NEXT: "argument_id": 5
// JSON: "name": "near"
// JSON: "index": 0,
// JSON-NEXT: "argument_id": 2
// JSON: "name": "to"
// JSON: "index": 3,
// JSON-NEXT: "argument_id": 9
// JSON: "name": "scale"
// JSON: "index": 0,
// JSON-NEXT: "argument_id": 1
// JSON: "name": "lut"
// JSON: "index": 0,
// JSON-NEXT: "argument_id": 7
// JSON: "push_constants": {
// JSON: "index": 4
func.func @one(
    %from: !mir.image2d<f32> {mir.name = "from", mir.resource = #mir.resource<set = 3, binding = 0, image>},
    %by: !mir.sampler {mir.name = "by", mir.resource = #mir.resource<set = 0, binding = 5, sampler>},
    %near: !mir.ptr<global, f32> {mir.name = "near", mir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %at: vector<2xf32> {mir.name = "at"},
    %to: !mir.image2d<f32, write> {mir.name = "to", mir.resource = #mir.resource<set = 3, binding = 9, image>},
    %scale: !mir.uniform_buffer<f32> {mir.name = "scale", mir.resource = #mir.resource<set = 0, binding = 1, uniform>},
    %tile: !mir.ptr<workgroup, f32> {mir.name = "tile"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %texel = mir.gpu.sample %from, %by[%at] : !mir.image2d<f32>, vector<2xf32> -> vector<4xf32>
  %one = arith.constant 1 : i32
  %s = mir.gpu.resource_load %scale[%one] : !mir.uniform_buffer<f32>, i32 -> f32
  %all = vector.broadcast %s : f32 to vector<4xf32>
  %scaled = arith.mulf %texel, %all : vector<4xf32>
  %place = arith.constant dense<0> : vector<2xi32>
  mir.gpu.resource_store %to[%place], %scaled : !mir.image2d<f32, write>, vector<2xi32>, vector<4xf32>
  mir.gpu.store %tile, %s : !mir.ptr<workgroup, f32>, f32
  %lut = mir.gpu.address_of @lut : !mir.ptr<global, f32>
  %v = mir.gpu.load %lut : !mir.ptr<global, f32> -> f32
  %two = arith.constant 2 : i32
  %third = mir.gpu.gep %near[%two] stride 4 : <global, f32>, i32
  mir.gpu.store %third, %v : !mir.ptr<global, f32>, f32
  return
}

// The same place has the same numbers in every kernel; one without resources has none. This one's name is that of a
// structure otherwise.
// CHECK: struct one_set0_set3 {
// CHECK-NEXT: device float* x {{\[\[}}id(0)]];
// CHECK: kernel void one_set0(constant one_set0_set3& set3 {{\[\[}}buffer(3)]]) {
// CHECK: kernel void none() {
func.func @one_set0(%x: !mir.ptr<global, f32> {mir.name = "x", mir.resource = #mir.resource<set = 3, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  mir.gpu.store %x, %one : !mir.ptr<global, f32>, f32
  return
}
func.func @none() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
