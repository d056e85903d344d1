// Functions of OpenCL C that have no operation of their own, in terms of those that have, for vectors lane by lane.
// `regenerate.sh` makes opencl.ll of this file; the importer links the functions that a program needs.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef long ll;

#define DEVICE static __attribute__((always_inline))
#define OVER __attribute__((overloadable))
#define BITS(T, x) __builtin_bit_cast(T, x)
#define PI M_PI
#define PRIVATE __private

#define UNARY(name) \
  DEVICE F NAME(name)(F x) { return name(x); }
#define BASE                                                        \
  UNARY(sin) UNARY(cos) UNARY(exp) UNARY(log) UNARY(cbrt) UNARY(erf) UNARY(erfc) UNARY(sqrt) UNARY(trunc) \
  UNARY(rint) UNARY(floor) UNARY(round) UNARY(fabs)                 \
  DEVICE F NAME(pow)(F x, F y) { return pow(x, y); }                \
  DEVICE F NAME(fma)(F x, F y, F z) { return fma(x, y, z); }        \
  DEVICE F NAME(fmod)(F x, F y) { return fmod(x, y); }              \
  DEVICE F NAME(copysign)(F x, F y) { return copysign(x, y); }

#define POWI powi
#define NORM(n) norm##n
#define RNORM(n) rnorm##n
#define NCDF normcdf
#define NCDFINV normcdfinv
#define NAME(name) NAMED(name)
#define NAME2(name) NAMED(name)
#define F float
#define I int
#define M 23
#define B 127
#define NAMED(name) f_##name
BASE
#include "floats.h"
#include "more_floats.h"
#undef F
#undef I
#undef M
#undef B
#undef NAMED
#define F double
#define I ll
#define M 52
#define B 1023
#define NAMED(name) d_##name
BASE
#include "floats.h"
#include "more_floats.h"
#undef F
#undef I
#undef M
#undef B
#undef NAMED

// Functions of numbers, by those of the two widths; halves by floats, of which they lose nothing.
#define OF1(name)                                                             \
  float OVER name(float x) { return f_##name(x); }                            \
  double OVER name(double x) { return d_##name(x); }                          \
  half OVER name(half x) { return (half)f_##name((float)x); }                 \
  LANES1(float, float, name) LANES1(double, double, name) LANES1(half, half, name)
#define OF2(name)                                                             \
  float OVER name(float x, float y) { return f_##name(x, y); }                \
  double OVER name(double x, double y) { return d_##name(x, y); }             \
  half OVER name(half x, half y) { return (half)f_##name((float)x, (float)y); } \
  LANES2(float, float, float, name) LANES2(double, double, double, name) LANES2(half, half, half, name)

#define LANES1(R, T, name)                                                              \
  R##2 OVER name(T##2 x) { return (R##2)(name(x.x), name(x.y)); }                       \
  R##3 OVER name(T##3 x) { return (R##3)(name(x.x), name(x.y), name(x.z)); }            \
  R##4 OVER name(T##4 x) { return (R##4)(name(x.lo), name(x.hi)); }                     \
  R##8 OVER name(T##8 x) { return (R##8)(name(x.lo), name(x.hi)); }                     \
  R##16 OVER name(T##16 x) { return (R##16)(name(x.lo), name(x.hi)); }
#define LANES2(R, T, S, name)                                                           \
  R##2 OVER name(T##2 x, S##2 y) { return (R##2)(name(x.x, y.x), name(x.y, y.y)); }     \
  R##3 OVER name(T##3 x, S##3 y) { return (R##3)(name(x.x, y.x), name(x.y, y.y), name(x.z, y.z)); } \
  R##4 OVER name(T##4 x, S##4 y) { return (R##4)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
  R##8 OVER name(T##8 x, S##8 y) { return (R##8)(name(x.lo, y.lo), name(x.hi, y.hi)); } \
  R##16 OVER name(T##16 x, S##16 y) { return (R##16)(name(x.lo, y.lo), name(x.hi, y.hi)); }

OF1(acospi)
OF1(asinpi)
OF1(atanpi)
OF1(cospi)
OF1(sinpi)
OF1(tanpi)
OF1(lgamma)
OF1(logb)
OF1(tgamma)
OF2(atan2pi)
OF2(maxmag)
OF2(minmag)
OF2(remainder)

int OVER ilogb(float x) { return f_ilogb(x); }
int OVER ilogb(double x) { return d_ilogb(x); }
int OVER ilogb(half x) { return f_ilogb((float)x); }
LANES1(int, float, ilogb)
LANES1(int, double, ilogb)
LANES1(int, half, ilogb)

float OVER nextafter(float x, float y) { return f_nextafter(x, y); }
double OVER nextafter(double x, double y) { return d_nextafter(x, y); }
half OVER nextafter(half x, half y) {
  if (x != x || y != y) return x + y;
  if (x == y) return y;
  if (x == 0) return copysign(BITS(half, (short)1), y);
  return BITS(half, (short)(BITS(short, x) + ((x < y) == (x > 0) ? 1 : -1)));
}
LANES2(float, float, float, nextafter)
LANES2(double, double, double, nextafter)
LANES2(half, half, half, nextafter)

float OVER rootn(float x, int n) { return f_rootn(x, n); }
double OVER rootn(double x, int n) { return d_rootn(x, n); }
half OVER rootn(half x, int n) { return (half)f_rootn((float)x, n); }
LANES2(float, float, int, rootn)
LANES2(double, double, int, rootn)
LANES2(half, half, int, rootn)

float OVER nan(uint code) { return BITS(float, 0x7fc00000u | (code & 0x3fffffu)); }
double OVER nan(ulong code) { return BITS(double, 0x7ff8000000000000ul | (code & 0x7fffffffffffful)); }
half OVER nan(ushort code) { return BITS(half, (ushort)(0x7e00u | (code & 0x1ffu))); }
LANES1(float, uint, nan)
LANES1(double, ulong, nan)
LANES1(half, ushort, nan)

// Functions with a result behind a pointer, to private memory and from there to others.
#define SPACE_TO(R, T, P, SPACE, name)                       \
  R OVER name(T x, SPACE P *to) {                            \
    __private P part;                                        \
    R value = name(x, (__private P *)&part);                 \
    *to = part;                                              \
    return value;                                            \
  }
#define SPACES(R, T, P, name)                                                                \
  SPACE_TO(R, T, P, __global, name) SPACE_TO(R, T, P, __local, name) SPACE_TO(R, T, P, __generic, name)
#define WIDE(R, T, P, N, H, name)                                                            \
  R##N OVER name(T##N x, __private P##N *to) {                                               \
    __private P##H low, high;                                                                \
    R##N value = (R##N)(name(x.lo, (__private P##H *)&low), name(x.hi, (__private P##H *)&high)); \
    *to = (P##N)(low, high);                                                                 \
    return value;                                                                            \
  }                                                                                          \
  SPACES(R##N, T##N, P##N, name)
#define POINTED(T, P, name)                                                                  \
  SPACES(T, T, P, name)                                                                      \
  WIDE(T, T, P, 2, , name)                                                                     \
  T##3 OVER name(T##3 x, __private P##3 *to) {                                               \
    __private P a, b, c;                                                                     \
    T##3 value = (T##3)(name(x.x, (__private P *)&a), name(x.y, (__private P *)&b), name(x.z, (__private P *)&c)); \
    *to = (P##3)(a, b, c);                                                                   \
    return value;                                                                            \
  }                                                                                          \
  SPACES(T##3, T##3, P##3, name)                                                             \
  WIDE(T, T, P, 4, 2, name)                                                                     \
  WIDE(T, T, P, 8, 4, name)                                                                     \
  WIDE(T, T, P, 16, 8, name)
#define BY_FLOAT(P, Q, name)                                 \
  half OVER name(half x, __private P *to) {                  \
    __private Q part;                                        \
    half value = (half)f_##name((float)x, &part);            \
    *to = (P)part;                                           \
    return value;                                            \
  }
#define POINTING(PF, PD, PH, QH, name)                                                       \
  float OVER name(float x, __private PF *to) { return f_##name(x, to); }                     \
  double OVER name(double x, __private PD *to) { return d_##name(x, to); }                   \
  BY_FLOAT(PH, QH, name)                                                                     \
  POINTED(float, PF, name)                                                                   \
  POINTED(double, PD, name)                                                                  \
  POINTED(half, PH, name)
POINTING(int, int, int, int, frexp)
POINTING(int, int, int, int, lgamma_r)
POINTING(float, double, half, float, modf)

float OVER sincos(float x, __private float *to) {
  *to = cos(x);
  return sin(x);
}
double OVER sincos(double x, __private double *to) {
  *to = cos(x);
  return sin(x);
}
half OVER sincos(half x, __private half *to) {
  *to = cos(x);
  return sin(x);
}
POINTED(float, float, sincos)
POINTED(double, double, sincos)
POINTED(half, half, sincos)

float OVER fract(float x, __private float *to) { return f_fract(x, to, 0x1.fffffep-1f); }
double OVER fract(double x, __private double *to) { return d_fract(x, to, 0x1.fffffffffffffp-1); }
half OVER fract(half x, __private half *to) {
  __private float part;
  half value = (half)f_fract((float)x, &part, 0x1.ffcp-1f);
  *to = (half)part;
  return value;
}
POINTED(float, float, fract)
POINTED(double, double, fract)
POINTED(half, half, fract)

// Two operands and a pointer.
#define QUOTIENT_TO(T, P, SPACE)                             \
  T OVER remquo(T x, T y, SPACE P *to) {                     \
    __private P part;                                        \
    T value = remquo(x, y, (__private P *)&part);            \
    *to = part;                                              \
    return value;                                            \
  }
#define QUOTIENTS(T, P) QUOTIENT_TO(T, P, __global) QUOTIENT_TO(T, P, __local) QUOTIENT_TO(T, P, __generic)
#define QUOTIENT(T, N, H)                                                                    \
  T##N OVER remquo(T##N x, T##N y, __private int##N *to) {                                   \
    __private int##H low, high;                                                              \
    T##N value = (T##N)(remquo(x.lo, y.lo, (__private int##H *)&low),                   \
                        remquo(x.hi, y.hi, (__private int##H *)&high));                 \
    *to = (int##N)(low, high);                                                               \
    return value;                                                                            \
  }                                                                                          \
  QUOTIENTS(T##N, int##N)
#define ALL_QUOTIENTS(T)                                                                     \
  QUOTIENTS(T, int)                                                                          \
  QUOTIENT(T, 2, )                                                                             \
  T##3 OVER remquo(T##3 x, T##3 y, __private int3 *to) {                                     \
    __private int a, b, c;                                                                   \
    T##3 value = (T##3)(remquo(x.x, y.x, (__private int *)&a), remquo(x.y, y.y, (__private int *)&b), \
                        remquo(x.z, y.z, (__private int *)&c));                              \
    *to = (int3)(a, b, c);                                                                   \
    return value;                                                                            \
  }                                                                                          \
  QUOTIENTS(T##3, int3)                                                                      \
  QUOTIENT(T, 4, 2) QUOTIENT(T, 8, 4) QUOTIENT(T, 16, 8)
float OVER remquo(float x, float y, __private int *to) { return f_remquo(x, y, to); }
double OVER remquo(double x, double y, __private int *to) { return d_remquo(x, y, to); }
half OVER remquo(half x, half y, __private int *to) { return (half)f_remquo((float)x, (float)y, to); }
ALL_QUOTIENTS(float)
ALL_QUOTIENTS(double)
ALL_QUOTIENTS(half)
