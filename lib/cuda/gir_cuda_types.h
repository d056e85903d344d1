// Vector types of CUDA, with the alignments that its guide states, and functions that make them.
#pragma once

#define GIR_BOTH static __host__ __device__ __inline__ __attribute__((always_inline, nodebug))
#define GIR_VECTORS(NAME, T, A2, A4)                                                                          \
  struct NAME##1 { T x; };                                                                                    \
  struct __attribute__((aligned(A2))) NAME##2 { T x, y; };                                                    \
  struct NAME##3 { T x, y, z; };                                                                              \
  struct __attribute__((aligned(A4))) NAME##4 { T x, y, z, w; };                                              \
  GIR_BOTH NAME##1 make_##NAME##1(T x) { return {x}; }                                                        \
  GIR_BOTH NAME##2 make_##NAME##2(T x, T y) { return {x, y}; }                                                \
  GIR_BOTH NAME##3 make_##NAME##3(T x, T y, T z) { return {x, y, z}; }                                        \
  GIR_BOTH NAME##4 make_##NAME##4(T x, T y, T z, T w) { return {x, y, z, w}; }

GIR_VECTORS(char, signed char, 2, 4)
GIR_VECTORS(uchar, unsigned char, 2, 4)
GIR_VECTORS(short, short, 4, 8)
GIR_VECTORS(ushort, unsigned short, 4, 8)
GIR_VECTORS(int, int, 8, 16)
GIR_VECTORS(uint, unsigned int, 8, 16)
GIR_VECTORS(long, long, 16, 16)
GIR_VECTORS(ulong, unsigned long, 16, 16)
GIR_VECTORS(longlong, long long, 16, 16)
GIR_VECTORS(ulonglong, unsigned long long, 16, 16)
GIR_VECTORS(float, float, 8, 16)
GIR_VECTORS(double, double, 16, 16)
#undef GIR_VECTORS

struct dim3 {
  unsigned x, y, z;
  __host__ __device__ constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
  __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
  __host__ __device__ constexpr operator uint3() const { return {x, y, z}; }
};
