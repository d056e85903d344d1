// X-6 X-7: atomics keep ordering and scope; their memory has the sign that they ask for.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @integers(
// CHECK-SAME: %[[P:.*]]: !gir.ptr<global, si32>, %[[V:.*]]: si32)
func.func @integers(%p: !mir.ptr<global, i32> {mir.type = si32}, %v: i32 {mir.type = si32}) {
  // CHECK: gir.atomic.rmw add %[[P]], %[[V]] ordering relaxed scope invocation : <global, si32>
  %0 = mir.gpu.atomic add %p, %v ordering relaxed scope invocation : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw sub %[[P]], %[[V]] ordering acquire scope subgroup : <global, si32>
  %1 = mir.gpu.atomic sub %p, %v ordering acquire scope subgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw and %[[P]], %[[V]] ordering release scope workgroup : <global, si32>
  %2 = mir.gpu.atomic and %p, %v ordering release scope workgroup : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw or %[[P]], %[[V]] ordering acq_rel scope device : <global, si32>
  %3 = mir.gpu.atomic or %p, %v ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw xor %[[P]], %[[V]] ordering seq_cst scope system : <global, si32>
  %4 = mir.gpu.atomic xor %p, %v ordering seq_cst scope system : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw exchange %[[P]], %[[V]] ordering relaxed scope device : <global, si32>
  %5 = mir.gpu.atomic exchange %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw min_s %[[P]], %[[V]] ordering relaxed scope device : <global, si32>
  %6 = mir.gpu.atomic min_s %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.rmw max_s %[[P]], %[[V]] ordering relaxed scope device : <global, si32>
  %7 = mir.gpu.atomic max_s %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: %[[Q:.*]] = gir.bitcast %[[P]] : !gir.ptr<global, si32> -> !gir.ptr<global, ui32>
  // CHECK: %[[U:.*]] = gir.bitcast %[[V]] : si32 -> ui32
  // CHECK: gir.atomic.rmw min_u %[[Q]], %[[U]] ordering relaxed scope device : <global, ui32>
  %8 = mir.gpu.atomic min_u %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: %[[Q:.*]] = gir.bitcast %[[P]] : !gir.ptr<global, si32> -> !gir.ptr<global, ui32>
  // CHECK: %[[U:.*]] = gir.bitcast %[[V]] : si32 -> ui32
  // CHECK: gir.atomic.rmw max_u %[[Q]], %[[U]] ordering relaxed scope device : <global, ui32>
  %9 = mir.gpu.atomic max_u %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: %[[Q:.*]] = gir.bitcast %[[P]] : !gir.ptr<global, si32> -> !gir.ptr<global, ui32>
  // CHECK: %[[U:.*]] = gir.bitcast %[[V]] : si32 -> ui32
  // CHECK: gir.atomic.rmw inc_wrap %[[Q]], %[[U]] ordering relaxed scope device : <global, ui32>
  %10 = mir.gpu.atomic inc_wrap %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: %[[Q:.*]] = gir.bitcast %[[P]] : !gir.ptr<global, si32> -> !gir.ptr<global, ui32>
  // CHECK: %[[U:.*]] = gir.bitcast %[[V]] : si32 -> ui32
  // CHECK: gir.atomic.rmw dec_wrap %[[Q]], %[[U]] ordering relaxed scope device : <global, ui32>
  %11 = mir.gpu.atomic dec_wrap %p, %v ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // CHECK: gir.atomic.load %[[P]] ordering acquire scope device : <global, si32> -> si32
  %12 = mir.gpu.atomic_load %p ordering acquire scope device : !mir.ptr<global, i32> -> i32
  // CHECK: gir.atomic.store %[[P]], %[[V]] ordering release scope workgroup : <global, si32>
  mir.gpu.atomic_store %p, %v ordering release scope workgroup : !mir.ptr<global, i32>, i32
  // CHECK: gir.atomic.cmpxchg %[[P]], %[[V]], %[[V]] ordering_succ acq_rel ordering_fail acquire scope system
  %13 = mir.gpu.atomic_compare_exchange %p, %v, %v ordering_succ acq_rel ordering_fail acquire scope system : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// CHECK-LABEL: gir.func @floats(
// CHECK-SAME: %[[F:.*]]: !gir.ptr<shared, f64>, %[[X:.*]]: f64, %[[U:.*]]: !gir.ptr<global, ui32>)
func.func @floats(%f: !mir.ptr<workgroup, f64>, %x: f64, %u: !mir.ptr<global, i32>) -> i1 {
  // CHECK: gir.atomic.rmw fadd %[[F]], %[[X]] ordering relaxed scope device : <shared, f64>
  %0 = mir.gpu.atomic fadd %f, %x ordering relaxed scope device : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw fmin %[[F]], %[[X]] ordering relaxed scope device : <shared, f64>
  %1 = mir.gpu.atomic fmin %f, %x ordering relaxed scope device : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw fmax %[[F]], %[[X]] ordering relaxed scope device : <shared, f64>
  %2 = mir.gpu.atomic fmax %f, %x ordering relaxed scope device : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: gir.atomic.rmw exchange %[[F]], %[[X]] ordering relaxed scope device : <shared, f64>
  %3 = mir.gpu.atomic exchange %f, %x ordering relaxed scope device : !mir.ptr<workgroup, f64>, f64 -> f64
  // CHECK: %[[OLD:.*]] = gir.atomic.flag_test_and_set %[[U]] ordering acq_rel scope device
  %4 = mir.gpu.atomic_flag_test_and_set %u ordering acq_rel scope device : !mir.ptr<global, i32>
  // CHECK: gir.atomic.flag_clear %[[U]] ordering release scope device
  // CHECK: gir.return %[[OLD]] : ui32
  mir.gpu.atomic_flag_clear %u ordering release scope device : !mir.ptr<global, i32>
  return %4 : i1
}
