// Arithmetic of half floats that processors do not have.

#include "work_items.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static double number(gir_u32 bits) {
  uint16_t narrow = (uint16_t)bits;
  _Float16 value;
  memcpy(&value, &narrow, sizeof value);
  return (double)value;
}

// The product is exact, the sum is rounded to odd: rounding that to 11 bits is rounding the exact sum.
gir_u32 gir_fma_half(gir_u32 a, gir_u32 b, gir_u32 c) {
  double product = number(a) * number(b), addend = number(c);
  double sum = product + addend;
  double of_product = sum - addend, of_addend = sum - of_product;
  double error = (product - of_product) + (addend - of_addend);
  uint64_t bits;
  memcpy(&bits, &sum, sizeof bits);
  if (isfinite(sum) && error != 0 && (bits & 1) == 0) {
    bits += (error > 0) == (sum > 0) ? 1 : (uint64_t)-1;
    memcpy(&sum, &bits, sizeof sum);
  }
  _Float16 rounded = (_Float16)sum;
  uint16_t narrow;
  memcpy(&narrow, &rounded, sizeof narrow);
  return narrow;
}
