// Functions of AMD's device library, `__ocml_*`, that have no operation of their own, in terms of those that have.
// `regenerate.sh` makes ocml.ll of this file; the importer links the functions that a program needs.
//
// Bessel's functions are left out: their calls stay errors.

#include "common.h"

#define PRIVATE __attribute__((address_space(5)))
#define POWI pown
#define NORM(n) len##n
#define RNORM(n) rlen##n
#define NCDF ncdf
#define NCDFINV ncdfinv
#define NAME(name) NAMED(name)
#define NAME2(name) JOINED(name)

#define DIRECTED(name) DIRECTED2(name)
#define IN_DIRECTION(D, MODE)                                                      \
  DEVICE F NAME(add_##D)(F a, F b) { return DIRECTED(add)(a, b, MODE); }           \
  DEVICE F NAME(sub_##D)(F a, F b) { return DIRECTED(add)(a, -b, MODE); }          \
  DEVICE F NAME(mul_##D)(F a, F b) { return DIRECTED(mul)(a, b, MODE); }           \
  DEVICE F NAME(div_##D)(F a, F b) { return DIRECTED(div)(a, b, MODE); }           \
  DEVICE F NAME(sqrt_##D)(F x) { return DIRECTED(sqrt)(x, MODE); }                 \
  DEVICE F NAME(fma_##D)(F a, F b, F c) { return DIRECTED(fma)(a, b, c, MODE); }

#define COMMON                                                                     \
  DEVICE F NAME(add_rte)(F a, F b) { return a + b; }                               \
  DEVICE F NAME(sub_rte)(F a, F b) { return a - b; }                               \
  DEVICE F NAME(mul_rte)(F a, F b) { return a * b; }                               \
  DEVICE F NAME(div_rte)(F a, F b) { return a / b; }                               \
  DEVICE F NAME(sqrt_rte)(F x) { return NAME(sqrt)(x); }                           \
  DEVICE F NAME(fma_rte)(F a, F b, F c) { return NAME(fma)(a, b, c); }             \
  IN_DIRECTION(rtn, -1)                                                            \
  IN_DIRECTION(rtp, 1)                                                             \
  IN_DIRECTION(rtz, 0)                                                             \
  DEVICE F NAME(scalb)(F x, F n) { return NAME(scalbn)(x, (int)n); }               \
  DEVICE int NAME(isinf)(F x) { return NAME(fabs)(x) == (F)__builtin_inf(); }      \
  DEVICE int NAME(isnan)(F x) { return x != x; }                                   \
  DEVICE int NAME(isfinite)(F x) { return NAME(fabs)(x) < (F)__builtin_inf(); }    \
  DEVICE int NAME(signbit)(F x) { return BITS(I, x) < 0; }                         \
  DEVICE F NAME(sincos)(F x, PRIVATE F *c) { *c = NAME(cos)(x); return NAME(sin)(x); } \
  DEVICE F NAME(sincospi)(F x, PRIVATE F *c) { *c = NAME(cospi)(x); return NAME(sinpi)(x); }

#define F float
#define I int
#define M 23
#define B 127
#define NAMED(name) __ocml_##name##_f32
#define JOINED(name) __gir_##name##_f32
#define DIRECTED2(name) f_##name
#include "floats.h"
#include "directed.h"
COMMON
#undef F
#undef I
#undef M
#undef B
#undef NAMED
#undef JOINED
#define F double
#define I ll
#define M 52
#define B 1023
#define NAMED(name) __ocml_##name##_f64
#define JOINED(name) __gir_##name##_f64
#undef DIRECTED2
#define DIRECTED2(name) d_##name
#include "floats.h"
#include "directed.h"
COMMON
