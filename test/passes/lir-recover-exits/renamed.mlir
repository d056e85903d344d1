// The pass inspects a path from inside a loop before it rewrites the loop; from
// behind the loop the same path passes on the results of the rewritten loop.
// R-GIR-45
// RUN: gir-opt --lir-recover-exits %s | FileCheck %s

// CHECK-LABEL: func.func @passed(
// CHECK: lir.for
// CHECK: %[[R:.*]]:2 = lir.loop
// CHECK: lir.if %[[R]]#0 {
// CHECK-NEXT: lir.continue %[[R]]#1 : i32
// CHECK-NEXT: }
// CHECK: func.call @work
// CHECK: lir.continue %[[R]]#1 : i32
func.func @passed(%n: i32, %p: !mir.ptr<global, i32>) -> i32 {
  %r = scf.for %i = %n to %n step %n iter_args(%s = %n) -> (i32) : i32 {
    %w:2 = scf.while (%t = %s) : (i32) -> (i1, i32) {
      %x = lir.load %p align 4 : <global, i32> -> i32
      %more = arith.cmpi ult, %x, %n : i32
      %to:3 = scf.if %more -> (i1, i1, i32) {
        %zero = arith.constant 0 : i32
        %stop = arith.cmpi eq, %x, %zero : i32
        %in:3 = scf.if %stop -> (i1, i1, i32) {
          lir.store %p, %x align 4 : <global, i32>, i32
          %no = arith.constant false
          %yes = arith.constant true
          scf.yield %no, %yes, %x : i1, i1, i32
        } else {
          lir.store %p, %n align 4 : <global, i32>, i32
          %yes = arith.constant true
          %no = arith.constant false
          scf.yield %yes, %no, %x : i1, i1, i32
        }
        scf.yield %in#0, %in#1, %in#2 : i1, i1, i32
      } else {
        %no = arith.constant false
        scf.yield %no, %no, %t : i1, i1, i32
      }
      scf.condition(%to#0) %to#1, %to#2 : i1, i32
    } do {
    ^bb0(%f: i1, %t: i32):
      scf.yield %t : i32
    }
    scf.if %w#0 {
    } else {
      func.call @work() : () -> ()
    }
    scf.yield %w#1 : i32
  }
  return %r : i32
}
func.func private @work()
