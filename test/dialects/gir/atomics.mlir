// Atomic loads, stores, wrapping counters, floats and flags round trip.
// R-CARD-3 R-GIR-79 R-GIR-82 R-GIR-83 R-GIR-84 R-GIR-85
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @access
// CHECK-SAME: (%[[P:.*]]: !gir.ptr<global, f16>, %[[Q:.*]]: !gir.ptr<generic, si8>, %[[A:.*]]: f16, %[[B:.*]]: si8)
gir.func @access(%p: !gir.ptr<global, f16>, %q: !gir.ptr<generic, si8>, %a: f16, %b: si8) {
  // CHECK: gir.atomic.load %[[P]] ordering relaxed scope invocation : <global, f16> -> f16
  %0 = gir.atomic.load %p ordering relaxed scope invocation : !gir.ptr<global, f16> -> f16
  // CHECK: gir.atomic.load %[[Q]] ordering acquire scope device : <generic, si8> -> si8
  %1 = gir.atomic.load %q ordering acquire scope device : !gir.ptr<generic, si8> -> si8
  // CHECK: gir.atomic.load %[[Q]] ordering seq_cst scope system : <generic, si8> -> si8
  %2 = gir.atomic.load %q ordering seq_cst scope system : !gir.ptr<generic, si8> -> si8
  // CHECK: gir.atomic.store %[[P]], %[[A]] ordering relaxed scope subgroup : <global, f16>, f16
  gir.atomic.store %p, %a ordering relaxed scope subgroup : !gir.ptr<global, f16>, f16
  // CHECK: gir.atomic.store %[[Q]], %[[B]] ordering release scope workgroup : <generic, si8>, si8
  gir.atomic.store %q, %b ordering release scope workgroup : !gir.ptr<generic, si8>, si8
  // CHECK: gir.atomic.store %[[Q]], %[[B]] ordering seq_cst scope device : <generic, si8>, si8
  gir.atomic.store %q, %b ordering seq_cst scope device : !gir.ptr<generic, si8>, si8
  gir.return
}

// CHECK-LABEL: gir.func @update
// CHECK-SAME: (%[[U:.*]]: !gir.ptr<global, ui16>, %[[F:.*]]: !gir.ptr<shared, f64>, %[[A:.*]]: ui16, %[[X:.*]]: f64)
gir.func @update(%u: !gir.ptr<global, ui16>, %f: !gir.ptr<shared, f64>, %a: ui16, %x: f64) {
  // CHECK: gir.atomic.rmw inc_wrap %[[U]], %[[A]] ordering acq_rel scope device : <global, ui16>, ui16 -> ui16
  %0 = gir.atomic.rmw inc_wrap %u, %a ordering acq_rel scope device : !gir.ptr<global, ui16>, ui16 -> ui16
  // CHECK: gir.atomic.rmw dec_wrap %[[U]], %[[A]] ordering relaxed scope device : <global, ui16>, ui16 -> ui16
  %1 = gir.atomic.rmw dec_wrap %u, %a ordering relaxed scope device : !gir.ptr<global, ui16>, ui16 -> ui16
  // CHECK: gir.atomic.rmw fadd %[[F]], %[[X]] ordering relaxed scope workgroup : <shared, f64>, f64 -> f64
  %2 = gir.atomic.rmw fadd %f, %x ordering relaxed scope workgroup : !gir.ptr<shared, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw fmin %[[F]], %[[X]] ordering
  %3 = gir.atomic.rmw fmin %f, %x ordering relaxed scope workgroup : !gir.ptr<shared, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw fmax %[[F]], %[[X]] ordering
  %4 = gir.atomic.rmw fmax %f, %x ordering relaxed scope workgroup : !gir.ptr<shared, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw exchange %[[F]], %[[X]] ordering
  %5 = gir.atomic.rmw exchange %f, %x ordering relaxed scope workgroup : !gir.ptr<shared, f64>, f64 -> f64
  // CHECK: gir.atomic.cmpxchg %[[F]], %[[X]], %[[X]] ordering_succ release ordering_fail relaxed scope workgroup : <shared, f64>, f64, f64 -> f64
  %6 = gir.atomic.cmpxchg %f, %x, %x ordering_succ release ordering_fail relaxed scope workgroup : !gir.ptr<shared, f64>, f64, f64 -> f64
  gir.return
}

// CHECK-LABEL: gir.func @flags
// CHECK-SAME: (%[[U:.*]]: !gir.ptr<global, ui32>, %[[S:.*]]: !gir.ptr<shared, si32>) -> ui32
gir.func @flags(%u: !gir.ptr<global, ui32>, %s: !gir.ptr<shared, si32>) -> ui32 {
  // CHECK: %[[OLD:.*]] = gir.atomic.flag_test_and_set %[[U]] ordering acq_rel scope device : <global, ui32>
  %0 = gir.atomic.flag_test_and_set %u ordering acq_rel scope device : !gir.ptr<global, ui32>
  // CHECK: gir.atomic.flag_clear %[[S]] ordering release scope workgroup : <shared, si32>
  gir.atomic.flag_clear %s ordering release scope workgroup : !gir.ptr<shared, si32>
  // CHECK: gir.return %[[OLD]] : ui32
  gir.return %0 : ui32
}
