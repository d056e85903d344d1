// What the kernels of this folder in CUDA C++ use of the language and its library, for clang without NVIDIA's headers:
//   clang -x cuda --cuda-device-only -nocudainc -nocudalib -include cuda_builtins.h -S k.cu
// Each is what clang's own headers for CUDA make of it (__clang_cuda_builtin_vars.h, __clang_cuda_device_functions.h).

#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
#define __shared__ __attribute__((shared))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

// clang's headers have properties, so that each place is read where it is used.
#define REGISTER(name)                                                                                                 \
  struct name##_t {                                                                                                    \
    __declspec(property(get = get_x)) unsigned x;                                                                      \
    __declspec(property(get = get_y)) unsigned y;                                                                      \
    __attribute__((device, always_inline)) unsigned get_x() const { return __nvvm_read_ptx_sreg_##name##_x(); }        \
    __attribute__((device, always_inline)) unsigned get_y() const { return __nvvm_read_ptx_sreg_##name##_y(); }        \
  };
REGISTER(tid)
REGISTER(ctaid)
REGISTER(ntid)
REGISTER(nctaid)
extern const __device__ tid_t threadIdx;
extern const __device__ ctaid_t blockIdx;
extern const __device__ ntid_t blockDim;
extern const __device__ nctaid_t gridDim;

#define INTRINSIC __device__ __attribute__((always_inline)) inline

INTRINSIC unsigned atomicAdd(unsigned *at, unsigned value) { return __nvvm_atom_add_gen_i((int *)at, value); }
INTRINSIC unsigned atomicOr(unsigned *at, unsigned value) { return __nvvm_atom_or_gen_i((int *)at, value); }
INTRINSIC unsigned min(unsigned a, unsigned b) { return a < b ? a : b; }
INTRINSIC int min(int a, int b) { return a < b ? a : b; }
INTRINSIC int max(int a, int b) { return a > b ? a : b; }
