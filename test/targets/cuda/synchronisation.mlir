// Barriers order memory for their own work-items; a wider scope adds fences around them. A fence's name has its scope.
// R-GIR-93
// RUN: gir-opt --emit-cuda --split-input-file %s | FileCheck %s

// CHECK-LABEL: barriers(uint32_t* x) {
// CHECK-NEXT: *x = 1u;
// CHECK-NEXT: __syncthreads();
// CHECK-NEXT: *x = 1u;
// CHECK-NEXT: __threadfence();
// CHECK-NEXT: __syncthreads();
// CHECK-NEXT: __threadfence();
// CHECK-NEXT: *x = 1u;
// CHECK-NEXT: __syncwarp();
// CHECK-NEXT: *x = 1u;
// CHECK-NEXT: __threadfence_block();
// CHECK-NEXT: __syncthreads();
// CHECK-NEXT: __threadfence_block();
func.func @barriers(%x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1 : i32
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics seq_cst
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  return
}

// -----

// CHECK-LABEL: fences(uint32_t* x) {
// CHECK: __threadfence_block();
// CHECK: __threadfence();
// CHECK: __threadfence_system();
func.func @fences(%x: !mir.ptr<global, i32> {mir.name = "x", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %one = arith.constant 1 : i32
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.memory_fence mem_scope workgroup semantics acq_rel
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.memory_fence mem_scope device semantics release
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  mir.gpu.memory_fence mem_scope system semantics seq_cst
  mir.gpu.store %x, %one : !mir.ptr<global, i32>, i32
  return
}
