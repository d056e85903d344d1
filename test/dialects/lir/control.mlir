// Control flow with exits round trips.
// R-CARD-3 R-SPVD-19 R-SPVD-22 R-RUNA-48
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @choice
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: f32)
func.func @choice(%c: i1, %x: i32, %y: f32) -> (i32, f32) {
  // CHECK: lir.if %[[C]] {
  // CHECK-NEXT: lir.return %[[X]], %[[Y]] : i32, f32
  // CHECK-NEXT: }
  lir.if %c {
    lir.return %x, %y : i32, f32
  }
  // An empty arm needs no yield.
  // CHECK: lir.if %[[C]] {
  // CHECK-NEXT: } else {
  // CHECK-NEXT: lir.return
  // CHECK-NEXT: } {note = 1 : i32}
  lir.if %c {
  } else {
    lir.return %x, %y : i32, f32
  } {note = 1 : i32}
  // CHECK: %[[R:.*]]:2 = lir.if %[[C]] -> (i32, f32) {
  // CHECK-NEXT: lir.yield %[[X]], %[[Y]] : i32, f32
  // CHECK-NEXT: } else {
  // CHECK-NEXT: lir.return
  // CHECK-NEXT: }
  %r:2 = lir.if %c -> (i32, f32) {
    lir.yield %x, %y : i32, f32
  } else {
    lir.return %x, %y : i32, f32
  }
  // CHECK: return %[[R]]#0, %[[R]]#1
  return %r#0, %r#1 : i32, f32
}

// CHECK-LABEL: func.func @loops
// CHECK-SAME: (%[[N:.*]]: i32, %[[F:.*]]: f32)
func.func @loops(%n: i32, %f: f32) -> f32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK: %[[R:.*]] = lir.loop iter_args(%[[I:.*]] = %[[ZERO:.*]], %[[G:.*]] = %[[F]]) : (i32, f32) -> f32 {
  %r = lir.loop iter_args(%i = %zero, %g = %f) : (i32, f32) -> f32 {
    %more = arith.cmpi ult, %i, %n : i32
    %next = arith.addi %i, %one : i32
    // CHECK: lir.if
    lir.if %more {
      // CHECK-NEXT: lir.continue %{{.*}}, %[[G]] : i32, f32
      lir.continue %next, %g : i32, f32
    }
    // CHECK: lir.loop {
    // CHECK-NEXT: lir.break
    // CHECK-NEXT: } {note}
    lir.loop {
      lir.break
    } {note}
    // CHECK: lir.break %[[G]] : f32
    lir.break %g : f32
  }
  // CHECK: lir.for %[[J:.*]] = %[[ZERO]] to %[[N]] step %[[ONE:.*]] : i32 {
  // CHECK-NEXT: lir.continue
  // CHECK-NEXT: }
  lir.for %j = %zero to %n step %one : i32 {
    lir.continue
  }
  // CHECK: %[[S:.*]] = lir.for unsigned %[[J:.*]] = %[[ZERO]] to %[[N]] step %[[ONE]] iter_args(%[[T:.*]] = %[[R]]) -> f32 : i32 {
  %s = lir.for unsigned %j = %zero to %n step %one iter_args(%t = %r) -> f32 : i32 {
    %stop = arith.cmpi eq, %j, %one : i32
    lir.if %stop {
      // CHECK: lir.break %[[R]] : f32
      lir.break %r : f32
    } else {
      // CHECK: lir.if
      lir.if %stop {
        // CHECK: lir.return %[[T]] : f32
        lir.return %t : f32
      }
    }
    // CHECK: lir.continue %[[T]] : f32
    lir.continue %t : f32
  // CHECK-NEXT: } {note}
  } {note}
  return %s : f32
}

// In kernels too.
// CHECK-LABEL: func.func @kernel
func.func @kernel(%c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: lir.if
  // CHECK-NEXT: lir.return
  // CHECK-NEXT: }
  lir.if %c {
    lir.return
  }
  return
}
