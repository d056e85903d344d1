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

// A volatile store in between changes the variable too.
// CHECK-LABEL: func.func @watched_between(
func.func @watched_between(%v: i32, %w: i32) -> i32 {
  %a = lir.var align 4 : <private, i32>
  lir.store %a, %v align 4 : <private, i32>, i32
  lir.store volatile %a, %w align 4 : <private, i32>, i32
  // CHECK: %[[B:.*]] = lir.load
  %b = lir.load %a align 4 : <private, i32> -> i32
  // CHECK: return %[[B]]
  return %b : i32
}

// A private pointer from elsewhere may be that of a variable that was passed on.
// CHECK-LABEL: func.func @through_pointer(
func.func @through_pointer(%q: !mir.ptr<private, i32>, %v: i32, %c: i1) -> (i32, i32) {
  %a = lir.var align 4 : <private, i32>
  %b = lir.var align 4 : <private, i32>
  %p = arith.select %c, %a, %q : !mir.ptr<private, i32>
  lir.store %a, %v align 4 : <private, i32>, i32
  lir.store %b, %v align 4 : <private, i32>, i32
  %c1 = arith.constant 1 : i32
  lir.store %p, %c1 align 4 : <private, i32>, i32
  // CHECK: %[[X:.*]] = lir.load
  %x = lir.load %a align 4 : <private, i32> -> i32
  %y = lir.load %b align 4 : <private, i32> -> i32
  // CHECK: return %[[X]], %arg1
  return %x, %y : i32, i32
}

// Code that nothing reaches may go round in circles.
// CHECK-LABEL: func.func @unreached(
func.func @unreached(%v: i32) {
  return
^never:
  %p = lir.gep %p[%v] stride 4 : <global, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  cf.br ^never
}
