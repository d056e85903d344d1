// Functions of CUDA's libdevice, `__nv_*`, that have no operation of their own, in terms of those that have.
// `regenerate.sh` makes nvvm.ll of this file; the importer links the functions that a program needs.
//
// Bessel's functions are left out: their calls stay errors.

#include "common.h"

#define PRIVATE
#define POWI powi
#define NORM(n) norm##n##d
#define RNORM(n) rnorm##n##d
#define NCDF normcdf
#define NCDFINV normcdfinv
#define JOIN(a, b) a##b
#define F float
#define I int
#define M 23
#define B 127
#define NAMED(name) __nv_##name##f
#define NAME(name) NAMED(name)
#define NAME2(name) NAMED(name)
#define DIRECTED(name) DIRECTED2(name)
#define DIRECTED2(name) f_##name
#include "floats.h"
#include "directed.h"
#undef F
#undef I
#undef M
#undef B
#undef NAMED
#define F double
#define I ll
#define M 52
#define B 1023
#undef DIRECTED2
#define DIRECTED2(name) d_##name
#define NAMED(name) __nv_##name
#include "floats.h"
#include "directed.h"

DEVICE int __nv_ffs(int x) { return __builtin_ffs(x); }
DEVICE int __nv_ffsll(ll x) { return __builtin_ffsll(x); }
DEVICE ll __nv_llabs(ll x) { return x < 0 ? (ll) - (ull)x : x; }
DEVICE ull __nv_umul64hi(ull a, ull b) { return high_product(a, b); }
DEVICE ll __nv_mul64hi(ll a, ll b) {
  return (ll)(high_product((ull)a, (ull)b) - (a < 0 ? (ull)b : 0) - (b < 0 ? (ull)a : 0));
}
DEVICE uint __nv_byte_perm(uint a, uint b, uint selector) {
  ull both = (ull)b << 32 | a;
  uint result = 0;
#pragma unroll
  for (int i = 0; i < 4; i++) result |= (uint)(both >> (selector >> 4 * i & 7) * 8 & 255) << 8 * i;
  return result;
}
DEVICE int __nv_hadd(int a, int b) { return (a & b) + ((a ^ b) >> 1); }
DEVICE uint __nv_uhadd(uint a, uint b) { return (a & b) + ((a ^ b) >> 1); }
DEVICE int __nv_rhadd(int a, int b) { return (a | b) - ((a ^ b) >> 1); }
DEVICE uint __nv_urhadd(uint a, uint b) { return (a | b) - ((a ^ b) >> 1); }
DEVICE uint __nv_sad(int a, int b, uint c) { return c + (a < b ? (uint)b - (uint)a : (uint)a - (uint)b); }
DEVICE uint __nv_usad(uint a, uint b, uint c) { return c + (a < b ? b - a : a - b); }

#define CAST(NAME, T, FROM) DEVICE T __nv_##NAME(FROM x) { return BITS(T, x); }
CAST(float_as_int, int, float)
CAST(float_as_uint, uint, float)
CAST(int_as_float, float, int)
CAST(uint_as_float, float, uint)
CAST(double_as_longlong, ll, double)
CAST(longlong_as_double, double, ll)
DEVICE int __nv_double2hiint(double x) { return (int)(BITS(ull, x) >> 32); }
DEVICE int __nv_double2loint(double x) { return (int)BITS(ull, x); }
DEVICE double __nv_hiloint2double(int high, int low) { return BITS(double, (ull)(uint)high << 32 | (uint)low); }
DEVICE unsigned short __nv_float2half_rn(float x) { return BITS(unsigned short, (_Float16)x); }
DEVICE float __nv_half2float(unsigned short x) { return (float)BITS(_Float16, x); }

// A conversion to an integer goes to the nearest that there is, and a NaN becomes 0.
#define TO_INTEGER(NAME, T, F, ROUND, LEAST, BOUND, MOST) \
  DEVICE T NAME(F x) {                                    \
    x = ROUND(x);                                         \
    return x != x ? 0 : x < (F)LEAST ? (T)LEAST : x >= (F)BOUND ? MOST : (T)x; \
  }
#define TO_INTEGERS(F, SHORT, MODE, ROUND)                                                            \
  TO_INTEGER(__nv_##SHORT##2int_##MODE, int, F, ROUND, -2147483648.0, 2147483648.0, 2147483647)       \
  TO_INTEGER(__nv_##SHORT##2uint_##MODE, uint, F, ROUND, 0.0, 4294967296.0, 4294967295u)              \
  TO_INTEGER(__nv_##SHORT##2ll_##MODE, ll, F, ROUND, -0x1p63, 0x1p63, 0x7fffffffffffffffll)           \
  TO_INTEGER(__nv_##SHORT##2ull_##MODE, ull, F, ROUND, 0.0, 0x1p64, ~0ull)
float __nv_ceilf(float);
double __nv_ceil(double);
TO_INTEGERS(float, float, rn, __nv_rintf)
TO_INTEGERS(float, float, rz, __nv_truncf)
TO_INTEGERS(float, float, rd, __nv_floorf)
TO_INTEGERS(float, float, ru, __nv_ceilf)
TO_INTEGERS(double, double, rn, __nv_rint)
TO_INTEGERS(double, double, rz, __nv_trunc)
TO_INTEGERS(double, double, rd, __nv_floor)
TO_INTEGERS(double, double, ru, __nv_ceil)
DEVICE ll __nv_llrintf(float x) { return __nv_float2ll_rn(x); }
DEVICE ll __nv_llrint(double x) { return __nv_double2ll_rn(x); }
DEVICE ll __nv_llroundf(float x) { return __nv_float2ll_rz(__nv_roundf(x)); }
DEVICE ll __nv_llround(double x) { return __nv_double2ll_rz(__nv_round(x)); }
#define TO_FLOATS(SHORT, T)                                    \
  DEVICE float __nv_##SHORT##2float_rn(T x) { return (float)x; } \
  DEVICE double __nv_##SHORT##2double_rn(T x) { return (double)x; }
TO_FLOATS(int, int)
TO_FLOATS(uint, uint)
TO_FLOATS(ll, ll)
TO_FLOATS(ull, ull)
DEVICE float __nv_double2float_rn(double x) { return (float)x; }

#define ROUNDED(F, P, S)                                        \
  DEVICE F __nv_##P##add_rn(F a, F b) { return a + b; }         \
  DEVICE F __nv_##P##sub_rn(F a, F b) { return a - b; }         \
  DEVICE F __nv_##P##mul_rn(F a, F b) { return a * b; }         \
  DEVICE F __nv_##P##div_rn(F a, F b) { return a / b; }         \
  DEVICE F __nv_##P##rcp_rn(F x) { return 1 / x; }              \
  DEVICE F __nv_##P##sqrt_rn(F x) { return __nv_sqrt##S(x); }   \
  DEVICE F __nv_fma##S##_rn(F a, F b, F c) { return __nv_fma##S(a, b, c); }
ROUNDED(float, f, f)
ROUNDED(double, d, )
#define DIRECTIONS(M) M(rd, -1) M(ru, 1) M(rz, 0)
#define IN_DIRECTION(F, P, S, D, MODE)                                                \
  DEVICE F __nv_##P##add_##D(F a, F b) { return P##_add(a, b, MODE); }                \
  DEVICE F __nv_##P##sub_##D(F a, F b) { return P##_add(a, -b, MODE); }               \
  DEVICE F __nv_##P##mul_##D(F a, F b) { return P##_mul(a, b, MODE); }                \
  DEVICE F __nv_##P##div_##D(F a, F b) { return P##_div(a, b, MODE); }                \
  DEVICE F __nv_##P##rcp_##D(F x) { return P##_div(1, x, MODE); }                     \
  DEVICE F __nv_##P##sqrt_##D(F x) { return P##_sqrt(x, MODE); }                      \
  DEVICE F __nv_fma##S##_##D(F a, F b, F c) { return P##_fma(a, b, c, MODE); }
#define OF_FLOATS(D, MODE)                                                            \
  IN_DIRECTION(float, f, f, D, MODE)                                                  \
  DEVICE float __nv_fmaf_ieee_##D(float a, float b, float c) { return f_fma(a, b, c, MODE); } \
  DEVICE float __nv_int2float_##D(int x) { return f_from_int(x, MODE); }              \
  DEVICE float __nv_uint2float_##D(uint x) { return f_from_uint(x, MODE); }           \
  DEVICE float __nv_ll2float_##D(ll x) { return f_from_ll(x, MODE); }                 \
  DEVICE float __nv_ull2float_##D(ull x) { return f_from_ull(x, MODE); }              \
  DEVICE float __nv_double2float_##D(double x) {                                      \
    float nearest = (float)x;                                                         \
    return f_stepped(nearest, (x > nearest) - (x < nearest), MODE);                   \
  }
#define OF_DOUBLES(D, MODE)                                                           \
  IN_DIRECTION(double, d, , D, MODE)                                                  \
  DEVICE double __nv_ll2double_##D(ll x) { return d_from_ll(x, MODE); }               \
  DEVICE double __nv_ull2double_##D(ull x) { return d_from_ull(x, MODE); }
DIRECTIONS(OF_FLOATS)
DIRECTIONS(OF_DOUBLES)
DEVICE float __nv_fmaf_ieee_rn(float a, float b, float c) { return __nv_fmaf(a, b, c); }
DEVICE float __nv_frsqrt_rn(float x) { return 1 / __nv_sqrtf(x); }
DEVICE float __nv_fast_fdividef(float a, float b) { return a / b; }
DEVICE void __nv_fast_sincosf(float x, float *s, float *c) { __nv_sincosf(x, s, c); }
DEVICE float __nv_saturatef(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

DEVICE int __nv_isinff(float x) { return __nv_fabsf(x) == __builtin_inff(); }
DEVICE int __nv_isinfd(double x) { return __nv_fabs(x) == __builtin_inf(); }
DEVICE int __nv_isnanf(float x) { return x != x; }
DEVICE int __nv_isnand(double x) { return x != x; }
DEVICE int __nv_finitef(float x) { return __nv_fabsf(x) < __builtin_inff(); }
DEVICE int __nv_isfinited(double x) { return __nv_fabs(x) < __builtin_inf(); }
DEVICE int __nv_signbitf(float x) { return BITS(int, x) < 0; }
DEVICE int __nv_signbitd(double x) { return BITS(ll, x) < 0; }
DEVICE float __nv_nanf(const signed char *tag) { return __builtin_nanf(""); }
DEVICE double __nv_nan(const signed char *tag) { return __builtin_nan(""); }

// Parts of a word: two of 16 bits, or four of 8. A comparison makes all ones, or 1.
#define EACH(NAME, BITS, T, VALUE)                                  \
  DEVICE uint __nv_v##NAME(uint l, uint r) {                        \
    uint result = 0;                                                \
    _Pragma("unroll") for (int i = 0; i < 32; i += BITS) {          \
      int a = (T)(l >> i), b = (T)(r >> i);                         \
      result |= ((uint)(VALUE) & ((1u << BITS) - 1)) << i;          \
    }                                                               \
    return result;                                                  \
  }
#define CLAMP(v, low, high) ((v) < (low) ? (low) : (v) > (high) ? (high) : (v))
#define SIMD(N, BITS, ST, UT)                                                              \
  EACH(add##N, BITS, UT, a + b)                                                            \
  EACH(sub##N, BITS, UT, a - b)                                                            \
  EACH(addss##N, BITS, ST, CLAMP(a + b, -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1))        \
  EACH(addus##N, BITS, UT, CLAMP(a + b, 0, (1 << BITS) - 1))                               \
  EACH(subss##N, BITS, ST, CLAMP(a - b, -(1 << (BITS - 1)), (1 << (BITS - 1)) - 1))        \
  EACH(subus##N, BITS, UT, CLAMP(a - b, 0, (1 << BITS) - 1))                               \
  EACH(absdiffs##N, BITS, ST, a < b ? b - a : a - b)                                       \
  EACH(absdiffu##N, BITS, UT, a < b ? b - a : a - b)                                       \
  EACH(avgs##N, BITS, ST, (a + b + (a + b >= 0)) >> 1)                                     \
  EACH(avgu##N, BITS, UT, (a + b + 1) >> 1)                                                \
  EACH(haddu##N, BITS, UT, (a + b) >> 1)                                                   \
  EACH(maxs##N, BITS, ST, a < b ? b : a)                                                   \
  EACH(maxu##N, BITS, UT, a < b ? b : a)                                                   \
  EACH(mins##N, BITS, ST, a < b ? a : b)                                                   \
  EACH(minu##N, BITS, UT, a < b ? a : b)                                                   \
  COMPARE(eq, N, BITS, UT, ==)                                                             \
  COMPARE(ne, N, BITS, UT, !=)                                                             \
  COMPARE(ges, N, BITS, ST, >=)                                                            \
  COMPARE(geu, N, BITS, UT, >=)                                                            \
  COMPARE(gts, N, BITS, ST, >)                                                             \
  COMPARE(gtu, N, BITS, UT, >)                                                             \
  COMPARE(les, N, BITS, ST, <=)                                                            \
  COMPARE(leu, N, BITS, UT, <=)                                                            \
  COMPARE(lts, N, BITS, ST, <)                                                             \
  COMPARE(ltu, N, BITS, UT, <)                                                             \
  DEVICE uint __nv_vneg##N(uint x) { return __nv_vsub##N(0, x); }                          \
  DEVICE uint __nv_vnegss##N(uint x) { return __nv_vsubss##N(0, x); }                      \
  DEVICE uint __nv_vabs##N(uint x) { return __nv_vabsdiffs##N(x, 0); }                     \
  DEVICE uint __nv_vabsss##N(uint x) { return __nv_vmaxs##N(x, __nv_vsubss##N(0, x)); }    \
  SUM(sads##N, BITS, ST)                                                                   \
  SUM(sadu##N, BITS, UT)
#define COMPARE(NAME, N, BITS, T, OP)            \
  EACH(cmp##NAME##N, BITS, T, a OP b ? -1 : 0)   \
  EACH(set##NAME##N, BITS, T, a OP b)
#define SUM(NAME, BITS, T)                                          \
  DEVICE uint __nv_v##NAME(uint l, uint r) {                        \
    uint result = 0;                                                \
    _Pragma("unroll") for (int i = 0; i < 32; i += BITS) {          \
      int a = (T)(l >> i), b = (T)(r >> i);                         \
      result += (uint)(a < b ? b - a : a - b);                      \
    }                                                               \
    return result;                                                  \
  }
SIMD(2, 16, short, unsigned short)
SIMD(4, 8, signed char, unsigned char)
