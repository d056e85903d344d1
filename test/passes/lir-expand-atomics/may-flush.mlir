// A sum of f32 that may take subnormals for zeros is the instruction; others keep subnormals by a loop in global memory.
// RUN: gir-opt --lir-expand-atomics %s 2>/dev/null | FileCheck %s
module attributes {lir.target = "cuda-sm_90"} {
  // CHECK-LABEL: func.func @k
  func.func @k(%p: !mir.ptr<global, f32>, %x: f32) attributes {lir.kernel = #mir.kernel<compute>} {
    // CHECK: lir.atomic_fadd %{{.*}} {lir.may_flush}
    %0 = lir.atomic_fadd %p, %x ordering relaxed scope device {lir.may_flush} : <global, f32>, f32 -> f32
    // CHECK: scf.while
    // CHECK: lir.atomic_compare_exchange
    %1 = lir.atomic_fadd %p, %x ordering relaxed scope device : <global, f32>, f32 -> f32
    return
  }
}
