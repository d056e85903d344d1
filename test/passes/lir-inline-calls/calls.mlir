// Small functions and those called once are inlined; `noinline`, recursion and size keep others.
// RUN: gir-opt --lir-inline-calls %s | FileCheck %s --implicit-check-not=@square --implicit-check-not=@once

func.func @square(%v: f32) -> f32 {
  %r = arith.mulf %v, %v : f32
  return %r : f32
}

func.func @once(%v: f32) -> f32 {
  %a = func.call @square(%v) : (f32) -> f32
  %b = func.call @square(%a) : (f32) -> f32
  return %b : f32
}

// CHECK-LABEL: func.func @kept(
func.func @kept(%v: f32) -> f32 attributes {lir.inline = "noinline"} {
  %r = arith.addf %v, %v : f32
  return %r : f32
}

// CHECK-LABEL: func.func @itself(
func.func @itself(%v: f32) -> f32 {
  // CHECK: call @itself
  %r = func.call @itself(%v) : (f32) -> f32
  return %r : f32
}

// It would return from its caller.
// CHECK-LABEL: func.func @early(
func.func @early(%c: i1) {
  lir.if %c {
    lir.return
  }
  return
}

// Nothing calls it: it may be for somebody else.
// CHECK-LABEL: func.func @uncalled(
func.func @uncalled(%v: f32) -> f32 {
  return %v : f32
}

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[V:[^ ]*]]: f32
func.func @k(%v: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[A:.*]] = arith.mulf %[[V]], %[[V]]
  // CHECK: %[[B:.*]] = arith.mulf %[[A]], %[[A]]
  %a = func.call @once(%v) : (f32) -> f32
  // CHECK: %[[C:.*]] = call @kept(%[[B]])
  %b = func.call @kept(%a) : (f32) -> f32
  // CHECK: call @itself(%[[C]])
  %c = func.call @itself(%b) : (f32) -> f32
  %true = arith.constant true
  // CHECK: call @early
  func.call @early(%true) : (i1) -> ()
  return
}

// The variable of a call in a loop stands before the loop.
func.func @with_variable(%i: i32) -> i32 {
  %a = lir.var 4 align 4 : <private, i32>
  %p = lir.gep %a[%i] stride 4 : <private, i32>, i32
  %v = lir.load %p align 4 : <private, i32> -> i32
  return %v : i32
}

// CHECK-LABEL: func.func @around(
func.func @around(%n: i32) {
  // CHECK-NEXT: %[[A:.*]] = lir.var 4
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: scf.for
  scf.for %i = %c0 to %n step %c1 : i32 {
    // CHECK-NEXT: lir.gep %[[A]]
    %v = func.call @with_variable(%i) : (i32) -> i32
  }
  return
}
