// Math API, "Half Precision Intrinsics": what gir's emission uses of them.

#pragma once

struct __half {
  unsigned short bits;
};
typedef __half half;

FUNCTION float __half2float(__half);
FUNCTION __half __float2half_rn(float);
FUNCTION __half __double2half(double);
FUNCTION __half __int2half_rn(int);
FUNCTION __half __uint2half_rn(unsigned);
FUNCTION __half __ll2half_rn(long long);
FUNCTION __half __ull2half_rn(unsigned long long);
FUNCTION unsigned short __half_as_ushort(__half);
FUNCTION short __half_as_short(__half);
FUNCTION __half __ushort_as_half(unsigned short);
FUNCTION __half __short_as_half(short);
FUNCTION __half __hfma(__half, __half, __half);
FUNCTION __half atomicAdd(__half *, __half);
MOVES(__half)
