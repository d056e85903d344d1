// X-6 X-5: a flag is a u32 of 0 or 1, whatever reads it as a number of one bit.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @arithmetic(
// CHECK-SAME: %[[A:.*]]: ui32, %[[B:.*]]: ui32) -> ui32
func.func @arithmetic(%a: i1, %b: i1) -> i1 {
  // CHECK: gir.xor %[[A]], %[[B]] : ui32
  %0 = arith.addi %a, %b : i1
  // CHECK: gir.xor %[[A]], %[[B]] : ui32
  %1 = arith.subi %a, %b : i1
  // CHECK: gir.and %[[A]], %[[B]] : ui32
  %2 = arith.muli %a, %b : i1
  // The set flag is minus one: the smaller one.
  // CHECK: gir.or %[[A]], %[[B]] : ui32
  %3 = arith.minsi %a, %b : i1
  // CHECK: gir.and %[[A]], %[[B]] : ui32
  %4 = arith.maxsi %a, %b : i1
  // CHECK: gir.min %[[A]], %[[B]] : ui32
  %5 = arith.minui %a, %b : i1
  // CHECK: gir.ucmp gt %[[A]], %[[B]] : ui32
  %6 = arith.cmpi slt, %a, %b : i1
  // CHECK: %[[S:.*]] = gir.abs %{{.*}} : si32
  // CHECK: %[[U:.*]] = gir.bitcast %[[S]] : si32 -> ui32
  %7 = math.absi %a : i1
  // CHECK: gir.return %[[U]] : ui32
  return %7 : i1
}

// CHECK-LABEL: gir.func @conversions(
// CHECK-SAME: %[[C:.*]]: ui32, %[[N:.*]]: ui64, %[[F:.*]]: f32)
func.func @conversions(%c: i1, %n: i64, %f: f32) {
  // CHECK: gir.zext %[[C]] : ui32 -> ui64
  %0 = arith.extui %c : i1 to i64
  // CHECK: gir.trunc %[[C]] : ui32 -> ui8
  %1 = arith.extui %c : i1 to i8
  // CHECK: gir.select %[[C]], %{{.*}}, %{{.*}} : ui16
  %2 = arith.extsi %c : i1 to i16
  // CHECK: gir.uitofp %[[C]] : ui32 -> f32
  %3 = arith.uitofp %c : i1 to f32
  // CHECK: gir.fconst -1.0
  // CHECK: gir.select %[[C]],
  %4 = arith.sitofp %c : i1 to f64
  // CHECK: %[[LOW:.*]] = gir.and %[[N]], %{{.*}} : ui64
  // CHECK: gir.trunc %[[LOW]] : ui64 -> ui32
  %5 = arith.trunci %n : i64 to i1
  // Minus one is true too.
  // CHECK: %[[I:.*]] = gir.fptosi %[[F]] : f32 -> si32
  // CHECK: gir.bitcast %[[I]] : si32 -> ui32
  // CHECK: gir.and
  %6 = arith.fptosi %f : f32 to i1
  return
}

// CHECK-LABEL: gir.func @predicates(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @predicates(%x: f32, %y: f32) -> i1 {
  // CHECK: %[[A:.*]] = gir.fcmp oeq %[[X]], %[[X]]
  // CHECK: %[[B:.*]] = gir.fcmp oeq %[[Y]], %[[Y]]
  // CHECK: %[[O:.*]] = gir.and %[[A]], %[[B]] : ui32
  %0 = arith.cmpf ord, %x, %y : f32
  // CHECK: %[[A:.*]] = gir.fcmp une %[[X]], %[[X]]
  // CHECK: %[[B:.*]] = gir.fcmp une %[[Y]], %[[Y]]
  // CHECK: gir.or %[[A]], %[[B]] : ui32
  %1 = arith.cmpf uno, %x, %y : f32
  // CHECK: %[[ONE:.*]] = gir.uconst 1 : ui32
  %2 = arith.cmpf true, %x, %y : f32
  // CHECK: %[[ZERO:.*]] = gir.uconst 0 : ui32
  %3 = arith.cmpf false, %x, %y : f32
  // CHECK: gir.select %[[O]], %[[ONE]], %[[ZERO]]
  %4 = arith.select %0, %2, %3 : i1
  return %4 : i1
}

// A loop carries one, a branch passes one, a call takes and gives one.
// CHECK-LABEL: gir.func @carried(
// CHECK-SAME: %[[N:.*]]: ui32, %[[C:.*]]: ui32) -> ui32
func.func @carried(%n: i32, %c: i1) -> i1 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%f = %c) -> (i1) : i32 {
    // CHECK: gir.icmp lt
    // CHECK: ^{{.*}}(%{{.*}}: si32, %[[F:.*]]: ui32):
    // CHECK: %[[G:.*]] = gir.call @other(%{{.*}}, %[[F]]) : (ui32, ui32) -> ui32
    %g = func.call @other(%i, %f) : (i32, i1) -> i1
    // CHECK: gir.br_if %[[G]]
    %h = scf.if %g -> (i1) {
      scf.yield %true : i1
    } else {
      scf.yield %f : i1
    }
    scf.yield %h : i1
  }
  return %r : i1
}

// Called before it is there.
// CHECK-LABEL: gir.func @other(
func.func @other(%n: i32, %c: i1) -> i1 {
  return %c : i1
}
