// Operations of checked runs: they round trip, and no pass removes, moves or merges
// them.
// R-RUNA-119
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s
// RUN: gir-opt %s --cse --loop-invariant-code-motion | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i32, %[[W:.*]]: i64
func.func @f(%p: !mir.ptr<global, i32>, %v: i32, %w: i64, %low: i32, %high: i32, %step: i32) {
  // CHECK-NEXT: %[[TABLE:.*]] = lir.check_storage 0 : <workgroup, i32>
  %table = lir.check_storage 0 : <workgroup, i32>
  // CHECK-NEXT: %[[Q:.*]] = lir.check_access %[[P]] site 7 : <global, i32>
  // CHECK-NEXT: lir.store %[[Q]], %[[V]]
  %q = lir.check_access %p site 7 : <global, i32>
  lir.store %q, %v align 4 : <global, i32>, i32
  // CHECK-NEXT: %[[R:.*]] = lir.check_access %[[P]] site 7 : <global, i32>
  // CHECK-NEXT: lir.store %[[R]], %[[V]]
  %r = lir.check_access %p site 7 : <global, i32>
  lir.store %r, %v align 4 : <global, i32>, i32
  // CHECK-NEXT: %[[S:.*]] = lir.check_access %[[TABLE]] site 8 : <workgroup, i32>
  // CHECK-NEXT: lir.store %[[S]], %[[V]]
  %s = lir.check_access %table site 8 : <workgroup, i32>
  lir.store %s, %v align 4 : <workgroup, i32>, i32
  // CHECK-NEXT: scf.for
  scf.for %i = %low to %high step %step : i32 {
    // CHECK-NEXT: lir.check_site 0
    // CHECK-NEXT: lir.check_site 0
    // CHECK-NEXT: lir.check_uniform %[[W]] site 1
    // CHECK-NEXT: lir.check_barrier 2
    lir.check_site 0
    lir.check_site 0
    lir.check_uniform %w site 1
    lir.check_barrier 2
  }
  return
}
