// The part of Vitis HLS's header that emitted text uses: functions that round correctly.

#pragma once

namespace hls {

#define GIR_UNARY(name)                                         \
    inline float name(float x) { return __builtin_##name##f(x); } \
    inline double name(double x) { return __builtin_##name(x); }
#define GIR_BINARY(name)                                                       \
    inline float name(float x, float y) { return __builtin_##name##f(x, y); } \
    inline double name(double x, double y) { return __builtin_##name(x, y); }

GIR_UNARY(fabs)
GIR_UNARY(ceil)
GIR_UNARY(floor)
GIR_UNARY(trunc)
GIR_UNARY(round)
GIR_UNARY(rint)
GIR_UNARY(sqrt)
GIR_UNARY(sin)
GIR_UNARY(cos)
GIR_UNARY(tan)
GIR_UNARY(exp)
GIR_UNARY(exp2)
GIR_UNARY(log)
GIR_UNARY(log2)
GIR_BINARY(pow)
GIR_BINARY(copysign)
GIR_BINARY(fmin)
GIR_BINARY(fmax)

#undef GIR_UNARY
#undef GIR_BINARY

inline float fma(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
inline double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }

} // namespace hls
