// A kernel keeps its name for the host where Metal has that name itself, or no name is written so.
// R-RUNA-52 R-RUNA-62
// RUN: gir-opt --emit-msl %s -o %t.metal
// RUN: FileCheck %s < %t.metal
// RUN: %check-metal %t.metal

// CHECK: {{\[\[}}host_name("main")]]
// CHECK: kernel void main_(device float* float_ {{\[\[}}buffer(0)]]) {
func.func @main(%x: !mir.ptr<global, f32> {mir.name = "float", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  mir.gpu.store %x, %one : !mir.ptr<global, f32>, f32
  return
}

// CHECK: {{\[\[}}host_name("a.b")]]
// CHECK: kernel void a_b(
func.func @a.b(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  mir.gpu.store %x, %one : !mir.ptr<global, f32>, f32
  return
}
