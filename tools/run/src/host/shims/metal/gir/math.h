// Functions of floats (section 6.5): those that are exact are, the others are as the host's libm has them.

#pragma once

namespace metal {

#define GIR_MATH1(name, function)                                                                                      \
  GIR_INLINE float name(float a) { return function(a); }                                                               \
  GIR_INLINE half name(half a) { return (half)function((float)a); }                                                    \
  GIR_LANEWISE1(name)
#define GIR_MATH2(name, function)                                                                                      \
  GIR_INLINE float name(float a, float b) { return function(a, b); }                                                   \
  GIR_INLINE half name(half a, half b) { return (half)function((float)a, (float)b); }                                  \
  GIR_LANEWISE2(name)

GIR_INLINE float gir_rsqrt(float a) { return 1.0f / __builtin_sqrtf(a); }
GIR_INLINE float gir_exp10(float a) { return __builtin_powf(10.0f, a); }
GIR_INLINE float gir_fract(float a) {
  float fraction = a - __builtin_floorf(a);
  return fraction < 0x1.fffffep-1f ? fraction : 0x1.fffffep-1f;
}
GIR_INLINE float gir_sign(float a) { return a > 0.0f ? 1.0f : a < 0.0f ? -1.0f : a == 0.0f ? a : 0.0f; }
GIR_INLINE float gir_saturate(float a) { return __builtin_fminf(__builtin_fmaxf(a, 0.0f), 1.0f); }
GIR_INLINE float gir_step(float edge, float a) { return a < edge ? 0.0f : 1.0f; }

// The functions of one and of two operands, in a namespace or more.
#define GIR_FUNCTIONS                                                                                                  \
  GIR_MATH1(acos, __builtin_acosf)                                                                                     \
  GIR_MATH1(asin, __builtin_asinf)                                                                                     \
  GIR_MATH1(atan, __builtin_atanf)                                                                                     \
  GIR_MATH1(ceil, __builtin_ceilf)                                                                                     \
  GIR_MATH1(cos, __builtin_cosf)                                                                                       \
  GIR_MATH1(cosh, __builtin_coshf)                                                                                     \
  GIR_MATH1(exp, __builtin_expf)                                                                                       \
  GIR_MATH1(exp2, __builtin_exp2f)                                                                                     \
  GIR_MATH1(exp10, gir_exp10)                                                                                          \
  GIR_MATH1(fabs, __builtin_fabsf)                                                                                     \
  GIR_MATH1(floor, __builtin_floorf)                                                                                   \
  GIR_MATH1(fract, gir_fract)                                                                                          \
  GIR_MATH1(log, __builtin_logf)                                                                                       \
  GIR_MATH1(log2, __builtin_log2f)                                                                                     \
  GIR_MATH1(log10, __builtin_log10f)                                                                                   \
  GIR_MATH1(rint, __builtin_rintf)                                                                                     \
  GIR_MATH1(round, __builtin_roundf)                                                                                   \
  GIR_MATH1(rsqrt, gir_rsqrt)                                                                                          \
  GIR_MATH1(saturate, gir_saturate)                                                                                    \
  GIR_MATH1(sign, gir_sign)                                                                                            \
  GIR_MATH1(sin, __builtin_sinf)                                                                                       \
  GIR_MATH1(sinh, __builtin_sinhf)                                                                                     \
  GIR_MATH1(sqrt, __builtin_sqrtf)                                                                                     \
  GIR_MATH1(tan, __builtin_tanf)                                                                                       \
  GIR_MATH1(tanh, __builtin_tanhf)                                                                                     \
  GIR_MATH1(trunc, __builtin_truncf)                                                                                   \
  GIR_MATH2(atan2, __builtin_atan2f)                                                                                   \
  GIR_MATH2(copysign, __builtin_copysignf)                                                                             \
  GIR_MATH2(fdim, __builtin_fdimf)                                                                                     \
  GIR_MATH2(fmax, __builtin_fmaxf)                                                                                     \
  GIR_MATH2(fmin, __builtin_fminf)                                                                                     \
  GIR_MATH2(fmod, __builtin_fmodf)                                                                                     \
  GIR_MATH2(pow, __builtin_powf)                                                                                       \
  GIR_MATH2(powr, __builtin_powf)                                                                                      \
  GIR_MATH2(step, gir_step)

GIR_FUNCTIONS
namespace precise {
GIR_FUNCTIONS
}
namespace fast {
GIR_FUNCTIONS
}

GIR_INLINE float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
GIR_INLINE half fma(half a, half b, half c) {
  ushort bits = (ushort)gir_fma_half(as_type<ushort>(a), as_type<ushort>(b), as_type<ushort>(c));
  return as_type<half>(bits);
}
GIR_LANEWISE3(fma)

GIR_INLINE float mix(float a, float b, float c) { return a + (b - a) * c; }
GIR_INLINE half mix(half a, half b, half c) { return a + (b - a) * c; }
GIR_LANEWISE3(mix)

GIR_INLINE float ldexp(float a, int exponent) { return __builtin_ldexpf(a, exponent); }
GIR_INLINE half ldexp(half a, int exponent) { return (half)__builtin_ldexpf((float)a, exponent); }
template <typename T, int N> GIR_INLINE vec<T, N> ldexp(vec<T, N> a, vec<int, N> exponent) {
  for (int lane = 0; lane < N; ++lane)
    a.lanes[lane] = ldexp(a.lanes[lane], exponent.lanes[lane]);
  return a;
}

template <typename T, int N> GIR_INLINE T dot(vec<T, N> a, vec<T, N> b) {
  T sum = a.lanes[0] * b.lanes[0];
  for (int lane = 1; lane < N; ++lane)
    sum += a.lanes[lane] * b.lanes[lane];
  return sum;
}

} // namespace metal
