// Vectors, as memory has them (Guide, section 10.3).

#pragma once

#include "gir/language.h"

#define GIR_VECTORS(name, lane)                                                                                        \
  struct alignas(2 * sizeof(lane)) name##2 {                                                                           \
    lane x, y;                                                                                                         \
  };                                                                                                                   \
  struct alignas(4 * sizeof(lane) > 16 ? 16 : 4 * sizeof(lane)) name##4 {                                              \
    lane x, y, z, w;                                                                                                   \
  };                                                                                                                   \
  GIR_INLINE name##2 make_##name##2(lane x, lane y) { return {x, y}; }                                                 \
  GIR_INLINE name##4 make_##name##4(lane x, lane y, lane z, lane w) { return {x, y, z, w}; }

GIR_VECTORS(char, int8_t)
GIR_VECTORS(uchar, uint8_t)
GIR_VECTORS(short, int16_t)
GIR_VECTORS(ushort, uint16_t)
GIR_VECTORS(int, int32_t)
GIR_VECTORS(uint, uint32_t)
GIR_VECTORS(float, float)
GIR_VECTORS(double, double)

#undef GIR_VECTORS
