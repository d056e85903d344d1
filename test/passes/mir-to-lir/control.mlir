// Structured control flow is the same in lir; branches have to be structured before, which
// `--lower-to-lir` does. A switch becomes choices.
// R-RUNA-25 R-RUNA-48
// RUN: gir-opt --mir-to-lir --split-input-file %s | FileCheck %s
// RUN: gir-opt --lower-to-lir %S/Inputs/switch.mlir | FileCheck %S/Inputs/switch.mlir
// RUN: not gir-opt --mir-to-lir %S/Inputs/branches.mlir 2>&1 | FileCheck %S/Inputs/branches.mlir
// RUN: gir-opt --lower-to-lir %S/Inputs/branches.mlir | FileCheck %S/Inputs/branches.mlir --check-prefix=STRUCTURED

// CHECK-LABEL: func.func @loops(
// CHECK-SAME: %[[N:.*]]: i32, %[[P:.*]]: !mir.ptr<global, i32>)
func.func @loops(%n: i32, %p: !mir.ptr<global, i32>) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: scf.for unsigned %[[I:.*]] = %{{.*}} to %[[N]] step %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (i32)
  %sum = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
    // CHECK: %[[ODD:.*]] = arith.trunci %[[I]] : i32 to i1
    %odd = arith.trunci %i : i32 to i1
    // CHECK: scf.if %[[ODD]] -> (i32) {
    %t = scf.if %odd -> (i32) {
      // CHECK: lir.load %[[P]]
      %v = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
      %u = arith.addi %s, %v : i32
      // CHECK: scf.yield
      scf.yield %u : i32
      // CHECK: } else {
    } else {
      // CHECK: scf.yield %[[S]]
      scf.yield %s : i32
    }
    scf.yield %t : i32
  }
  // CHECK: scf.while (%[[X:.*]] = %{{.*}}) : (i32) -> i32 {
  %r = scf.while (%x = %sum) : (i32) -> i32 {
    %more = arith.cmpi ugt, %x, %n : i32
    // CHECK: scf.condition(%{{.*}}) %[[X]]
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%y: i32):
    // CHECK: lir.divui
    %half = mir.divui %y, %n : i32
    scf.yield %half : i32
  }
  return %r : i32
}
