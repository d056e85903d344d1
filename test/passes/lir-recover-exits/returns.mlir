// A path that leaves the function returns at once, and the code behind it is not guarded.
// R-GIR-39 R-GIR-45 R-SPVD-19
// RUN: gir-opt --lir-recover-exits %s | FileCheck %s
// RUN: gir-opt --lir-recover-exits --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// An arm that does not leave yields, which the short form does not print.
// GENERIC: sym_name = "selected"
// GENERIC: "lir.if"
// GENERIC: "lir.if"
// GENERIC: "lir.return"
// GENERIC: "lir.yield"

// CHECK-LABEL: func.func @guarded(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[P:.*]]: !mir.ptr
// CHECK: lir.if %[[C]] {
// CHECK:   lir.store
// CHECK:   lir.return
// CHECK-NEXT: }
// CHECK: lir.if %[[D]] {
// CHECK:   lir.store
// CHECK:   lir.return
// CHECK-NEXT: }
// CHECK: lir.store
// CHECK-NEXT: return
// CHECK-NOT: scf.
func.func @guarded(%c: i1, %d: i1, %p: !mir.ptr<global, i32>, %x: i32) {
  %go = scf.if %c -> (i1) {
    lir.store %p, %x align 4 : <global, i32>, i32
    %no = arith.constant false
    scf.yield %no : i1
  } else {
    %yes = arith.constant true
    scf.yield %yes : i1
  }
  %go2 = scf.if %go -> (i1) {
    %go3 = scf.if %d -> (i1) {
      %one = arith.constant 1 : i32
      lir.store %p, %one align 4 : <global, i32>, i32
      %no = arith.constant false
      scf.yield %no : i1
    } else {
      %yes = arith.constant true
      scf.yield %yes : i1
    }
    scf.yield %go3 : i1
  } else {
    scf.yield %go : i1
  }
  scf.if %go2 {
    %two = arith.constant 2 : i32
    lir.store %p, %two align 4 : <global, i32>, i32
  }
  return
}

// A return has the values that its path has chosen as operands, and values that only
// other paths use are removed.
// CHECK-LABEL: func.func @values(
// CHECK-SAME: %[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: f32)
// CHECK: lir.if %[[C]] {
// CHECK:   %[[A:.*]] = func.call @work(%[[X]])
// CHECK:   lir.return %[[A]], %[[Y]] : i32, f32
// CHECK-NEXT: }
// CHECK: %[[B:.*]] = call @work(%[[X]])
// CHECK: %[[D:.*]] = call @work(%[[B]])
// CHECK: %[[E:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: return %[[D]], %[[E]]
func.func @values(%c: i1, %x: i32, %y: f32) -> (i32, f32) {
  %first:2 = scf.if %c -> (i32, i32) {
    %a = func.call @work(%x) : (i32) -> i32
    %to = arith.constant 0 : i32
    scf.yield %to, %a : i32, i32
  } else {
    %b = func.call @work(%x) : (i32) -> i32
    %to = arith.constant 1 : i32
    scf.yield %to, %b : i32, i32
  }
  %zero = arith.constant 0 : i32
  %returns = arith.cmpi eq, %first#0, %zero : i32
  %r:2 = scf.if %returns -> (i32, f32) {
    scf.yield %first#1, %y : i32, f32
  } else {
    %d = func.call @work(%first#1) : (i32) -> i32
    %e = arith.constant 1.0 : f32
    scf.yield %d, %e : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func private @work(%x: i32) -> i32

// A flag that is chosen without a branch is one: the arm returns where it says so.
// CHECK-LABEL: func.func @selected(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[P:.*]]: !mir.ptr
// CHECK: lir.if %[[C]] {
// CHECK:   lir.store
// CHECK:   lir.if %[[D]] {
// CHECK-NEXT: lir.return
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK:   lir.store
// CHECK-NEXT: }
// CHECK: lir.store
// CHECK-NEXT: return
func.func @selected(%c: i1, %d: i1, %p: !mir.ptr<global, i32>, %x: i32) {
  %to = scf.if %c -> (i32) {
    lir.store %p, %x align 4 : <global, i32>, i32
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %chosen = arith.select %d, %zero, %one : i32
    scf.yield %chosen : i32
  } else {
    %two = arith.constant 2 : i32
    lir.store %p, %two align 4 : <global, i32>, i32
    %one = arith.constant 1 : i32
    scf.yield %one : i32
  }
  %one = arith.constant 1 : i32
  %go = arith.cmpi eq, %to, %one : i32
  scf.if %go {
    lir.store %p, %one align 4 : <global, i32>, i32
  }
  return
}

// The arm that exits may be the second, and both may exit; unreachable code is removed.
// CHECK-LABEL: func.func @else_exits(
// CHECK-SAME: %[[C:.*]]: i1, %[[D:.*]]: i1, %[[P:.*]]: !mir.ptr{{.*}}, %[[X:.*]]: i32)
// CHECK: lir.if %[[C]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: lir.return
// CHECK-NEXT: }
// CHECK: lir.if %[[D]] {
// CHECK-NEXT: lir.store %[[P]], %[[X]]
// CHECK-NEXT: lir.return
// CHECK-NEXT: }
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1
// CHECK-NEXT: lir.store %[[P]], %[[ONE]]
// CHECK-NEXT: return
func.func @else_exits(%c: i1, %d: i1, %p: !mir.ptr<global, i32>, %x: i32) {
  %to = scf.if %c -> (i32) {
    %inner = scf.if %d -> (i32) {
      lir.store %p, %x align 4 : <global, i32>, i32
      %no = arith.constant 0 : i32
      scf.yield %no : i32
    } else {
      %one = arith.constant 1 : i32
      lir.store %p, %one align 4 : <global, i32>, i32
      %no = arith.constant 0 : i32
      scf.yield %no : i32
    }
    scf.yield %inner : i32
  } else {
    %no = arith.constant 0 : i32
    scf.yield %no : i32
  }
  %nine = arith.constant 9 : i32
  %go = arith.cmpi eq, %to, %nine : i32
  scf.if %go {
    lir.store %p, %nine align 4 : <global, i32>, i32
  }
  return
}
