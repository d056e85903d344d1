// Control flow without a flag, or without an exit of a known shape, stays as it is.
// R-GIR-45
// RUN: gir-opt --lir-recover-exits %s | FileCheck %s

// An if that does something on both sides and then goes on.
// CHECK-LABEL: func.func @plain(
// CHECK: scf.if
// CHECK: } else {
// CHECK: scf.for
// CHECK-NOT: lir.if
// CHECK: return
func.func @plain(%c: i1, %n: i32, %p: !mir.ptr<global, i32>) {
  scf.if %c {
    lir.store %p, %n align 4 : <global, i32>, i32
  } else {
    scf.for %i = %n to %n step %n : i32 {
      lir.store %p, %i align 4 : <global, i32>, i32
    }
  }
  return
}

// A loop that is left at its test only.
// CHECK-LABEL: func.func @tested(
// CHECK: scf.while
// CHECK: scf.condition
// CHECK-NOT: lir.loop
// CHECK: return
func.func @tested(%n: i32, %p: !mir.ptr<global, i32>) -> i32 {
  %r = scf.while (%i = %n) : (i32) -> i32 {
    %x = lir.load %p align 4 : <global, i32> -> i32
    %more = arith.cmpi ne, %x, %i : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%x: i32):
    %next = arith.addi %x, %n : i32
    scf.yield %next : i32
  }
  return %r : i32
}

// Two ways that meet again before they leave: the flag tells them from the third.
// CHECK-LABEL: func.func @meet(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[P:.*]]: !mir.ptr
// CHECK: %[[F:.*]] = scf.if %[[C]] -> (i1) {
// CHECK:   scf.yield %[[D]]
// CHECK: } else {
// CHECK:   scf.yield %true
// CHECK: }
// CHECK: scf.if %[[F]] {
// CHECK:   lir.store
// CHECK: }
// CHECK: lir.store
// CHECK-NEXT: return
func.func @meet(%c: i1, %d: i1, %p: !mir.ptr<global, i32>, %x: i32) {
  %f = scf.if %c -> (i1) {
    lir.store %p, %x align 4 : <global, i32>, i32
    scf.yield %d : i1
  } else {
    %yes = arith.constant true
    scf.yield %yes : i1
  }
  scf.if %f {
    %one = arith.constant 1 : i32
    lir.store %p, %one align 4 : <global, i32>, i32
  }
  %two = arith.constant 2 : i32
  lir.store %p, %two align 4 : <global, i32>, i32
  return
}

// A break of two loops at once.
// CHECK-LABEL: func.func @two_loops(
// CHECK: %[[R:.*]] = lir.loop -> i1 {
// CHECK:   lir.break %true
// CHECK:   lir.break %false
// CHECK: }
// CHECK: lir.if %[[R]] {
// CHECK-NEXT: lir.break
func.func @two_loops(%p: !mir.ptr<global, i32>) {
  scf.while : () -> () {
    %left = scf.while : () -> (i1) {
      %a = lir.load %p align 4 : <global, i32> -> i32
      %zero = arith.constant 0 : i32
      %done = arith.cmpi eq, %a, %zero : i32
      %to:2 = scf.if %done -> (i1, i1) {
        %no = arith.constant false
        %yes = arith.constant true
        lir.store %p, %a align 4 : <global, i32>, i32
        scf.yield %no, %yes : i1, i1
      } else {
        %one = arith.constant 1 : i32
        %next = arith.cmpi ne, %a, %one : i32
        %no = arith.constant false
        lir.store %p, %one align 4 : <global, i32>, i32
        scf.yield %next, %no : i1, i1
      }
      scf.condition(%to#0) %to#1 : i1
    } do {
    ^bb0(%x: i1):
      scf.yield
    }
    %yes = arith.constant true
    %stays = arith.xori %left, %yes : i1
    scf.if %stays {
      %two = arith.constant 2 : i32
      lir.store %p, %two align 4 : <global, i32>, i32
    }
    scf.condition(%stays)
  } do {
    scf.yield
  }
  %three = arith.constant 3 : i32
  lir.store %p, %three align 4 : <global, i32>, i32
  return
}

// Operations that were unused before the pass stay.
// CHECK-LABEL: func.func @unused(
// CHECK: arith.addi
// CHECK: arith.select
// CHECK: return
func.func @unused(%c: i1, %x: i32) {
  %one = arith.constant 1 : i32
  %a = arith.addi %one, %one : i32
  %yes = arith.constant true
  %b = arith.select %yes, %x, %a : i32
  return
}

// A function that is a graph of blocks has none of this.
// CHECK-LABEL: func.func @blocks(
// CHECK: cf.br
func.func @blocks(%c: i1) {
  cf.br ^bb1
^bb1:
  scf.if %c {
  }
  return
}
