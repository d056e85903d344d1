// X-6: structured control flow becomes branches, values that it gives are block arguments.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @sum(%arg0: ui32
func.func @sum(%n: i32 {mir.type = ui32}) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: gir.br ^[[HEAD:bb[0-9]+]](
  // CHECK: ^[[HEAD]](%[[I:.*]]: ui32, %[[A:.*]]: ui32):
  // CHECK: %[[C:.*]] = gir.ucmp lt %[[I]], %arg0 : ui32
  // CHECK: gir.br_if %[[C]], ^{{.*}}, ^[[OUT:bb[0-9]+]](%[[A]] : ui32)
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i32) : i32 {
    %b = arith.addi %a, %i : i32
    scf.yield %b : i32
  }
  // CHECK: ^[[OUT]](%[[R:.*]]: ui32):
  // CHECK: gir.return %[[R]]
  return %r : i32
}

// A loop that counts by signed comparison has a signed counter.
// CHECK-LABEL: gir.func @signed
func.func @signed(%n: i32 {mir.type = si32}) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: ^{{.*}}(%[[I:.*]]: si32):
  // CHECK: gir.icmp lt %[[I]], %arg0 : si32
  scf.for %i = %c0 to %n step %c1 : i32 {
  }
  return
}

// CHECK-LABEL: gir.func @call
// CHECK: gir.call @sum(%{{.*}}) : (ui32) -> ui32
func.func @call(%n: i32) -> i32 {
  %r = call @sum(%n) : (i32) -> i32
  return %r : i32
}
