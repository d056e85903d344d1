// Kernels that map an element to one or more, for the device and, with ORACLE, for the host, whose compiler is the oracle.
#ifdef ORACLE
#include "oracle.h"
#else
#include <cuda_runtime.h>
#define KERNEL(NAME, A, B) extern "C" __global__ void NAME(const A *in, B *out)
#define AT (int)(blockIdx.x * blockDim.x + threadIdx.x)
#endif

// Pointers into one memory: comparisons, differences, ends of loops.
KERNEL(walked, int, int) {
  const int *first = in + AT, *end = in + 64;
  int sum = 0;
  for (const int *p = first; p != end; p++) sum = sum * 3 + *p;
  const int *least = first;
  for (const int *p = first; p < end; p += 3)
    if (*p < *least) least = p;
  out[3 * AT] = sum;
  out[3 * AT + 1] = (int)(least - in);
  out[3 * AT + 2] = (least > first) + 2 * (end - first > 7) + 4 * (first >= least);
}

// Null pointers, which some paths choose.
__device__ static const int *find(const int *begin, int n, int wanted) {
  for (int i = 0; i < n; i++)
    if ((begin[i] & 15) == wanted) return begin + i;
  return nullptr;
}
KERNEL(sought, int, int) {
  const int *found = find(in, 64, AT & 31);
  out[2 * AT] = found ? *found : -1;
  out[2 * AT + 1] = found == nullptr ? 77 : (int)(found - in);
}

// The next address with some low bits clear, in memory of the thread's own.
KERNEL(aligned, int, int) {
  __attribute__((aligned(64))) char bytes[128];
  for (int i = 0; i < 128; i++) bytes[i] = (char)(in[i & 63] + i);
  char *p = bytes + (AT & 31);
  char *q = (char *)(((unsigned long long)p + 15) & ~15ull);
  out[2 * AT] = (int)(q - p);
  out[2 * AT + 1] = *q;
}

// Functions chosen by a branch, by a switch and by a table.
__device__ static int twice(int x) { return 2 * x; }
__device__ static int square(int x) { return (int)((unsigned)x * (unsigned)x); }
__device__ static int less(int x) { return x - 7; }
__device__ __noinline__ static int apply(int (*f)(int), int x) { return f(x) + 1; }
typedef int (*step)(int);
KERNEL(chosen, int, int) {
  const step table[4] = {twice, square, less, twice};
  int x = in[AT];
  step f = x & 1 ? twice : square;
  step g;
  switch (x & 3) {
  case 0: g = less; break;
  case 1: g = square; break;
  default: g = twice;
  }
  out[4 * AT] = f(x);
  out[4 * AT + 1] = g(x);
  out[4 * AT + 2] = table[(x >> 2) & 3](x);
  out[4 * AT + 3] = apply(f, apply(less, x));
}

// Integers of 128 bits.
typedef unsigned long long u64;
typedef unsigned __int128 u128;
typedef __int128 i128;
KERNEL(wide, u64, u64) {
  u64 a = in[AT], b = in[AT ^ 1], c = in[AT ^ 2];
  u128 product = (u128)a * b + c;
  i128 sign = (i128)(long long)a * (long long)b - (long long)c;
  u128 both = (u128)a << 64 | b;
  i128 s = (i128)both;
  unsigned by = (unsigned)(c & 127);
  out[12 * AT] = (u64)product;
  out[12 * AT + 1] = (u64)(product >> 64);
  out[12 * AT + 2] = (u64)sign;
  out[12 * AT + 3] = (u64)(sign >> 64);
  out[12 * AT + 4] = (u64)(both << by);
  out[12 * AT + 5] = (u64)(both << by >> 64);
  out[12 * AT + 6] = (u64)(both >> by);
  out[12 * AT + 7] = (u64)(both >> by >> 64);
  out[12 * AT + 8] = (u64)(s >> by);
  out[12 * AT + 9] = (u64)(s >> by >> 64);
  out[12 * AT + 10] = (both < product) | (s < sign) << 1 | (both == product) << 2 | (s >= sign) << 3;
  u128 mixed = (both & product) ^ ~(both | (u128)c) ^ (u128)((i128)-5 * (int)c);
  out[12 * AT + 11] = (u64)(mixed ^ mixed >> 64);
}

// Copies that overlap, in both directions.
KERNEL(shifted, int, int) {
  int room[100];
  for (int i = 0; i < 100; i++) room[i] = in[(i + AT) & 63] + i;
  int n = 60 + (AT & 31);
  __builtin_memmove(room + 5, room, n * sizeof(int));
  __builtin_memmove(room + 1, room + 4, (n + 3) * sizeof(int));
  unsigned sum = 0;
  for (int i = 0; i < 100; i++) sum = sum * 31 + (unsigned)room[i];
  out[AT] = (int)sum;
}

// Atomics for the whole system, each of a place of the thread's own.
KERNEL(counted, int, int) {
  int x = in[AT], *p = out + 4 * AT;
  unsigned *q = (unsigned *)p + 3;
  p[0] = 5;
  p[1] = x;
  p[2] = -1;
  *q = 7;
  int old = atomicAdd_system(p, x) + atomicMax_system(p + 1, 3) + atomicCAS_system(p + 2, -1, x);
  unsigned before = atomicMax_system(q, (unsigned)x) + atomicInc_system(q, 9u);
  p[1] ^= old + (int)before;
}

// Floats rounded up, down and to zero; of a NaN, whose bits are any, a number.
#define IS(x) ((x) == (x) ? (x) : -77)
#define DIRECTED(A, B, T, D)                                                                                          \
  KERNEL(A##_##D, T, T) {                                                                                             \
    T a = in[AT], b = in[AT ^ 1], c = in[AT ^ 2];                                                                     \
    T sum = __##A##add_##D(a, b), rest = __##A##sub_##D(a, b), product = __##A##mul_##D(a, b);                        \
    T quotient = __##A##div_##D(a, b), root = __##A##sqrt_##D(a), fused = B##_##D(a, b, c);                           \
    out[6 * AT] = IS(sum);                                                                                            \
    out[6 * AT + 1] = IS(rest);                                                                                       \
    out[6 * AT + 2] = IS(product);                                                                                    \
    out[6 * AT + 3] = IS(quotient);                                                                                   \
    out[6 * AT + 4] = IS(root);                                                                                       \
    out[6 * AT + 5] = IS(fused);                                                                                      \
  }
DIRECTED(f, __fmaf, float, rd)
DIRECTED(f, __fmaf, float, ru)
DIRECTED(f, __fmaf, float, rz)
DIRECTED(d, __fma, double, rd)
DIRECTED(d, __fma, double, ru)
DIRECTED(d, __fma, double, rz)
#define CONVERTED(D)                                                                                                  \
  KERNEL(converted_##D, long long, float) {                                                                           \
    long long x = in[AT];                                                                                             \
    out[5 * AT] = __ll2float_##D(x);                                                                                  \
    out[5 * AT + 1] = __ull2float_##D((u64)x);                                                                        \
    out[5 * AT + 2] = __int2float_##D((int)x);                                                                        \
    out[5 * AT + 3] = __uint2float_##D((unsigned)x);                                                                  \
    out[5 * AT + 4] = __double2float_##D(__ll2double_##D(x) * 1.25);                                                  \
  }
CONVERTED(rd)
CONVERTED(ru)
CONVERTED(rz)

// Functions with results behind pointers.
KERNEL(parted, float, float) {
  float x = in[AT], y = in[AT ^ 1], whole;
  int exponent, quotient;
  float fraction = frexpf(x, &exponent), rest = modff(x, &whole), r = remquof(x, y, &quotient);
  out[6 * AT] = fraction;
  out[6 * AT + 1] = (float)exponent;
  out[6 * AT + 2] = rest;
  out[6 * AT + 3] = whole;
  out[6 * AT + 4] = r;
  // Three bits are sure.
  out[6 * AT + 5] = (float)(quotient & 7);
}
