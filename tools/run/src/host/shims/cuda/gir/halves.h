// Half precision (Math API, "Half Precision Intrinsics"): conversions, and operations rounded once.

#pragma once

struct __half {
  unsigned short bits;
};
typedef __half half;

GIR_INLINE __half __ushort_as_half(unsigned short bits) { return {bits}; }
GIR_INLINE __half __short_as_half(short bits) { return {(unsigned short)bits}; }
GIR_INLINE unsigned short __half_as_ushort(__half value) { return value.bits; }
GIR_INLINE short __half_as_short(__half value) { return (short)value.bits; }
GIR_INLINE float __half2float(__half value) {
  _Float16 number;
  __builtin_memcpy(&number, &value, sizeof number);
  return (float)number;
}
GIR_INLINE __half __float2half_rn(float value) {
  _Float16 number = (_Float16)value;
  __half made;
  __builtin_memcpy(&made, &number, sizeof made);
  return made;
}

// Through a float that is rounded to odd, so that the result is rounded once.
GIR_INLINE __half __double2half(double value) {
  float single = (float)value;
  if (__builtin_isfinite(single) && (double)single != value) {
    uint32_t bits;
    __builtin_memcpy(&bits, &single, sizeof bits);
    if ((bits & 1) == 0) {
      bool is_too_large = __builtin_fabs((double)single) > __builtin_fabs(value);
      bits = is_too_large ? bits - 1 : bits + 1;
      __builtin_memcpy(&single, &bits, sizeof bits);
    }
  }
  return __float2half_rn(single);
}

// An integer that a float rounds is out of range of a half.
GIR_INLINE __half __int2half_rn(int value) { return __float2half_rn((float)value); }
GIR_INLINE __half __uint2half_rn(unsigned value) { return __float2half_rn((float)value); }
GIR_INLINE __half __ll2half_rn(long long value) { return __float2half_rn((float)value); }
GIR_INLINE __half __ull2half_rn(unsigned long long value) { return __float2half_rn((float)value); }

GIR_INLINE __half __hfma(__half a, __half b, __half c) {
  return {(unsigned short)gir_fma_half(a.bits, b.bits, c.bits)};
}
