// Addresses and total operations that are one of their operands.
// RUN: gir-opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @pointers(
// CHECK-SAME: %[[P:[^ ]*]]: !mir.ptr<global, i32>
func.func @pointers(%p: !mir.ptr<global, i32>) -> (!mir.ptr<global, i32>, !mir.ptr<global, f32>) {
  %c0 = arith.constant 0 : i32
  %a = mir.gpu.gep %p[%c0] stride 4 : <global, i32>, i32
  %b = mir.gpu.ptr_cast %a : <global, i32> -> <global, f32>
  %c = mir.gpu.ptr_cast %b : <global, f32> -> <global, i64>
  %d = mir.gpu.ptr_cast %c : <global, i64> -> <global, i32>
  // CHECK-NEXT: %[[F:.*]] = mir.gpu.ptr_cast %[[P]] : <global, i32> -> <global, f32>
  %e = mir.gpu.ptr_cast %c : <global, i64> -> <global, f32>
  // CHECK-NEXT: return %[[P]], %[[F]]
  return %d, %e : !mir.ptr<global, i32>, !mir.ptr<global, f32>
}

// CHECK-LABEL: func.func @totals(
// CHECK-SAME: %[[X:[^ ]*]]: vector<2xi32>
func.func @totals(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>) {
  %ones = arith.constant dense<1> : vector<2xi32>
  %zeros = arith.constant dense<0> : vector<2xi32>
  %a = mir.divsi %x, %ones : vector<2xi32>
  %b = mir.divui %a, %ones : vector<2xi32>
  %c = mir.shli %b, %zeros : vector<2xi32>
  %d = mir.shrsi %c, %zeros : vector<2xi32>
  %e = mir.shrui %d, %zeros : vector<2xi32>
  // No operand is the remainder.
  // CHECK: %[[R:.*]] = mir.remui
  %r = mir.remui %e, %ones : vector<2xi32>
  // CHECK: return %[[X]], %[[R]]
  return %e, %r : vector<2xi32>, vector<2xi32>
}
