// Operations on constants are folded, and unused operations are removed.
// R-RUNA-121
// RUN: gir-opt --mir-to-lir %s | FileCheck %s
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s --check-prefix=ALL

// ALL: lir.divsi
// ALL: lir.sadd_sat
// ALL-LABEL: func.func @dead(
// ALL: lir.divui
// ALL: lir.var
// ALL: scf.for

// CHECK-LABEL: func.func @constants()
// CHECK-NEXT: %[[A:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[B:.*]] = arith.constant 10 : i32
// CHECK-NEXT: %[[C:.*]] = arith.constant -128 : i8
// CHECK-NEXT: %[[D:.*]] = arith.constant dense<[7, -2147483648]> : vector<2xi32>
// CHECK-NEXT: %[[E:.*]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT: return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
func.func @constants() -> (i32, i32, i8, vector<2xi32>, f32) {
  %0 = arith.constant 10 : i32
  %1 = arith.constant 4 : i32
  %2 = arith.subi %0, %1 : i32
  %3 = arith.constant 2 : i32
  %4 = mir.divsi %2, %3 : i32
  // Total: a quotient by 0 is the dividend.
  %5 = arith.constant 0 : i32
  %6 = mir.divui %0, %5 : i32
  %7 = arith.constant -100 : i8
  %8 = mir.sadd_sat %7, %7 : i8
  %9 = arith.constant dense<[7, -2147483648]> : vector<2xi32>
  %10 = arith.constant dense<-1> : vector<2xi32>
  %11 = arith.constant dense<0> : vector<2xi32>
  %12 = arith.addi %9, %11 : vector<2xi32>
  %13 = arith.constant 16.0 : f32
  %14 = math.sqrt %13 : f32
  return %4, %6, %8, %12, %14 : i32, i32, i8, vector<2xi32>, f32
}

// Arithmetic on values that are no constants stays as it is written.
// CHECK-LABEL: func.func @values(
// CHECK-SAME: %[[X:.*]]: i32)
func.func @values(%x: i32) -> i32 {
  // CHECK-NEXT: %[[C:.*]] = arith.constant 3 : i32
  %0 = arith.constant 3 : i32
  // CHECK-NEXT: %[[S:.*]] = arith.addi %[[X]], %[[C]]
  %1 = arith.addi %x, %0 : i32
  // CHECK-NEXT: %[[D:.*]] = arith.subi %[[S]], %[[X]]
  %2 = arith.subi %1, %x : i32
  // CHECK-NEXT: return %[[D]]
  return %2 : i32
}

// CHECK-LABEL: func.func @dead(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[X:.*]]: i32)
func.func @dead(%p: !mir.ptr<global, i32>, %x: i32) {
  // Values, loads and variables without uses.
  // CHECK-NOT: lir.divui
  // CHECK-NOT: lir.var
  // CHECK-NOT: lir.load %[[P]]
  // CHECK-NOT: scf.for
  %0 = mir.divui %x, %x : i32
  %1 = arith.addi %0, %x : i32
  %2 = mir.gpu.alloc 4 : <private, i32>
  %3 = mir.gpu.load %p : <global, i32> -> i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %4 = scf.for %i = %c0 to %x step %c1 iter_args(%sum = %c0) -> (i32) : i32 {
    %5 = mir.remui %sum, %x : i32
    scf.yield %5 : i32
  }
  // Operations with visible effects stay.
  // CHECK: lir.load volatile %[[P]]
  %6 = mir.gpu.load volatile %p : <global, i32> -> i32
  // CHECK: lir.atomic_add
  %7 = mir.gpu.atomic add %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: lir.workgroup_reduce
  %8 = mir.gpu.workgroup_reduce add %x : i32
  // CHECK: call @dead
  func.call @dead(%p, %x) : (!mir.ptr<global, i32>, i32) -> ()
  // A loop that may run forever, too.
  // CHECK: scf.while
  %9 = scf.while (%i = %x) : (i32) -> i32 {
    %c = arith.cmpi ne, %i, %c1 : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %10 = arith.muli %i, %i : i32
    scf.yield %10 : i32
  }
  // CHECK: return
  return
}

// A function without a standardised rounding stays: its folded result would depend on the compiling machine.
// CHECK-LABEL: func.func @of_the_host(
func.func @of_the_host() -> f64 {
  %x = arith.constant 2.0 : f64
  // CHECK: math.exp
  %0 = math.exp %x : f64
  // CHECK-NOT: math.sqrt
  %1 = math.sqrt %x : f64
  // CHECK: arith.addf
  %2 = arith.addf %0, %1 : f64
  return %2 : f64
}
