// A kernel that says how many work-items of a subgroup exchange values gets subgroups of a sufficient size: GIR text
// states exact sizes only.
// X-6
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @odd()
// CHECK-SAME: subgroup_size = 16 : i32
func.func @odd() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, mir.least_subgroup_size = 13 : i32} {
  return
}

// One work-item needs no size.
// CHECK-LABEL: gir.func @one()
// CHECK-NOT: subgroup_size
func.func @one() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, mir.least_subgroup_size = 1 : i32} {
  return
}
