// Half precision of CUDA.
#pragma once
#include "gir_cuda_small_floats.h"

GIR_SMALL_FLOAT(__half, _Float16, __half2)
typedef __half half;
typedef __half2 half2;
GIR_BOTH __half __float2half(float x) { return __half(x); }
GIR_BOTH __half __float2half_rn(float x) { return __half(x); }
GIR_BOTH __half __double2half(double x) { return gir_make___half((_Float16)x); }
GIR_BOTH float __half2float(__half x) { return (float)x; }
GIR_BOTH __half __int2half_rn(int x) { return __half(x); }
GIR_BOTH __half __uint2half_rn(unsigned x) { return __half(x); }
GIR_BOTH int __half2int_rz(__half x) { return (int)x.v; }
GIR_BOTH unsigned short __half_as_ushort(__half x) { return __builtin_bit_cast(unsigned short, x.v); }
GIR_BOTH short __half_as_short(__half x) { return __builtin_bit_cast(short, x.v); }
GIR_BOTH __half __ushort_as_half(unsigned short x) { return gir_make___half(__builtin_bit_cast(_Float16, x)); }
GIR_BOTH __half __short_as_half(short x) { return gir_make___half(__builtin_bit_cast(_Float16, x)); }
GIR_BOTH __half2 __halves2half2(__half x, __half y) { return __half2(x, y); }
GIR_BOTH __half2 make_half2(__half x, __half y) { return __half2(x, y); }
GIR_BOTH __half2 __half2half2(__half x) { return __half2(x, x); }
GIR_BOTH __half2 __float2half2_rn(float x) { return __half2(__half(x), __half(x)); }
GIR_BOTH __half2 __floats2half2_rn(float x, float y) { return __half2(__half(x), __half(y)); }
GIR_BOTH __half2 __float22half2_rn(float2 v) { return __half2(__half(v.x), __half(v.y)); }
GIR_BOTH float2 __half22float2(__half2 v) { return make_float2((float)v.x, (float)v.y); }
GIR_BOTH __half __low2half(__half2 v) { return v.x; }
GIR_BOTH __half __high2half(__half2 v) { return v.y; }
GIR_BOTH float __low2float(__half2 v) { return (float)v.x; }
GIR_BOTH float __high2float(__half2 v) { return (float)v.y; }
GIR_BOTH __half2 __low2half2(__half2 v) { return __half2(v.x, v.x); }
GIR_BOTH __half2 __high2half2(__half2 v) { return __half2(v.y, v.y); }
GIR_BOTH __half2 __lowhigh2highlow(__half2 v) { return __half2(v.y, v.x); }
