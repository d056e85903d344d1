// A branch on a constant is its arm; a loop that may run forever stays though nobody needs it.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-canonicalize))' %s | FileCheck %s

// CHECK-LABEL: func.func @decided(
// CHECK-SAME: %[[X:[^ ]*]]: i32
func.func @decided(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %less = arith.cmpi ult, %c1, %c2 : i32
  // CHECK-NOT: scf.if
  %r = scf.if %less -> i32 {
    %inner = arith.cmpi ugt, %c1, %c2 : i32
    %s = scf.if %inner -> i32 {
      scf.yield %c1 : i32
    } else {
      %t = arith.muli %x, %x : i32
      scf.yield %t : i32
    }
    scf.yield %s : i32
  } else {
    scf.yield %c2 : i32
  }
  // CHECK: %[[T:.*]] = arith.muli %[[X]], %[[X]]
  // CHECK: return %[[T]]
  return %r : i32
}

// CHECK-LABEL: func.func @forever(
func.func @forever() {
  %true = arith.constant true
  // CHECK: scf.while
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
