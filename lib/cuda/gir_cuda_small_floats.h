// Half precision: a class around the compiler's 16-bit float, and the intrinsics of CUDA.
#pragma once
#include "gir_cuda.h"

#define GIR_SMALL_FLOAT(NAME, RAW, PAIR)                                                          \
  struct __attribute__((aligned(2))) NAME {                                                         \
    RAW v;                                                                                          \
    NAME() = default;                                                                               \
    __host__ __device__ NAME(float x) : v((RAW)x) {}                                                \
    __host__ __device__ NAME(double x) : v((RAW)(float)x) {}                                        \
    __host__ __device__ NAME(int x) : v((RAW)(float)x) {}                                           \
    __host__ __device__ NAME(unsigned x) : v((RAW)(float)x) {}                                      \
    __host__ __device__ NAME(long long x) : v((RAW)(float)x) {}                                     \
    __host__ __device__ NAME(unsigned long long x) : v((RAW)(float)x) {}                            \
    __host__ __device__ operator float() const { return (float)v; }                                 \
    __host__ __device__ NAME &operator+=(NAME o) { v = v + o.v; return *this; }                     \
    __host__ __device__ NAME &operator-=(NAME o) { v = v - o.v; return *this; }                     \
    __host__ __device__ NAME &operator*=(NAME o) { v = v * o.v; return *this; }                     \
    __host__ __device__ NAME &operator/=(NAME o) { v = v / o.v; return *this; }                     \
  };                                                                                                \
  struct __attribute__((aligned(4))) PAIR {                                                         \
    NAME x, y;                                                                                      \
    PAIR() = default;                                                                               \
    __host__ __device__ PAIR(NAME x, NAME y) : x(x), y(y) {}                                        \
  };                                                                                                \
  GIR_BOTH NAME gir_make_##NAME(RAW v) { NAME r; r.v = v; return r; }                               \
  GIR_BOTH NAME operator+(NAME a, NAME b) { return gir_make_##NAME(a.v + b.v); }                    \
  GIR_BOTH NAME operator-(NAME a, NAME b) { return gir_make_##NAME(a.v - b.v); }                    \
  GIR_BOTH NAME operator*(NAME a, NAME b) { return gir_make_##NAME(a.v * b.v); }                    \
  GIR_BOTH NAME operator/(NAME a, NAME b) { return gir_make_##NAME(a.v / b.v); }                    \
  GIR_BOTH NAME operator-(NAME a) { return gir_make_##NAME(-a.v); }                                 \
  GIR_BOTH bool operator<(NAME a, NAME b) { return a.v < b.v; }                                     \
  GIR_BOTH bool operator>(NAME a, NAME b) { return a.v > b.v; }                                     \
  GIR_BOTH bool operator<=(NAME a, NAME b) { return a.v <= b.v; }                                   \
  GIR_BOTH bool operator>=(NAME a, NAME b) { return a.v >= b.v; }                                   \
  GIR_BOTH bool operator==(NAME a, NAME b) { return a.v == b.v; }                                   \
  GIR_BOTH bool operator!=(NAME a, NAME b) { return a.v != b.v; }                                   \
  GIR_BOTH PAIR operator+(PAIR a, PAIR b) { return PAIR(a.x + b.x, a.y + b.y); }                    \
  GIR_BOTH PAIR operator-(PAIR a, PAIR b) { return PAIR(a.x - b.x, a.y - b.y); }                    \
  GIR_BOTH PAIR operator*(PAIR a, PAIR b) { return PAIR(a.x * b.x, a.y * b.y); }                    \
  GIR_BOTH PAIR operator/(PAIR a, PAIR b) { return PAIR(a.x / b.x, a.y / b.y); }                    \
  GIR_BOTH NAME __hadd(NAME a, NAME b) { return a + b; }                                            \
  GIR_BOTH NAME __hsub(NAME a, NAME b) { return a - b; }                                            \
  GIR_BOTH NAME __hmul(NAME a, NAME b) { return a * b; }                                            \
  GIR_BOTH NAME __hdiv(NAME a, NAME b) { return a / b; }                                            \
  GIR_BOTH NAME __hneg(NAME a) { return -a; }                                                       \
  GIR_BOTH NAME __habs(NAME a) { return gir_make_##NAME(__builtin_elementwise_abs(a.v)); }          \
  GIR_BOTH NAME __hfma(NAME a, NAME b, NAME c) { return gir_make_##NAME(__builtin_elementwise_fma(a.v, b.v, c.v)); } \
  GIR_BOTH NAME __hmin(NAME a, NAME b) { return gir_make_##NAME(__builtin_elementwise_minnum(a.v, b.v)); } \
  GIR_BOTH NAME __hmax(NAME a, NAME b) { return gir_make_##NAME(__builtin_elementwise_maxnum(a.v, b.v)); } \
  GIR_BOTH bool __heq(NAME a, NAME b) { return a == b; }                                            \
  GIR_BOTH bool __hne(NAME a, NAME b) { return a != b; }                                            \
  GIR_BOTH bool __hlt(NAME a, NAME b) { return a < b; }                                             \
  GIR_BOTH bool __hle(NAME a, NAME b) { return a <= b; }                                            \
  GIR_BOTH bool __hgt(NAME a, NAME b) { return a > b; }                                             \
  GIR_BOTH bool __hge(NAME a, NAME b) { return a >= b; }                                            \
  GIR_BOTH bool __hisnan(NAME a) { return a != a; }                                                 \
  GIR_BOTH PAIR __hadd2(PAIR a, PAIR b) { return a + b; }                                           \
  GIR_BOTH PAIR __hsub2(PAIR a, PAIR b) { return a - b; }                                           \
  GIR_BOTH PAIR __hmul2(PAIR a, PAIR b) { return a * b; }                                           \
  GIR_BOTH PAIR __h2div(PAIR a, PAIR b) { return a / b; }                                           \
  GIR_BOTH PAIR __hfma2(PAIR a, PAIR b, PAIR c) { return PAIR(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)); } \
  GIR_BOTH PAIR __hmin2(PAIR a, PAIR b) { return PAIR(__hmin(a.x, b.x), __hmin(a.y, b.y)); }        \
  GIR_BOTH PAIR __hmax2(PAIR a, PAIR b) { return PAIR(__hmax(a.x, b.x), __hmax(a.y, b.y)); }        \
  GIR_DEVICE NAME hsqrt(NAME a) { return NAME(sqrtf((float)a)); }                                   \
  GIR_DEVICE NAME hrsqrt(NAME a) { return NAME(rsqrtf((float)a)); }                                 \
  GIR_DEVICE NAME hrcp(NAME a) { return NAME(1.0f / (float)a); }                                    \
  GIR_DEVICE NAME hexp(NAME a) { return NAME(expf((float)a)); }                                     \
  GIR_DEVICE NAME hexp2(NAME a) { return NAME(exp2f((float)a)); }                                   \
  GIR_DEVICE NAME hlog(NAME a) { return NAME(logf((float)a)); }                                     \
  GIR_DEVICE NAME hlog2(NAME a) { return NAME(log2f((float)a)); }                                   \
  GIR_DEVICE NAME hsin(NAME a) { return NAME(sinf((float)a)); }                                     \
  GIR_DEVICE NAME hcos(NAME a) { return NAME(cosf((float)a)); }                                     \
  GIR_DEVICE NAME hfloor(NAME a) { return NAME(floorf((float)a)); }                                 \
  GIR_DEVICE NAME hceil(NAME a) { return NAME(ceilf((float)a)); }                                   \
  GIR_DEVICE NAME htrunc(NAME a) { return NAME(truncf((float)a)); }                                 \
  GIR_DEVICE NAME __ldg(const NAME *p) { return *p; }                                               \
  GIR_DEVICE PAIR __ldg(const PAIR *p) { return *p; }
