// Options: the kinds of exits, and the places that they may have.
// R-SPVD-19 R-SPVD-22
// RUN: gir-opt --lir-recover-exits=exits=return %s | FileCheck %s --check-prefix=RETURN
// RUN: gir-opt --lir-recover-exits=exits=break %s | FileCheck %s --check-prefix=BREAK
// RUN: gir-opt --lir-recover-exits=exits=continue %s | FileCheck %s --check-prefix=CONTINUE
// RUN: gir-opt --lir-recover-exits=exits= %s | FileCheck %s --check-prefix=NONE
// RUN: gir-opt --lir-recover-exits=nested=false %s | FileCheck %s --check-prefix=FLAT
// RUN: gir-opt --lir-recover-exits=nesting=4 %s | FileCheck %s --check-prefix=SHALLOW
// RUN: gir-opt --lir-recover-exits=nesting=5 %s | FileCheck %s --check-prefix=DEEP

// RETURN-LABEL: func.func @returns(
// RETURN: lir.if %{{.*}} {
// RETURN: lir.return
// RETURN-NEXT: }
// RETURN-NEXT: call @work
// RETURN-NEXT: return

// DEEP-LABEL: func.func @returns(
// DEEP: lir.return
// DEEP: func.func @loop(

// The flag stays where returns are not to be had, or would nest too deep.
// BREAK-LABEL: func.func @returns(
// BREAK-NOT: lir.
// BREAK: func.func @loop(
// CONTINUE-LABEL: func.func @returns(
// CONTINUE-NOT: lir.
// CONTINUE: func.func @loop(
// SHALLOW-LABEL: func.func @returns(
// SHALLOW-NOT: lir.
// SHALLOW: func.func @loop(
func.func @returns(%c: i1, %d: i1) {
  %to = scf.if %c -> (i1) {
    scf.if %d {
      scf.if %d {
        scf.if %d {
          func.call @work() : () -> ()
        }
      }
    }
    func.call @work() : () -> ()
    %no = arith.constant false
    scf.yield %no : i1
  } else {
    %yes = arith.constant true
    scf.yield %yes : i1
  }
  scf.if %to {
    func.call @work() : () -> ()
  }
  return
}
func.func private @work()

// BREAK: lir.loop
// BREAK: lir.break
// BREAK: return
// CONTINUE: lir.loop
// CONTINUE: lir.continue
// CONTINUE: return
// RETURN: scf.while
// NONE-NOT: lir.

// With nested=false exits are alone in their arms, at the level of the body: an scf.if before them has
// the operations of the arms, and the flag of an inner if stays.
// FLAT: func.func @loop(
// FLAT-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[E:.*]]: i1, %[[X:.*]]: i32)
// FLAT: lir.loop iter_args(%[[I:.*]] = %[[X]]) : (i32) -> i32 {
// FLAT:   %[[V:.*]] = scf.if %[[C]] -> (i32) {
// FLAT-NEXT: func.call @work
// FLAT-NEXT: scf.yield %[[I]]
// FLAT:   lir.if %[[C]] {
// FLAT-NEXT: lir.break %[[V]] : i32
// FLAT-NEXT: }
// FLAT:   %[[F:.*]] = scf.if %[[D]] -> (i1) {
// FLAT:     func.call @work
// FLAT:     scf.yield %[[E]]
// FLAT: } else {
// FLAT:     scf.yield %false
// FLAT: }
// FLAT:   %[[Y:.*]] = arith.constant 7 : i32
// FLAT:   lir.if %[[F]] {
// FLAT-NEXT: lir.break %[[Y]] : i32
// FLAT-NEXT: }
// FLAT:   func.call @work
// FLAT:   lir.continue
// FLAT: return
func.func @loop(%c: i1, %d: i1, %e: i1, %x: i32) -> i32 {
  %r = scf.while (%i = %x) : (i32) -> i32 {
    %next:2 = scf.if %c -> (i1, i32) {
      func.call @work() : () -> ()
      %no = arith.constant false
      scf.yield %no, %i : i1, i32
    } else {
      %stop = scf.if %d -> (i1) {
        func.call @work() : () -> ()
        scf.yield %e : i1
      } else {
        %no = arith.constant false
        scf.yield %no : i1
      }
      %n:2 = scf.if %stop -> (i1, i32) {
        %no = arith.constant false
        %seven = arith.constant 7 : i32
        scf.yield %no, %seven : i1, i32
      } else {
        func.call @work() : () -> ()
        %yes = arith.constant true
        %one = arith.constant 1 : i32
        %j = arith.addi %i, %one : i32
        scf.yield %yes, %j : i1, i32
      }
      scf.yield %n#0, %n#1 : i1, i32
    }
    scf.condition(%next#0) %next#1 : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return %r : i32
}
