// Functions of floats (Math API, "Mathematical Functions" and "Intrinsics"): those that are exact are, the others are as
// the host's libm has them.

#pragma once

#define GIR_MATH1(name)                                                                                                \
  extern "C" double name(double) noexcept;                                                                             \
  extern "C" float name##f(float) noexcept;
#define GIR_MATH2(name)                                                                                                \
  extern "C" double name(double, double) noexcept;                                                                     \
  extern "C" float name##f(float, float) noexcept;
GIR_MATH1(fabs)
GIR_MATH1(ceil)
GIR_MATH1(floor)
GIR_MATH1(trunc)
GIR_MATH1(round)
GIR_MATH1(rint)
GIR_MATH1(sin)
GIR_MATH1(cos)
GIR_MATH1(tan)
GIR_MATH1(exp)
GIR_MATH1(exp2)
GIR_MATH1(log)
GIR_MATH1(log2)
GIR_MATH2(pow)
GIR_MATH2(copysign)
GIR_MATH2(fmin)
GIR_MATH2(fmax)

GIR_INLINE double rsqrt(double a) { return 1.0 / __builtin_sqrt(a); }
GIR_INLINE float rsqrtf(float a) { return 1.0f / __builtin_sqrtf(a); }
GIR_INLINE float __fmul_rn(float a, float b) { return a * b; }
GIR_INLINE double __dmul_rn(double a, double b) { return a * b; }
GIR_INLINE float __fdiv_rn(float a, float b) { return a / b; }
GIR_INLINE double __ddiv_rn(double a, double b) { return a / b; }
GIR_INLINE float __fsqrt_rn(float a) { return __builtin_sqrtf(a); }
GIR_INLINE double __dsqrt_rn(double a) { return __builtin_sqrt(a); }
GIR_INLINE float __fmaf_rn(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
GIR_INLINE double __fma_rn(double a, double b, double c) { return __builtin_fma(a, b, c); }

// "Type Casting Intrinsics"
#define GIR_BITS(name, from, to)                                                                                       \
  GIR_INLINE to name(from value) { return __builtin_bit_cast(to, value); }
GIR_BITS(__float_as_int, float, int)
GIR_BITS(__float_as_uint, float, unsigned)
GIR_BITS(__int_as_float, int, float)
GIR_BITS(__uint_as_float, unsigned, float)
GIR_BITS(__double_as_longlong, double, long long)
GIR_BITS(__longlong_as_double, long long, double)
