// A private variable that is only stored to is gone; one whose pointer goes elsewhere is not.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-forward-stores))' %s | FileCheck %s

func.func private @f(!mir.ptr<private, i32>)

// CHECK-LABEL: func.func @array(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @array(%v: i32) -> i32 {
  // CHECK-NOT: lir.
  %a = lir.var 4 align 4 : <private, i32>
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %one = lir.gep %a[%c1] stride 4 : <private, i32>, i32
  %two = lir.gep %a[%c2] stride 4 : <private, i32>, i32
  lir.store %one, %v align 4 : <private, i32>, i32
  lir.store %two, %c2 align 4 : <private, i32>, i32
  %b = lir.load %one align 4 : <private, i32> -> i32
  // CHECK: return %[[V]]
  return %b : i32
}

// CHECK-LABEL: func.func @passed(
func.func @passed(%v: i32) -> i32 {
  // CHECK: %[[A:.*]] = lir.var
  %a = lir.var align 4 : <private, i32>
  lir.store %a, %v align 4 : <private, i32>, i32
  func.call @f(%a) : (!mir.ptr<private, i32>) -> ()
  // CHECK: call
  // CHECK-NEXT: %[[B:.*]] = lir.load %[[A]]
  %b = lir.load %a align 4 : <private, i32> -> i32
  // CHECK: return %[[B]]
  return %b : i32
}

// CHECK-LABEL: func.func @watched(
func.func @watched(%v: i32) {
  // CHECK: lir.var
  %a = lir.var align 4 : <private, i32>
  // CHECK: lir.store volatile
  lir.store volatile %a, %v align 4 : <private, i32>, i32
  return
}
