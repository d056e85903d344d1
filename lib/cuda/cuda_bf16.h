// The wide 16-bit float of CUDA.
#pragma once
#include "gir_cuda_small_floats.h"

GIR_SMALL_FLOAT(__nv_bfloat16, __bf16, __nv_bfloat162)
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
GIR_BOTH __nv_bfloat16 __float2bfloat16(float x) { return __nv_bfloat16(x); }
GIR_BOTH __nv_bfloat16 __float2bfloat16_rn(float x) { return __nv_bfloat16(x); }
GIR_BOTH float __bfloat162float(__nv_bfloat16 x) { return (float)x; }
GIR_BOTH unsigned short __bfloat16_as_ushort(__nv_bfloat16 x) { return __builtin_bit_cast(unsigned short, x.v); }
GIR_BOTH __nv_bfloat16 __ushort_as_bfloat16(unsigned short x) {
  return gir_make___nv_bfloat16(__builtin_bit_cast(__bf16, x));
}
GIR_BOTH __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return __nv_bfloat162(x, y); }
GIR_BOTH __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 x) { return __nv_bfloat162(x, x); }
GIR_BOTH __nv_bfloat162 __float2bfloat162_rn(float x) { return __nv_bfloat162(__nv_bfloat16(x), __nv_bfloat16(x)); }
GIR_BOTH __nv_bfloat162 __floats2bfloat162_rn(float x, float y) {
  return __nv_bfloat162(__nv_bfloat16(x), __nv_bfloat16(y));
}
GIR_BOTH float2 __bfloat1622float2(__nv_bfloat162 v) { return make_float2((float)v.x, (float)v.y); }
GIR_BOTH float __low2float(__nv_bfloat162 v) { return (float)v.x; }
GIR_BOTH float __high2float(__nv_bfloat162 v) { return (float)v.y; }
