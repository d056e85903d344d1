// Each atomic as loads and stores in a critical section.
// R-RUNA-77 R-RUNA-94 R-RUNA-107 R-RUNA-109 R-RUNA-110 R-RUNA-116
// RUN: gir-opt %s --lir-lock-atomics --target=c66x --allow-atomic-fallback 2>/dev/null | FileCheck %s
// RUN: gir-opt %s --lir-lock-atomics --target=helium --allow-gpu-fallback 2>/dev/null | FileCheck %s
// RUN: gir-opt %s --lir-lock-atomics --target=vitis --allow-atomic-fallback -o %t.mlir 2>&1 | FileCheck %s --check-prefix=FPGA
// RUN: sed 's/"arbitration logic"/"a critical section"/' %t.mlir | FileCheck %s
// RUN: gir-opt %s --lir-lock-atomics --target=c66x --allow-atomic-fallback -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: gir-opt %s --lir-lock-atomics --target=c66x | FileCheck %s --check-prefix=AS-IS
// RUN: gir-opt %s --lir-lock-atomics --target=hexagon-v68 --allow-gpu-fallback | FileCheck %s --check-prefix=AS-IS

// REMARK: operations.mlir:[[@LINE+15]]:8: remark: 'lir.atomic_add' op becomes a critical section, which may take 10 to 100 times as long: target 'c66x' has no atomics; reduce within the work-item or the workgroup first
// FPGA: remark: 'lir.atomic_add' op becomes arbitration logic, which takes logic for each variable: target 'vitis' has no atomics
// AS-IS-NOT: lir.fallbacks
// AS-IS-NOT: critical_section

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i32)
// CHECK-SAME: lir.fallbacks = [{count = 1 : i64, instead = "a critical section", operation = "lir.atomic_add"}]
// CHECK-NEXT: lir.begin_critical_section
// CHECK-NEXT: %[[OLD:.*]] = lir.load %[[P]] align 4
// CHECK-NEXT: %[[NEW:.*]] = arith.addi %[[OLD]], %[[V]]
// CHECK-NEXT: lir.store %[[P]], %[[NEW]] align 4
// CHECK-NEXT: lir.end_critical_section
// CHECK-NEXT: return %[[OLD]]
func.func @add(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @updates(
func.func @updates(%p: !mir.ptr<workgroup, i16>, %v: i16) {
  // CHECK: arith.subi %{{.*}}, %[[V:.*]] : i16
  %0 = lir.atomic_sub %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.andi
  %1 = lir.atomic_and %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.ori
  %2 = lir.atomic_or %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.xori
  %3 = lir.atomic_xor %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.minsi
  %4 = lir.atomic_min signed %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.minui
  %5 = lir.atomic_min unsigned %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.maxsi
  %6 = lir.atomic_max signed %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: arith.maxui
  %7 = lir.atomic_max unsigned %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK: lir.load
  // CHECK-NEXT: lir.store %{{.*}}, %{{.*}} align 2
  %8 = lir.atomic_exchange %p, %v ordering relaxed scope workgroup : <workgroup, i16>, i16 -> i16
  // CHECK-NOT: lir.atomic_
  return
}

// CHECK-LABEL: func.func @wraps(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i32)
func.func @wraps(%p: !mir.ptr<global, i32>, %v: i32) {
  // CHECK: %[[OLD:.*]] = lir.load
  // CHECK: %[[WRAPS:.*]] = arith.cmpi uge, %[[OLD]], %[[V]]
  // CHECK: %[[NEXT:.*]] = arith.addi %[[OLD]], %c1_i32
  // CHECK: %[[NEW:.*]] = arith.select %[[WRAPS]], %c0_i32, %[[NEXT]]
  // CHECK: lir.store %[[P]], %[[NEW]]
  %0 = lir.atomic_inc_wrap %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: %[[OLD2:.*]] = lir.load
  // CHECK: %[[NEXT2:.*]] = arith.subi %[[OLD2]], %c1_i32
  // CHECK: %[[WRAPS2:.*]] = arith.cmpi uge, %[[NEXT2]], %[[V]]
  // CHECK: arith.select %[[WRAPS2]], %[[V]], %[[NEXT2]]
  %1 = lir.atomic_dec_wrap %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  return
}

// CHECK-LABEL: func.func @floats(
func.func @floats(%p: !mir.ptr<global, f32>, %v: f32, %w: f32) -> f32 {
  // CHECK: arith.addf
  %0 = lir.atomic_fadd %p, %v ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: arith.minnumf
  %1 = lir.atomic_fmin %p, %v ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: arith.maxnumf
  %2 = lir.atomic_fmax %p, %v ordering relaxed scope device : <global, f32>, f32 -> f32
  // CHECK: %[[OLD:.*]] = lir.load
  // CHECK: %[[OLD_BITS:.*]] = arith.bitcast %[[OLD]] : f32 to i32
  // CHECK: %[[EXPECTED:.*]] = arith.bitcast %{{.*}} : f32 to i32
  // CHECK: %[[FOUND:.*]] = arith.cmpi eq, %[[OLD_BITS]], %[[EXPECTED]]
  // CHECK: %[[NEW:.*]] = arith.select %[[FOUND]], %{{.*}}, %[[OLD]]
  // CHECK: lir.store %{{.*}}, %[[NEW]]
  %3 = lir.atomic_compare_exchange %p, %v, %w ordering_succ acq_rel ordering_fail acquire scope device : <global, f32>, f32, f32 -> f32
  // CHECK: return %[[OLD]]
  return %3 : f32
}

// CHECK-LABEL: func.func @accesses(
func.func @accesses(%p: !mir.ptr<global, !mir.atomic<i32>>, %q: !mir.ptr<global, i32>) -> (i32, i32, i1) {
  // CHECK: lir.begin_critical_section
  // CHECK-NEXT: %[[PLAIN:.*]] = lir.ptr_cast %{{.*}} : <global, !mir.atomic<i32>> -> <global, i32>
  // CHECK-NEXT: %[[FIRST:.*]] = lir.load %[[PLAIN]] align 4 : <global, i32> -> i32
  // CHECK-NEXT: lir.end_critical_section
  %0 = lir.atomic_load %p ordering acquire scope device : <global, !mir.atomic<i32>> -> i32
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: %[[SECOND:.*]] = lir.load %{{.*}} align 4 : <global, i32> -> i32
  // CHECK-NEXT: lir.end_critical_section
  %1 = lir.load %q align 4 ordering acquire scope device : <global, i32> -> i32
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: lir.store %{{.*}}, %[[SECOND]] align 4 : <global, i32>, i32
  // CHECK-NEXT: lir.end_critical_section
  lir.atomic_store %q, %1 ordering release scope device : <global, i32>, i32
  // CHECK: lir.store %{{.*}}, %[[SECOND]] align 4 : <global, i32>, i32
  lir.store %q, %1 align 4 ordering release scope device : <global, i32>, i32
  // CHECK: %[[FLAG:.*]] = lir.load
  // CHECK: lir.store %{{.*}}, %c1_i32
  // CHECK: %[[WAS:.*]] = arith.cmpi ne, %[[FLAG]], %c0_i32
  %2 = lir.atomic_flag_test_and_set %q ordering acquire scope device : <global, i32>
  // CHECK: lir.store %{{.*}}, %c0_i32
  lir.atomic_flag_clear %q ordering release scope device : <global, i32>
  // CHECK: return %[[FIRST]], %[[SECOND]], %[[WAS]]
  return %0, %1, %2 : i32, i32, i1
}

// A plain access is no atomic.
// CHECK-LABEL: func.func @plain(
// CHECK-NOT: critical_section
func.func @plain(%q: !mir.ptr<global, i32>) -> i32 {
  %0 = lir.load %q align 4 : <global, i32> -> i32
  return %0 : i32
}

