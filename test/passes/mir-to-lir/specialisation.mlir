// Specialisation constants keep their name, id and value.
// R-SPVD-10
// RUN: gir-opt --mir-to-lir="simplify=false" %s | FileCheck %s

// CHECK-LABEL: func.func @f
// CHECK: lir.spec_constant "tile" id(3) = 16 : i32
// CHECK: lir.spec_constant "tile" id(3) = 16 : i32
// CHECK: lir.spec_constant "flag" id(4) = true
func.func @f() -> (i32, i32, i1) {
  %0 = mir.gpu.spec_constant "tile" id(3) = 16 : i32
  %1 = mir.gpu.spec_constant "tile" id(3) = 16 : i32
  %2 = mir.gpu.spec_constant "flag" id(4) = true
  return %0, %1, %2 : i32, i32, i1
}

// CHECK-LABEL: func.func @k
// CHECK-SAME: lir.workgroup_size_ids = array<i32: 0, 1, 2>
func.func @k() attributes {mir.kernel = #mir.kernel<compute>, mir.workgroup_size_ids = array<i32: 0, 1, 2>} {
  return
}
