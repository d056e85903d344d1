// Loop-invariant operations are computed before the loop; loads and collective operations stay.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-hoist-invariants))' %s | FileCheck %s

// CHECK-LABEL: func.func @nested(
func.func @nested(%x: !mir.ptr<global, i32>, %a: i32, %n: i32, %c: i1) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // Division has a result for all operands.
  // CHECK: %[[Q:.*]] = lir.divsi
  // CHECK-NEXT: scf.for %[[I:[^ ]*]] =
  scf.for %i = %c0 to %n step %c1 : i32 {
    // CHECK-NEXT: %[[P:.*]] = lir.gep %{{.*}}[%[[I]]]
    // CHECK-NEXT: scf.while
    scf.while : () -> () {
      // CHECK-NEXT: lir.load
      %p = lir.gep %x[%i] stride 4 : <global, i32>, i32
      %v = lir.load %p align 4 : <global, i32> -> i32
      %q = lir.divsi %a, %n : i32
      // CHECK-NEXT: %[[GOES:.*]] = arith.cmpi ult, %{{.*}}, %[[Q]]
      %goes = arith.cmpi ult, %v, %q : i32
      // CHECK-NEXT: lir.subgroup_any
      %any = lir.subgroup_any %c
      // CHECK-NEXT: lir.barrier
      lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      scf.condition(%goes)
    } do {
      scf.yield
    }
  }
  return
}
