// Folds of single operations; calls whose result the host's library would compute stay.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-canonicalize))' %s | FileCheck %s

// CHECK-LABEL: func.func @identities(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>, %[[X:[^ ]*]]: i32
func.func @identities(%p: !mir.ptr<global, i32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %a = arith.addi %x, %c0 : i32
  %b = lir.divui %a, %c1 : i32
  %c = lir.shli %b, %c0 : i32
  %q = lir.gep %p[%c0] stride 4 : <global, i32>, i32
  %bits = lir.ptr_cast %q : <global, i32> -> <global, f32>
  %back = lir.ptr_cast %bits : <global, f32> -> <global, i32>
  // CHECK-NEXT: lir.store %[[P]], %[[X]] align 4
  lir.store %back, %c align 4 : <global, i32>, i32
  // CHECK-NEXT: return %[[X]]
  return %c : i32
}

// Every operand of a total operation has a result, also of one that divides by zero.
// CHECK-LABEL: func.func @total(
func.func @total(%x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c7 = arith.constant 7 : i32
  // CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7 : i32
  // CHECK-DAG: %[[QUOTIENT:.*]] = lir.divsi %{{.*}}, %{{.*}} : i32
  %a = lir.divsi %c7, %c0 : i32
  %b = lir.divsi %x, %c0 : i32
  // CHECK: return %[[SEVEN]], %[[QUOTIENT]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @host(
func.func @host() -> f32 {
  %c2 = arith.constant 2.0 : f32
  // CHECK: math.exp
  %e = math.exp %c2 : f32
  return %e : f32
}

// -0.0 + 0.0 is 0.0.
// CHECK-LABEL: func.func @zeros(
func.func @zeros(%x: f32) -> f32 {
  %zero = arith.constant 0.0 : f32
  // CHECK: arith.addf
  %s = arith.addf %x, %zero : f32
  return %s : f32
}
