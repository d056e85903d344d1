// Kernels without constants of their own have those that the source gives kernels with the same hint, others new ones.
// Ids of the program's constants are taken.
// R-SPVD-10
// RUN: gir-opt --lower-to-lir=target=vulkan1.3 %s | FileCheck %s

// CHECK-LABEL: func.func @stated
// CHECK-SAME: lir.workgroup_size_ids = array<i32: 5, 0, 7>
func.func @stated() attributes {mir.kernel = #mir.kernel<compute>, mir.workgroup_size_ids = array<i32: 5, 0, 7>} {
  return
}
// CHECK-LABEL: func.func @same
// CHECK-SAME: lir.workgroup_size_ids = array<i32: 5, 0, 7>
func.func @same() attributes {mir.kernel = #mir.kernel<compute>} {
  %x = mir.gpu.spec_constant "x" id(2) = 0 : i32
  return
}
// CHECK-LABEL: func.func @hinted
// CHECK-SAME: lir.workgroup_size_ids = array<i32: 1, 3, 4>
func.func @hinted() attributes {mir.kernel = #mir.kernel<compute, local_size_hint = [32, 1, 1]>} {
  return
}
