// What gir's emission of CUDA C++ uses of the language and its library, declared for clang:
//   clang -x cuda --cuda-device-only -nocudainc -nocudalib -include cuda_runtime.h -S k.cu
// It has the types of NVIDIA's headers ("CUDA C++ Programming Guide", chapter 10; "CUDA Math API"), so that a call that
// they would not take is an error here, too.

#pragma once

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __constant__ __attribute__((constant))
#define __shared__ __attribute__((shared))
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))

struct uint3 {
  unsigned x, y, z;
};
struct dim3 {
  unsigned x, y, z;
};
extern const __device__ uint3 threadIdx, blockIdx;
extern const __device__ dim3 blockDim, gridDim;

#define FUNCTION extern __device__

// Guide, section 10.3.
#define VECTORS(name, lane)                                                                                            \
  struct __align__(2 * sizeof(lane)) name##2 {                                                                         \
    lane x, y;                                                                                                         \
  };                                                                                                                   \
  struct __align__(4 * sizeof(lane) > 16 ? 16 : 4 * sizeof(lane)) name##4 {                                            \
    lane x, y, z, w;                                                                                                   \
  };                                                                                                                   \
  FUNCTION name##2 make_##name##2(lane, lane);                                                                         \
  FUNCTION name##4 make_##name##4(lane, lane, lane, lane);
VECTORS(char, signed char)
VECTORS(uchar, unsigned char)
VECTORS(short, short)
VECTORS(ushort, unsigned short)
VECTORS(int, int)
VECTORS(uint, unsigned)
VECTORS(float, float)
VECTORS(double, double)

FUNCTION void __syncthreads();
FUNCTION void __syncwarp(unsigned mask = 0xffffffff);
FUNCTION void __threadfence_block();
FUNCTION void __threadfence();
FUNCTION void __threadfence_system();

// Math API, "Mathematical Functions", "Intrinsics" and "Type Casting Intrinsics".
#define FLOATS1(name)                                                                                                  \
  FUNCTION double name(double);                                                                                        \
  FUNCTION float name##f(float);
#define FLOATS2(name)                                                                                                  \
  FUNCTION double name(double, double);                                                                                \
  FUNCTION float name##f(float, float);
FLOATS1(fabs)
FLOATS1(ceil)
FLOATS1(floor)
FLOATS1(trunc)
FLOATS1(round)
FLOATS1(rint)
FLOATS1(rsqrt)
FLOATS1(sin)
FLOATS1(cos)
FLOATS1(tan)
FLOATS1(exp)
FLOATS1(exp2)
FLOATS1(log)
FLOATS1(log2)
FLOATS2(pow)
FLOATS2(copysign)
FLOATS2(fmin)
FLOATS2(fmax)
FUNCTION float __fmul_rn(float, float);
FUNCTION float __fdiv_rn(float, float);
FUNCTION float __fsqrt_rn(float);
FUNCTION float __fmaf_rn(float, float, float);
FUNCTION double __dmul_rn(double, double);
FUNCTION double __ddiv_rn(double, double);
FUNCTION double __dsqrt_rn(double);
FUNCTION double __fma_rn(double, double, double);
FUNCTION int __float_as_int(float);
FUNCTION unsigned __float_as_uint(float);
FUNCTION float __int_as_float(int);
FUNCTION float __uint_as_float(unsigned);
FUNCTION long long __double_as_longlong(double);
FUNCTION double __longlong_as_double(long long);

// Math API, "Integer Intrinsics".
FUNCTION int __popc(unsigned);
FUNCTION int __popcll(unsigned long long);
FUNCTION int __clz(int);
FUNCTION int __clzll(long long);
FUNCTION unsigned __brev(unsigned);
FUNCTION unsigned long long __brevll(unsigned long long);

// Guide, sections 10.19 to 10.22.
FUNCTION int __all_sync(unsigned, int);
FUNCTION int __any_sync(unsigned, int);
FUNCTION unsigned __ballot_sync(unsigned, int);
#define MOVES(type)                                                                                                    \
  FUNCTION type __shfl_sync(unsigned, type, int, int width = 32);                                                      \
  FUNCTION type __shfl_xor_sync(unsigned, type, int, int width = 32);
MOVES(int)
MOVES(unsigned)
MOVES(long)
MOVES(unsigned long)
MOVES(long long)
MOVES(unsigned long long)
MOVES(float)
MOVES(double)
#define REDUCES(type, name) FUNCTION type __reduce_##name##_sync(unsigned, type);
REDUCES(int, add)
REDUCES(int, min)
REDUCES(int, max)
REDUCES(unsigned, add)
REDUCES(unsigned, min)
REDUCES(unsigned, max)
REDUCES(unsigned, and)
REDUCES(unsigned, or)
REDUCES(unsigned, xor)

// Guide, section 10.14: for the device, the block and the system.
#define UPDATE(name, type)                                                                                             \
  FUNCTION type name(type *, type);                                                                                    \
  FUNCTION type name##_block(type *, type);                                                                            \
  FUNCTION type name##_system(type *, type);
#define INTEGERS(name)                                                                                                 \
  UPDATE(name, int)                                                                                                    \
  UPDATE(name, unsigned)                                                                                               \
  UPDATE(name, unsigned long long)
INTEGERS(atomicAdd)
INTEGERS(atomicAnd)
INTEGERS(atomicOr)
INTEGERS(atomicXor)
INTEGERS(atomicMin)
INTEGERS(atomicMax)
INTEGERS(atomicExch)
UPDATE(atomicMin, long long)
UPDATE(atomicMax, long long)
UPDATE(atomicExch, float)
UPDATE(atomicAdd, float)
UPDATE(atomicAdd, double)
UPDATE(atomicSub, int)
UPDATE(atomicSub, unsigned)
UPDATE(atomicInc, unsigned)
UPDATE(atomicDec, unsigned)
#define COMPARE(type)                                                                                                  \
  FUNCTION type atomicCAS(type *, type, type);                                                                         \
  FUNCTION type atomicCAS_block(type *, type, type);                                                                   \
  FUNCTION type atomicCAS_system(type *, type, type);
COMPARE(int)
COMPARE(unsigned)
COMPARE(unsigned long long)
FUNCTION unsigned short atomicCAS(unsigned short *, unsigned short, unsigned short);
