// Atomic loads, stores, wrapping counters, floats and flags round trip.
// R-CARD-3 R-GIR-79 R-GIR-82 R-GIR-83 R-GIR-84 R-GIR-85
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @access
// CHECK-SAME: (%[[P:.*]]: !mir.ptr<global, f16>, %[[Q:.*]]: !mir.ptr<generic, i8>, %[[A:.*]]: f16, %[[B:.*]]: i8)
func.func @access(%p: !mir.ptr<global, f16>, %q: !mir.ptr<generic, i8>, %a: f16, %b: i8) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope invocation : <global, f16> -> f16
  %0 = mir.gpu.atomic_load %p ordering relaxed scope invocation : !mir.ptr<global, f16> -> f16
  // CHECK: mir.gpu.atomic_load %[[Q]] ordering acquire scope device : <generic, i8> -> i8
  %1 = mir.gpu.atomic_load %q ordering acquire scope device : !mir.ptr<generic, i8> -> i8
  // CHECK: mir.gpu.atomic_store %[[P]], %[[A]] ordering release scope subgroup : <global, f16>, f16
  mir.gpu.atomic_store %p, %a ordering release scope subgroup : !mir.ptr<global, f16>, f16
  // CHECK: mir.gpu.atomic_store %[[Q]], %[[B]] ordering seq_cst scope system : <generic, i8>, i8
  mir.gpu.atomic_store %q, %b ordering seq_cst scope system : !mir.ptr<generic, i8>, i8
  return
}

// CHECK-LABEL: func.func @update
// CHECK-SAME: (%[[U:.*]]: !mir.ptr<global, i16>, %[[F:.*]]: !mir.ptr<workgroup, f64>, %[[A:.*]]: i16, %[[X:.*]]: f64)
func.func @update(%u: !mir.ptr<global, i16>, %f: !mir.ptr<workgroup, f64>, %a: i16, %x: f64) {
  // CHECK: mir.gpu.atomic inc_wrap %[[U]], %[[A]] ordering acq_rel scope device : <global, i16>, i16 -> i16
  %0 = mir.gpu.atomic inc_wrap %u, %a ordering acq_rel scope device : !mir.ptr<global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic dec_wrap %[[U]], %[[A]] ordering acq_rel scope device : <global, i16>, i16 -> i16
  %1 = mir.gpu.atomic dec_wrap %u, %a ordering acq_rel scope device : !mir.ptr<global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic fadd %[[F]], %[[X]] ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
  %2 = mir.gpu.atomic fadd %f, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic fmin %[[F]], %[[X]] ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
  %3 = mir.gpu.atomic fmin %f, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic fmax %[[F]], %[[X]] ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
  %4 = mir.gpu.atomic fmax %f, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic exchange %[[F]], %[[X]] ordering relaxed scope workgroup : <workgroup, f64>, f64 -> f64
  %5 = mir.gpu.atomic exchange %f, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic_compare_exchange %[[F]], %[[X]], %[[X]] ordering_succ release ordering_fail relaxed scope workgroup : <workgroup, f64>, f64, f64 -> f64
  %6 = mir.gpu.atomic_compare_exchange %f, %x, %x ordering_succ release ordering_fail relaxed scope workgroup : !mir.ptr<workgroup, f64>, f64, f64 -> f64
  return
}

// CHECK-LABEL: func.func @flags
// CHECK-SAME: (%[[U:.*]]: !mir.ptr<global, i32>) -> i1
func.func @flags(%u: !mir.ptr<global, i32>) -> i1 {
  // CHECK: %[[OLD:.*]] = mir.gpu.atomic_flag_test_and_set %[[U]] ordering acq_rel scope device : <global, i32>
  %0 = mir.gpu.atomic_flag_test_and_set %u ordering acq_rel scope device : !mir.ptr<global, i32>
  // CHECK: mir.gpu.atomic_flag_clear %[[U]] ordering release scope workgroup : <global, i32>
  mir.gpu.atomic_flag_clear %u ordering release scope workgroup : !mir.ptr<global, i32>
  // CHECK: return %[[OLD]] : i1
  return %0 : i1
}
