// Functions of <math.h> (C99, section 7.12) that C for DSPs calls, for clang without C's library: instructions where
// the processor has them, else calls of functions of the same names.

#ifndef MATH_H
#define MATH_H

#define ceil __builtin_ceil
#define ceilf __builtin_ceilf
#define copysign __builtin_copysign
#define copysignf __builtin_copysignf
#define fabs __builtin_fabs
#define fabsf __builtin_fabsf
#define floor __builtin_floor
#define floorf __builtin_floorf
#define fma __builtin_fma
#define fmaf __builtin_fmaf
#define fmax __builtin_fmax
#define fmaxf __builtin_fmaxf
#define fmin __builtin_fmin
#define fminf __builtin_fminf
#define rint __builtin_rint
#define rintf __builtin_rintf
#define round __builtin_round
#define roundf __builtin_roundf
#define sqrt __builtin_sqrt
#define sqrtf __builtin_sqrtf
#define trunc __builtin_trunc
#define truncf __builtin_truncf

#endif
