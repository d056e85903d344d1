// An exit is not made dependent on a flag that no branch reads: it may be poison.
// R-GIR-45
// RUN: gir-opt --lir-recover-exits %s | FileCheck %s
// RUN: gir-opt --lir-recover-exits=nested=false %s | FileCheck %s

// The inner loop gives a flag that says nothing behind it. The branch there is known
// without it.
// CHECK-LABEL: func.func @branch_is_known(
// CHECK: scf.while
// CHECK: scf.while
// CHECK: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: arith.addi
// CHECK-NEXT: scf.yield
// CHECK: return
func.func @branch_is_known(%p: !mir.ptr<global, i32>, %n: i32) -> i32 {
  %yes = arith.constant true
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %one) : (i32) -> i32 {
    %more = arith.cmpi ult, %i, %n : i32
    scf.condition(%more) %i : i32
  } do {
  ^bb0(%i: i32):
    %left:2 = scf.while (%flag = %yes, %j = %i) : (i1, i32) -> (i1, i32) {
      %x = lir.load %p align 4 : <global, i32> -> i32
      %go = arith.cmpi ne, %x, %j : i32
      %unset = ub.poison : i1
      scf.condition(%go) %unset, %x : i1, i32
    } do {
    ^bb0(%flag: i1, %x: i32):
      scf.yield %yes, %x : i1, i32
    }
    %known = scf.if %yes -> (i32) {
      scf.yield %left#1 : i32
    } else {
      scf.yield %i : i32
    }
    %next = arith.addi %i, %one : i32
    scf.yield %next : i32
  }
  return %r : i32
}

// The flag only chooses a value, which may be poison as the flag is.
// CHECK-LABEL: func.func @only_chooses(
// CHECK: scf.while
// CHECK: %[[LEFT:.*]]:2 = scf.while
// CHECK: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: %[[CHOSEN:.*]] = arith.select %[[LEFT]]#0
// CHECK-NEXT: scf.yield %[[LEFT]]#1, %[[CHOSEN]]
// CHECK: return
func.func @only_chooses(%p: !mir.ptr<global, i32>, %n: i32) -> i32 {
  %yes = arith.constant true
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:2 = scf.while (%i = %one, %chosen = %one) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ult, %i, %n : i32
    scf.condition(%more) %i, %chosen : i32, i32
  } do {
  ^bb0(%i: i32, %before: i32):
    %left:2 = scf.while (%flag = %yes, %j = %i) : (i1, i32) -> (i1, i32) {
      %x = lir.load %p align 4 : <global, i32> -> i32
      %go = arith.cmpi ne, %x, %j : i32
      %unset = ub.poison : i1
      scf.condition(%go) %unset, %x : i1, i32
    } do {
    ^bb0(%flag: i1, %x: i32):
      scf.yield %yes, %x : i1, i32
    }
    %chosen = arith.select %left#0, %one, %two : i32
    %known = scf.if %yes -> (i32) {
      scf.yield %left#1 : i32
    } else {
      scf.yield %i : i32
    }
    scf.yield %known, %chosen : i32, i32
  }
  return %r#1 : i32
}
