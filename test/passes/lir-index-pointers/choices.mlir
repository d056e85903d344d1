// Where control flow chooses a pointer it chooses an index, if all pointers have one root.
// RUN: gir-opt --lir-index-pointers %s | FileCheck %s

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32, %[[C:.*]]: i1)
func.func @select(%x: !mir.ptr<global, f32>, %i: i32, %c: i1) -> f32 {
  %p = lir.gep %x[%i] stride 4 : <global, f32>, i32
  // CHECK: %[[R:.*]] = arith.select %[[C]], %[[I]], %c0_i32
  %r = arith.select %c, %p, %x : !mir.ptr<global, f32>
  // CHECK: %[[P:.*]] = lir.gep %[[X]][%[[R]]] stride 4
  // CHECK: lir.load %[[P]]
  %v = lir.load %r align 4 : <global, f32> -> f32
  return %v : f32
}

// Indices count in the greatest common divisor of the strides.
// CHECK-LABEL: func.func @strides(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32
func.func @strides(%x: !mir.ptr<global, f32>, %i: i32, %c: i1) -> f32 {
  // CHECK: %[[R:.*]] = scf.if
  %r = scf.if %c -> !mir.ptr<global, f32> {
    %row = lir.gep %x[%i] stride 12 : <global, f32>, i32
    // CHECK: %[[ROW:.*]] = arith.muli %[[I]], %c3_i32
    // CHECK: scf.yield %[[ROW]]
    scf.yield %row : !mir.ptr<global, f32>
  } else {
    %one = lir.gep unsigned %x[%i] stride 8 : <global, f32>, i32
    // CHECK: %[[PAIR:.*]] = arith.muli %[[I]], %c2_i32
    // CHECK: scf.yield %[[PAIR]]
    scf.yield %one : !mir.ptr<global, f32>
  }
  // CHECK: lir.gep %[[X]][%[[R]]] stride 4
  %v = lir.load %r align 4 : <global, f32> -> f32
  return %v : f32
}

// CHECK-LABEL: func.func @walk(
func.func @walk(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = lir.var 16 align 4 : <private, i32>
  // CHECK: scf.for {{.*}} iter_args(%[[I:.*]] = %c0_i32{{.*}}) -> (i32)
  %r = scf.for %k = %zero to %n step %one iter_args(%p = %a) -> (!mir.ptr<private, i32>) : i32 {
    // CHECK: %[[P:.*]] = lir.gep %{{.*}}[%[[I]]] stride 4
    // CHECK: lir.store %[[P]]
    lir.store %p, %k align 4 : <private, i32>, i32
    // CHECK: %[[J:.*]] = arith.addi %[[I]], %c1_i32
    // CHECK: scf.yield %[[J]]
    %q = lir.gep %p[%one] stride 4 : <private, i32>, i32
    scf.yield %q : !mir.ptr<private, i32>
  }
  %v = lir.load %r align 4 : <private, i32> -> i32
  return %v : i32
}

// Two roots stay two pointers.
// CHECK-LABEL: func.func @two_roots(
func.func @two_roots(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>, %c: i1) -> f32 {
  // CHECK: arith.select {{.*}} : !mir.ptr<global, f32>
  %r = arith.select %c, %x, %y : !mir.ptr<global, f32>
  %v = lir.load %r align 4 : <global, f32> -> f32
  return %v : f32
}

// CHECK-LABEL: func.func @search(
func.func @search(%x: !mir.ptr<global, i32>, %end: i32) -> i32 {
  %one = arith.constant 1 : i32
  // CHECK: scf.while (%[[I:.*]] = %c0_i32{{.*}}) : (i32) -> i32
  %r = scf.while (%p = %x) : (!mir.ptr<global, i32>) -> !mir.ptr<global, i32> {
    %v = lir.load %p align 4 : <global, i32> -> i32
    %more = arith.cmpi ne, %v, %end : i32
    scf.condition(%more) %p : !mir.ptr<global, i32>
  } do {
  ^bb0(%q: !mir.ptr<global, i32>):
    %next = lir.gep %q[%one] stride 4 : <global, i32>, i32
    scf.yield %next : !mir.ptr<global, i32>
  }
  %v = lir.load %r align 4 : <global, i32> -> i32
  return %v : i32
}

// A path on which the pointer is not used: the index is poison there, and no pointer stays behind.
// CHECK-LABEL: func.func @poison(
func.func @poison(%x: !mir.ptr<global, i32>, %i: i32, %c: i1) {
  // CHECK: %[[R:.*]] = scf.if %{{.*}} -> (i32) {
  %r = scf.if %c -> !mir.ptr<global, i32> {
    %p = lir.gep %x[%i] stride 4 : <global, i32>, i32
    scf.yield %p : !mir.ptr<global, i32>
  } else {
    // CHECK: } else {
    // CHECK-NEXT: ub.poison : i32
    // CHECK-NEXT: scf.yield
    %none = ub.poison : !mir.ptr<global, i32>
    scf.yield %none : !mir.ptr<global, i32>
  }
  scf.if %c {
    lir.store %r, %i align 4 : <global, i32>, i32
  }
  return
}

// A loop whose way out with a pointer is never taken: the pointer is poison on every path.
// CHECK-LABEL: func.func @nowhere(
func.func @nowhere(%n: i32) {
  // CHECK: scf.while
  // CHECK-SAME: -> i32 {
  // CHECK-NOT: !mir.ptr
  %none = ub.poison : !mir.ptr<private, i32>
  %r = scf.while (%k = %n) : (i32) -> !mir.ptr<private, i32> {
    %more = arith.cmpi ne, %k, %n : i32
    scf.condition(%more) %none : !mir.ptr<private, i32>
  } do {
  ^bb0(%p: !mir.ptr<private, i32>):
    scf.yield %n : i32
  }
  return
}

// Whoever uses such a pointer gets a poison of its own.
// CHECK-LABEL: func.func @used(
func.func @used(%c: i1) -> i32 {
  // CHECK: scf.if %{{.*}} -> (i32) {
  %none = ub.poison : !mir.ptr<generic, i32>
  %r = scf.if %c -> !mir.ptr<generic, i32> {
    scf.yield %none : !mir.ptr<generic, i32>
  } else {
    scf.yield %none : !mir.ptr<generic, i32>
  }
  // CHECK: %[[NOWHERE:.*]] = ub.poison : !mir.ptr<generic, i32>
  // CHECK: lir.load %[[NOWHERE]]
  %v = lir.load %r align 4 : <generic, i32> -> i32
  return %v : i32
}
