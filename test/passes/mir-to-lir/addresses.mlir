// Addresses as numbers are the same operations.
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @next_word
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, i32>)
func.func @next_word(%p: !mir.ptr<global, i32>) -> !mir.ptr<global, i32> {
  %four = arith.constant 4 : i64
  // CHECK: %[[N:.*]] = lir.ptr_to_int %[[P]] : <global, i32>
  %n = mir.gpu.ptr_to_int %p : <global, i32>
  // CHECK: %[[M:.*]] = arith.addi %[[N]]
  %m = arith.addi %n, %four : i64
  // CHECK: lir.int_to_ptr %[[M]] : <global, i32>
  %q = mir.gpu.int_to_ptr %m : <global, i32>
  return %q : !mir.ptr<global, i32>
}
