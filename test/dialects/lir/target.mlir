// Questions to the target.
// R-RUNA-105
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @f
func.func @f() -> i1 {
  // CHECK: lir.target_supports "atomics"
  %0 = lir.target_supports "atomics"
  // CHECK: lir.target_supports "matrices.native"
  %1 = lir.target_supports "matrices.native"
  // CHECK: lir.target_supports "vectors.width.16"
  %2 = lir.target_supports "vectors.width.16"
  %3 = arith.andi %0, %1 : i1
  %4 = arith.andi %2, %3 : i1
  return %4 : i1
}

// CHECK-LABEL: func.func @constants
func.func @constants() -> (i32, i1, f16) {
  // CHECK: lir.spec_constant "tile" id(3) = 16 : i32
  %0 = lir.spec_constant "tile" id(3) = 16 : i32
  // CHECK: lir.spec_constant "flag" id(0) = true
  %1 = lir.spec_constant "flag" id(0) = true
  // CHECK: lir.spec_constant "half" id(4) = 5.000000e-01 : f16 {note}
  %2 = lir.spec_constant "half" id(4) = 5.000000e-01 : f16 {note}
  return %0, %1, %2 : i32, i1, f16
}
