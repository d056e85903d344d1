// R-GIR-76 R-GIR-77
// Every atomic is one instruction that keeps its ordering; a scope becomes that of the system, which holds all others.
// RUN: gir-opt --lir-to-llvm %s | FileCheck %s

module attributes {lir.target = "cpu"} {
  // CHECK-LABEL: llvm.func @orderings(%arg0: !llvm.ptr, %arg1: i32)
  func.func @orderings(%p: !mir.ptr<global, i32>, %v: i32) {
    // CHECK: llvm.atomicrmw add %arg0, %arg1 monotonic {alignment = 4 : i64} : !llvm.ptr, i32
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    // CHECK: llvm.atomicrmw sub {{.*}} acquire
    %1 = lir.atomic_sub %p, %v ordering acquire scope workgroup : <global, i32>, i32 -> i32
    // CHECK: llvm.atomicrmw _and {{.*}} release
    %2 = lir.atomic_and %p, %v ordering release scope subgroup : <global, i32>, i32 -> i32
    // CHECK: llvm.atomicrmw _or {{.*}} acq_rel
    %3 = lir.atomic_or %p, %v ordering acq_rel scope invocation : <global, i32>, i32 -> i32
    // CHECK: llvm.atomicrmw _xor {{.*}} seq_cst
    %4 = lir.atomic_xor %p, %v ordering seq_cst scope system : <global, i32>, i32 -> i32
    // CHECK: llvm.load %arg0 atomic acquire {alignment = 4 : i64}
    %5 = lir.atomic_load %p ordering acquire scope device : <global, i32> -> i32
    // CHECK: llvm.store %arg1, %arg0 atomic release {alignment = 4 : i64}
    lir.atomic_store %p, %v ordering release scope device : <global, i32>, i32
    // CHECK: llvm.load volatile %arg0 atomic monotonic {alignment = 4 : i64}
    %6 = lir.load volatile %p align 4 ordering relaxed scope device : <global, i32> -> i32
    // CHECK: llvm.store %arg1, %arg0 atomic seq_cst {alignment = 4 : i64}
    lir.store %p, %v align 4 ordering seq_cst scope system : <global, i32>, i32
    // CHECK: llvm.fence acq_rel
    lir.mem_fence mem_scope device semantics acq_rel
    // CHECK: llvm.cmpxchg %arg0, %arg1, %arg1 acq_rel acquire {alignment = 4 : i64}
    %7 = lir.atomic_compare_exchange %p, %v, %v ordering_succ acq_rel ordering_fail acquire scope device
        : <global, i32>, i32, i32 -> i32
    return
  }

  // CHECK-LABEL: llvm.func @operations
  func.func @operations(%p: !mir.ptr<global, i64>, %v: i64, %f: !mir.ptr<workgroup, f16>, %x: f16) {
    // CHECK: llvm.atomicrmw min {{.*}} {alignment = 8 : i64} : !llvm.ptr, i64
    %0 = lir.atomic_min signed %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw umin
    %1 = lir.atomic_min unsigned %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw max
    %2 = lir.atomic_max signed %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw umax
    %3 = lir.atomic_max unsigned %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw xchg
    %4 = lir.atomic_exchange %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw uinc_wrap
    %5 = lir.atomic_inc_wrap %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw udec_wrap
    %6 = lir.atomic_dec_wrap %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
    // CHECK: llvm.atomicrmw fadd {{.*}} {alignment = 2 : i64} : !llvm.ptr, f16
    %7 = lir.atomic_fadd %f, %x ordering relaxed scope workgroup : <workgroup, f16>, f16 -> f16
    // CHECK: llvm.atomicrmw fmin
    %8 = lir.atomic_fmin %f, %x ordering relaxed scope workgroup : <workgroup, f16>, f16 -> f16
    // CHECK: llvm.atomicrmw fmax
    %9 = lir.atomic_fmax %f, %x ordering relaxed scope workgroup : <workgroup, f16>, f16 -> f16
    // Floats are compared bit by bit.
    // CHECK: %[[EXPECTED:.*]] = llvm.bitcast %arg3 : f16 to i16
    // CHECK: %[[PAIR:.*]] = llvm.cmpxchg %arg2, %[[EXPECTED]], {{.*}} : !llvm.ptr, i16
    // CHECK: %[[OLD:.*]] = llvm.extractvalue %[[PAIR]][0]
    // CHECK: llvm.bitcast %[[OLD]] : i16 to f16
    %10 = lir.atomic_compare_exchange %f, %x, %x ordering_succ relaxed ordering_fail relaxed scope device
        : <workgroup, f16>, f16, f16 -> f16
    return
  }

  // CHECK-LABEL: llvm.func @flags
  func.func @flags(%p: !mir.ptr<global, i32>) -> i1 {
    // CHECK: %[[OLD:.*]] = llvm.atomicrmw xchg %arg0, %{{.*}} acquire
    // CHECK: %[[SET:.*]] = llvm.icmp "ne" %[[OLD]]
    %0 = lir.atomic_flag_test_and_set %p ordering acquire scope device : <global, i32>
    // CHECK: llvm.store %{{.*}}, %arg0 atomic release
    lir.atomic_flag_clear %p ordering release scope device : <global, i32>
    // CHECK: llvm.return %[[SET]]
    return %0 : i1
  }
}
