// Code behind a loop that only returns end is removed.
// R-GIR-39
// RUN: gir-opt --lir-recover-exits %s | FileCheck %s

// CHECK-LABEL: func.func @endless(
// CHECK: lir.loop {
// CHECK:   func.call @more
// CHECK:   lir.if %{{.*}} {
// CHECK-NEXT: lir.return
// CHECK-NEXT: }
// CHECK-NEXT: func.call @work
// CHECK-NEXT: lir.continue
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NOT: call @rest
func.func @endless() {
  %r = scf.while : () -> (i1) {
    %stop = func.call @more() : () -> i1
    %to:2 = scf.if %stop -> (i1, i1) {
      %no = arith.constant false
      %returns = arith.constant true
      scf.yield %no, %returns : i1, i1
    } else {
      func.call @work() : () -> ()
      %yes = arith.constant true
      %no = arith.constant false
      scf.yield %yes, %no : i1, i1
    }
    scf.condition(%to#0) %to#1 : i1
  } do {
  ^bb0(%x: i1):
    scf.yield
  }
  scf.if %r {
  } else {
    func.call @rest() : () -> ()
  }
  return
}
func.func private @more() -> i1
func.func private @work()
func.func private @rest()
