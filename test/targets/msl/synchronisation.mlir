// Barriers name the memory that they order; those that order for the device have fences around them, and pointers are
// coherent then.
// R-RUNA-61 R-RUNA-64 R-GIR-95
// RUN: gir-opt --emit-msl --target=metal3.2 --split-input-file %s | FileCheck %s
// RUN: gir-opt --emit-msl -O0 --target=metal3.1 %S/Inputs/barriers.mlir | FileCheck --check-prefix=OLD %s

// OLD: threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
// OLD: simdgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
// OLD: threadgroup_barrier(mem_flags::mem_none);

// CHECK: kernel void wide(coherent(device) device uint* x {{\[\[}}buffer(0)]]) {
// CHECK: atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device);
// CHECK-NEXT: threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
// CHECK-NEXT: atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device);
func.func @wide(%x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1 : i32
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  return
}

// -----

// An ordering within a workgroup needs no coherence beyond it.
// CHECK: kernel void narrow(device uint* x {{\[\[}}buffer(0)]]) {
// CHECK: atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_threadgroup);
func.func @narrow(%x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1 : i32
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.memory_fence mem_scope workgroup semantics acq_rel
  return
}

// -----

// Atomics are relaxed ones between fences.
// CHECK: kernel void message(
// CHECK: atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device);
// CHECK-NEXT: atomic_fetch_add_explicit((coherent(device) device atomic_uint*)flag, 1u, memory_order_relaxed);
// CHECK-NEXT: atomic_thread_fence(mem_flags::mem_device | mem_flags::mem_threadgroup, memory_order_seq_cst, thread_scope_device);
func.func @message(%flag: !mir.ptr<global, i32> {mir.name = "flag", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1 : i32
  %old = mir.gpu.atomic add %flag, %one ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
