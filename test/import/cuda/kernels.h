// The parts of CUDA and HIP that the kernels of this folder use, for clang without an installation of either.
#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

struct Axis3 {
  unsigned x, y, z;
};

#ifdef __HIP__
#define POSITION(name, x_, y_, z_)                                                                 \
  struct name##_type {                                                                             \
    __declspec(property(get = get_x)) unsigned x;                                                  \
    __declspec(property(get = get_y)) unsigned y;                                                  \
    __device__ unsigned get_x() const { return x_; }                                               \
    __device__ unsigned get_y() const { return y_; }                                               \
  };                                                                                               \
  static const __device__ name##_type name;
POSITION(threadIdx, __builtin_amdgcn_workitem_id_x(), __builtin_amdgcn_workitem_id_y(), 0)
POSITION(blockIdx, __builtin_amdgcn_workgroup_id_x(), __builtin_amdgcn_workgroup_id_y(), 0)
POSITION(blockDim, __builtin_amdgcn_workgroup_size_x(), __builtin_amdgcn_workgroup_size_y(), 0)
static __device__ inline void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
template <typename T> static __device__ inline T atomicAdd(T *at, T value) {
  return __hip_atomic_fetch_add(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
static __device__ inline int atomicMax(int *at, int value) {
  return __hip_atomic_fetch_max(at, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
#else
#define POSITION(name, register)                                                                   \
  struct name##_type {                                                                             \
    __declspec(property(get = get_x)) unsigned x;                                                  \
    __declspec(property(get = get_y)) unsigned y;                                                  \
    __device__ unsigned get_x() const { return __nvvm_read_ptx_sreg_##register##_x(); }           \
    __device__ unsigned get_y() const { return __nvvm_read_ptx_sreg_##register##_y(); }           \
  };                                                                                               \
  static const __device__ name##_type name;
POSITION(threadIdx, tid)
POSITION(blockIdx, ctaid)
POSITION(blockDim, ntid)
static __device__ inline int atomicAdd(int *at, int value) { return __nvvm_atom_add_gen_i(at, value); }
static __device__ inline float atomicAdd(float *at, float value) {
  return __nvvm_atom_add_gen_f(at, value);
}
static __device__ inline int atomicMax(int *at, int value) { return __nvvm_atom_max_gen_i(at, value); }
static __device__ inline int __shfl_down_sync(unsigned mask, int value, unsigned by) {
  return __nvvm_shfl_sync_down_i32(mask, value, by, 31);
}
static __device__ inline unsigned __ballot_sync(unsigned mask, int holds) {
  return __nvvm_vote_ballot_sync(mask, holds != 0);
}
static __device__ inline void __threadfence() { __nvvm_membar_gl(); }
#endif
