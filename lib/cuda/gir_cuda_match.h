// Values of a warp that equal that of a work-item.
#pragma once

#define GIR_MATCH(T, BITS) \
  GIR_DEVICE unsigned __match_any_sync(unsigned mask, T v) { return __match##BITS##_any_sync(mask, v); } \
  GIR_DEVICE unsigned __match_all_sync(unsigned mask, T v, int *p) { return __match##BITS##_all_sync(mask, v, p); }
GIR_MATCH(int, 32)
GIR_MATCH(unsigned, 32)
GIR_MATCH(long, 64)
GIR_MATCH(unsigned long, 64)
GIR_MATCH(long long, 64)
GIR_MATCH(unsigned long long, 64)
#undef GIR_MATCH
GIR_DEVICE unsigned __match_any_sync(unsigned mask, float v) { return __match32_any_sync(mask, __float_as_uint(v)); }
