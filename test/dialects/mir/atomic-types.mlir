// Every atomic takes every scalar type of its kind, with every ordering and scope.
// R-GIR-75 R-RUNA-39 R-RUNA-40 R-RUNA-123 R-RUNA-11 R-RUNA-16 X-3 X-4 R-RUNA-28
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @of_i8(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i8>, %[[X:.*]]: i8)
func.func @of_i8(%p: !mir.ptr<global, i8>, %x: i8) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, i8> -> i8
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, i8> -> i8
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, i8>, i8
  // CHECK: mir.gpu.atomic add %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %1 = mir.gpu.atomic add %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic sub %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %2 = mir.gpu.atomic sub %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic min_s %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %3 = mir.gpu.atomic min_s %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic min_u %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %4 = mir.gpu.atomic min_u %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic max_s %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %5 = mir.gpu.atomic max_s %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic max_u %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %6 = mir.gpu.atomic max_u %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic and %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %7 = mir.gpu.atomic and %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic or %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %8 = mir.gpu.atomic or %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic xor %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %9 = mir.gpu.atomic xor %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %10 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic inc_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %11 = mir.gpu.atomic inc_wrap %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic dec_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i8>, i8 -> i8
  %12 = mir.gpu.atomic dec_wrap %p, %x ordering relaxed scope device : <global, i8>, i8 -> i8
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, i8>, i8, i8 -> i8
  %13 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, i8>, i8, i8 -> i8
  return
}

// CHECK-LABEL: func.func @of_i16(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i16>, %[[X:.*]]: i16)
func.func @of_i16(%p: !mir.ptr<global, i16>, %x: i16) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, i16> -> i16
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, i16> -> i16
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, i16>, i16
  // CHECK: mir.gpu.atomic add %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %1 = mir.gpu.atomic add %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic sub %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %2 = mir.gpu.atomic sub %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic min_s %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %3 = mir.gpu.atomic min_s %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic min_u %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %4 = mir.gpu.atomic min_u %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic max_s %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %5 = mir.gpu.atomic max_s %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic max_u %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %6 = mir.gpu.atomic max_u %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic and %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %7 = mir.gpu.atomic and %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic or %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %8 = mir.gpu.atomic or %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic xor %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %9 = mir.gpu.atomic xor %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %10 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic inc_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %11 = mir.gpu.atomic inc_wrap %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic dec_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i16>, i16 -> i16
  %12 = mir.gpu.atomic dec_wrap %p, %x ordering relaxed scope device : <global, i16>, i16 -> i16
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, i16>, i16, i16 -> i16
  %13 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, i16>, i16, i16 -> i16
  return
}

// CHECK-LABEL: func.func @of_i32(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[X:.*]]: i32)
func.func @of_i32(%p: !mir.ptr<global, i32>, %x: i32) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, i32> -> i32
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, i32> -> i32
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, i32>, i32
  // CHECK: mir.gpu.atomic add %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %1 = mir.gpu.atomic add %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %2 = mir.gpu.atomic sub %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic min_s %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %3 = mir.gpu.atomic min_s %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic min_u %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %4 = mir.gpu.atomic min_u %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic max_s %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %5 = mir.gpu.atomic max_s %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic max_u %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %6 = mir.gpu.atomic max_u %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic and %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %7 = mir.gpu.atomic and %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic or %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %8 = mir.gpu.atomic or %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic xor %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %9 = mir.gpu.atomic xor %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %10 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic inc_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %11 = mir.gpu.atomic inc_wrap %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic dec_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %12 = mir.gpu.atomic dec_wrap %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
  %13 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, i32>, i32, i32 -> i32
  return
}

// CHECK-LABEL: func.func @of_i64(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i64>, %[[X:.*]]: i64)
func.func @of_i64(%p: !mir.ptr<global, i64>, %x: i64) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, i64> -> i64
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, i64> -> i64
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, i64>, i64
  // CHECK: mir.gpu.atomic add %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %1 = mir.gpu.atomic add %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic sub %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %2 = mir.gpu.atomic sub %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic min_s %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %3 = mir.gpu.atomic min_s %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic min_u %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %4 = mir.gpu.atomic min_u %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic max_s %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %5 = mir.gpu.atomic max_s %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic max_u %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %6 = mir.gpu.atomic max_u %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic and %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %7 = mir.gpu.atomic and %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic or %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %8 = mir.gpu.atomic or %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic xor %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %9 = mir.gpu.atomic xor %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %10 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic inc_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %11 = mir.gpu.atomic inc_wrap %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic dec_wrap %[[P]], %[[X]] ordering relaxed scope device : <global, i64>, i64 -> i64
  %12 = mir.gpu.atomic dec_wrap %p, %x ordering relaxed scope device : <global, i64>, i64 -> i64
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, i64>, i64, i64 -> i64
  %13 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, i64>, i64, i64 -> i64
  return
}

// CHECK-LABEL: func.func @of_f16(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f16>, %[[X:.*]]: f16)
func.func @of_f16(%p: !mir.ptr<global, f16>, %x: f16) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, f16> -> f16
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, f16> -> f16
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, f16>, f16
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, f16>, f16
  // CHECK: mir.gpu.atomic fadd %[[P]], %[[X]] ordering relaxed scope device : <global, f16>, f16 -> f16
  %1 = mir.gpu.atomic fadd %p, %x ordering relaxed scope device : <global, f16>, f16 -> f16
  // CHECK: mir.gpu.atomic fmin %[[P]], %[[X]] ordering relaxed scope device : <global, f16>, f16 -> f16
  %2 = mir.gpu.atomic fmin %p, %x ordering relaxed scope device : <global, f16>, f16 -> f16
  // CHECK: mir.gpu.atomic fmax %[[P]], %[[X]] ordering relaxed scope device : <global, f16>, f16 -> f16
  %3 = mir.gpu.atomic fmax %p, %x ordering relaxed scope device : <global, f16>, f16 -> f16
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, f16>, f16 -> f16
  %4 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, f16>, f16 -> f16
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, f16>, f16, f16 -> f16
  %5 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, f16>, f16, f16 -> f16
  return
}

// CHECK-LABEL: func.func @of_f32(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[X:.*]]: f32)
func.func @of_f32(%p: !mir.ptr<global, f32>, %x: f32) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, f32> -> f32
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, f32> -> f32
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, f32>, f32
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, f32>, f32
  // CHECK: mir.gpu.atomic fadd %[[P]], %[[X]] ordering relaxed scope device : <global, f32>, f32 -> f32
  %1 = mir.gpu.atomic fadd %p, %x ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: mir.gpu.atomic fmin %[[P]], %[[X]] ordering relaxed scope device : <global, f32>, f32 -> f32
  %2 = mir.gpu.atomic fmin %p, %x ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: mir.gpu.atomic fmax %[[P]], %[[X]] ordering relaxed scope device : <global, f32>, f32 -> f32
  %3 = mir.gpu.atomic fmax %p, %x ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, f32>, f32 -> f32
  %4 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, f32>, f32, f32 -> f32
  %5 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, f32>, f32, f32 -> f32
  return
}

// CHECK-LABEL: func.func @of_f64(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f64>, %[[X:.*]]: f64)
func.func @of_f64(%p: !mir.ptr<global, f64>, %x: f64) {
  // CHECK: mir.gpu.atomic_load %[[P]] ordering relaxed scope device : <global, f64> -> f64
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : <global, f64> -> f64
  // CHECK: mir.gpu.atomic_store %[[P]], %[[X]] ordering relaxed scope device : <global, f64>, f64
  mir.gpu.atomic_store %p, %x ordering relaxed scope device : <global, f64>, f64
  // CHECK: mir.gpu.atomic fadd %[[P]], %[[X]] ordering relaxed scope device : <global, f64>, f64 -> f64
  %1 = mir.gpu.atomic fadd %p, %x ordering relaxed scope device : <global, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic fmin %[[P]], %[[X]] ordering relaxed scope device : <global, f64>, f64 -> f64
  %2 = mir.gpu.atomic fmin %p, %x ordering relaxed scope device : <global, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic fmax %[[P]], %[[X]] ordering relaxed scope device : <global, f64>, f64 -> f64
  %3 = mir.gpu.atomic fmax %p, %x ordering relaxed scope device : <global, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic exchange %[[P]], %[[X]] ordering relaxed scope device : <global, f64>, f64 -> f64
  %4 = mir.gpu.atomic exchange %p, %x ordering relaxed scope device : <global, f64>, f64 -> f64
  // CHECK: mir.gpu.atomic_compare_exchange %[[P]], %[[X]], %[[X]] ordering_succ relaxed ordering_fail relaxed scope device : <global, f64>, f64, f64 -> f64
  %5 = mir.gpu.atomic_compare_exchange %p, %x, %x ordering_succ relaxed ordering_fail relaxed scope device : <global, f64>, f64, f64 -> f64
  return
}

// CHECK-LABEL: func.func @orderings_and_scopes(
func.func @orderings_and_scopes(%p: !mir.ptr<global, i32>, %x: i32) {
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering relaxed scope invocation
  %0 = mir.gpu.atomic sub %p, %x ordering relaxed scope invocation : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering relaxed scope subgroup
  %1 = mir.gpu.atomic sub %p, %x ordering relaxed scope subgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering relaxed scope workgroup
  %2 = mir.gpu.atomic sub %p, %x ordering relaxed scope workgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering relaxed scope device
  %3 = mir.gpu.atomic sub %p, %x ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering relaxed scope system
  %4 = mir.gpu.atomic sub %p, %x ordering relaxed scope system : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acquire scope invocation
  %5 = mir.gpu.atomic sub %p, %x ordering acquire scope invocation : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acquire scope subgroup
  %6 = mir.gpu.atomic sub %p, %x ordering acquire scope subgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acquire scope workgroup
  %7 = mir.gpu.atomic sub %p, %x ordering acquire scope workgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acquire scope device
  %8 = mir.gpu.atomic sub %p, %x ordering acquire scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acquire scope system
  %9 = mir.gpu.atomic sub %p, %x ordering acquire scope system : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering release scope invocation
  %10 = mir.gpu.atomic sub %p, %x ordering release scope invocation : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering release scope subgroup
  %11 = mir.gpu.atomic sub %p, %x ordering release scope subgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering release scope workgroup
  %12 = mir.gpu.atomic sub %p, %x ordering release scope workgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering release scope device
  %13 = mir.gpu.atomic sub %p, %x ordering release scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering release scope system
  %14 = mir.gpu.atomic sub %p, %x ordering release scope system : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acq_rel scope invocation
  %15 = mir.gpu.atomic sub %p, %x ordering acq_rel scope invocation : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acq_rel scope subgroup
  %16 = mir.gpu.atomic sub %p, %x ordering acq_rel scope subgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acq_rel scope workgroup
  %17 = mir.gpu.atomic sub %p, %x ordering acq_rel scope workgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acq_rel scope device
  %18 = mir.gpu.atomic sub %p, %x ordering acq_rel scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering acq_rel scope system
  %19 = mir.gpu.atomic sub %p, %x ordering acq_rel scope system : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering seq_cst scope invocation
  %20 = mir.gpu.atomic sub %p, %x ordering seq_cst scope invocation : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering seq_cst scope subgroup
  %21 = mir.gpu.atomic sub %p, %x ordering seq_cst scope subgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering seq_cst scope workgroup
  %22 = mir.gpu.atomic sub %p, %x ordering seq_cst scope workgroup : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering seq_cst scope device
  %23 = mir.gpu.atomic sub %p, %x ordering seq_cst scope device : <global, i32>, i32 -> i32
  // CHECK: mir.gpu.atomic sub %{{.*}}, %{{.*}} ordering seq_cst scope system
  %24 = mir.gpu.atomic sub %p, %x ordering seq_cst scope system : <global, i32>, i32 -> i32
  return
}
