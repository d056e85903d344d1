// Loops that test behind their body: of constants, up and down, and below a bound that a condition around them is about.
// RUN: gir-opt --mir-raise-loops --split-input-file %s | FileCheck %s

// CHECK-LABEL: @constants
// CHECK-DAG:     %[[LOW:.*]] = arith.constant -2 : i32
// CHECK-DAG:     %[[HIGH:.*]] = arith.constant 3 : i32
// CHECK:         %[[R:.*]] = scf.for %[[I:.*]] = %[[LOW]] to %[[HIGH]] step %{{.*}} iter_args(%[[S:.*]] = %arg0) -> (i32)
// CHECK-NEXT:      %[[T:.*]] = arith.addi %[[S]], %[[I]]
// CHECK-NEXT:      scf.yield %[[T]]
// CHECK:         return %[[R]]
func.func @constants(%s0: i32) -> i32 {
  %low = arith.constant -2 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r:2 = scf.while (%i = %low, %s = %s0) : (i32, i32) -> (i32, i32) {
    %t = arith.addi %s, %i : i32
    %j = arith.addi %i, %one : i32
    %c = arith.cmpi slt, %i, %two : i32
    scf.condition(%c) %j, %t : i32, i32
  } do {
  ^bb0(%i: i32, %s: i32):
    scf.yield %i, %s : i32, i32
  }
  return %r#1 : i32
}

// -----

// Down: rounds are counted, and the value behind the loop is known.
// CHECK-LABEL: @down
// CHECK:         scf.for unsigned %[[K:.*]] = %{{.*}} to %{{.*}} step
// CHECK-NEXT:      %[[I:.*]] = arith.subi %{{.*}}, %[[K]]
// CHECK-NEXT:      func.call @use(%[[I]])
// CHECK-NOT:     scf.while
func.func private @use(i32)
func.func @down() -> i32 {
  %seven = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  %r = scf.while (%i = %seven) : (i32) -> i32 {
    func.call @use(%i) : (i32) -> ()
    %j = arith.addi %i, %minus : i32
    %c = arith.cmpi ne, %j, %zero : i32
    scf.condition(%c) %j : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return %r : i32
}

// -----

// CHECK-LABEL: @guarded
// CHECK:         scf.if
// CHECK:           scf.for %{{.*}} = %{{.*}} to %arg0 step
// CHECK-NOT:     scf.while
func.func private @use(i32)
func.func @guarded(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %some = arith.cmpi sgt, %n, %zero : i32
  scf.if %some {
    %r = scf.while (%i = %zero) : (i32) -> i32 {
      func.call @use(%i) : (i32) -> ()
      %j = arith.addi %i, %one : i32
      %c = arith.cmpi ne, %j, %n : i32
      scf.condition(%c) %j : i32
    } do {
    ^bb0(%i: i32):
      scf.yield %i : i32
    }
  }
  return
}

// -----

// The bound is wider than what the condition is about; the branch is the other one.
// CHECK-LABEL: @otherwise
// CHECK:         scf.for {{.*}} : i64
func.func private @use_wide(i64)
func.func @otherwise(%n: i32) {
  %zero = arith.constant 0 : i32
  %first = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %wide = arith.extui %n : i32 to i64
  %none = arith.cmpi eq, %n, %zero : i32
  scf.if %none {
  } else {
    %r = scf.while (%i = %first) : (i64) -> i64 {
      func.call @use_wide(%i) : (i64) -> ()
      %j = arith.addi %i, %one : i64
      %c = arith.cmpi ne, %j, %wide : i64
      scf.condition(%c) %j : i64
    } do {
    ^bb0(%i: i64):
      scf.yield %i : i64
    }
  }
  return
}

// -----

// Nothing says that the loop runs as often as it counts: it runs once where the bound is negative.
// CHECK-LABEL: @unknown
// CHECK:         scf.while
// CHECK-LABEL: @wraps
// CHECK:         scf.while
// CHECK-LABEL: @signs
// CHECK:         scf.while
func.func private @use(i32)
func.func @unknown(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.while (%i = %zero) : (i32) -> i32 {
    func.call @use(%i) : (i32) -> ()
    %j = arith.addi %i, %one : i32
    %c = arith.cmpi slt, %j, %n : i32
    scf.condition(%c) %j : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return
}
func.func private @use_byte(i8)
func.func @wraps() {
  %zero = arith.constant 0 : i8
  %two = arith.constant 2 : i8
  %five = arith.constant 5 : i8
  %r = scf.while (%i = %zero) : (i8) -> i8 {
    func.call @use_byte(%i) : (i8) -> ()
    %j = arith.addi %i, %two : i8
    %c = arith.cmpi ne, %j, %five : i8
    scf.condition(%c) %j : i8
  } do {
  ^bb0(%i: i8):
    scf.yield %i : i8
  }
  return
}
func.func @signs(%n: i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %some = arith.cmpi ne, %n, %zero : i32
  scf.if %some {
    %r = scf.while (%i = %zero) : (i32) -> i32 {
      func.call @use(%i) : (i32) -> ()
      %j = arith.addi %i, %one : i32
      %c = arith.cmpi slt, %j, %n : i32
      scf.condition(%c) %j : i32
    } do {
    ^bb0(%i: i32):
      scf.yield %i : i32
    }
  }
  return
}
