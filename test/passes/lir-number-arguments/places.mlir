// Resources are numbered by set and binding over all kernels, in a table for each kind; scalars come behind the buffers.
// R-RUNA-62
// RUN: gir-opt --lir-number-arguments %s | FileCheck %s

// CHECK-LABEL: func.func @first(
// CHECK-SAME: !mir.ptr<global, f32> {lir.index = 2 : i32, lir.resource = #mir.resource<set = 1, binding = 0, storage>}
// CHECK-SAME: i32 {lir.index = 3 : i32, lir.push_constant
// CHECK-SAME: !mir.sampler {lir.index = 0 : i32,
// CHECK-SAME: i32 {lir.index = 3 : i32, lir.push_constant
// CHECK-SAME: !mir.ptr<workgroup, f32> {lir.index = 0 : i32, lir.spec_id = 4 : i32}
// CHECK-SAME: !mir.ptr<workgroup, f32> {lir.index = 1 : i32, lir.spec_id = 2 : i32}
func.func @first(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 1, binding = 0, storage>},
    %a: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>},
    %s: !mir.sampler {lir.resource = #mir.resource<set = 0, binding = 5, sampler>},
    %b: i32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>},
    %t: !mir.ptr<workgroup, f32> {lir.spec_id = 4 : i32},
    %u: !mir.ptr<workgroup, f32> {lir.spec_id = 2 : i32})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// CHECK-LABEL: func.func @second(
// CHECK-SAME: lir.index = 1 : i32, lir.resource = #mir.resource<set = 0, binding = 9, storage>
// CHECK-SAME: lir.index = 0 : i32, lir.resource = #mir.resource<set = 0, binding = 2, storage>
// CHECK-SAME: lir.index = 2 : i32, lir.resource = #mir.resource<set = 1, binding = 0, storage>
func.func @second(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 9, storage>},
    %y: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 2, storage>},
    %z: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 1, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
