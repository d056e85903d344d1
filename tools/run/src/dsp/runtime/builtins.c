// The functions that LLVM calls where a processor has no instruction: division, and copies. The names are those of
// the procedure call standards.

#include "platform.h"

void *memset(void *to, int byte, uint32_t count) {
  volatile uint8_t *at = to;
  while (count--)
    *at++ = (uint8_t)byte;
  return to;
}

void *memcpy(void *restrict to, const void *restrict from, uint32_t count) {
  volatile uint8_t *at = to;
  const uint8_t *next = from;
  while (count--)
    *at++ = *next++;
  return to;
}

void *memmove(void *to, const void *from, uint32_t count) {
  volatile uint8_t *at = to;
  const uint8_t *next = from;
  if ((uint32_t)to <= (uint32_t)from)
    return memcpy(to, from, count);
  while (count--)
    at[count] = next[count];
  return to;
}

// Bit by bit. A quotient by zero is all ones, which nobody asks for: kernels guard their divisions.
static uint64_t divided(uint64_t a, uint64_t b, uint64_t *rest) {
  uint64_t quotient = 0, left = 0;
  for (int bit = 63; bit >= 0; --bit) {
    uint64_t carry = left >> 63;
    left = left << 1 | (a >> bit & 1);
    if (carry || left >= b) {
      left -= b;
      quotient |= (uint64_t)1 << bit;
    }
  }
  *rest = left;
  return quotient;
}

static int64_t divided_signed(int64_t a, int64_t b, int64_t *rest) {
  uint64_t left, quotient = divided(a < 0 ? -(uint64_t)a : (uint64_t)a, b < 0 ? -(uint64_t)b : (uint64_t)b, &left);
  *rest = (int64_t)(a < 0 ? -left : left);
  return (int64_t)((a < 0) != (b < 0) ? -quotient : quotient);
}

#if defined(__hexagon__) || defined(__i386__)

#if defined(__hexagon__)
#define NAME(name) __hexagon_##name
#else
#define NAME(name) __##name
#endif

uint32_t NAME(udivsi3)(uint32_t a, uint32_t b) { uint64_t rest; return (uint32_t)divided(a, b, &rest); }
uint32_t NAME(umodsi3)(uint32_t a, uint32_t b) { uint64_t rest; divided(a, b, &rest); return (uint32_t)rest; }
int32_t NAME(divsi3)(int32_t a, int32_t b) { int64_t rest; return (int32_t)divided_signed(a, b, &rest); }
int32_t NAME(modsi3)(int32_t a, int32_t b) { int64_t rest; divided_signed(a, b, &rest); return (int32_t)rest; }
uint64_t NAME(udivdi3)(uint64_t a, uint64_t b) { uint64_t rest; return divided(a, b, &rest); }
uint64_t NAME(umoddi3)(uint64_t a, uint64_t b) { uint64_t rest; divided(a, b, &rest); return rest; }
int64_t NAME(divdi3)(int64_t a, int64_t b) { int64_t rest; return divided_signed(a, b, &rest); }
int64_t NAME(moddi3)(int64_t a, int64_t b) { int64_t rest; divided_signed(a, b, &rest); return rest; }

void *NAME(memcpy_likely_aligned_min32bytes_mult8bytes)(void *to, const void *from, uint32_t count) {
  return memcpy(to, from, count);
}

// Whole numbers near a float of so many bits of a fraction. The difference to the whole part is exact.
#define ROUNDING(type, word, bits, fraction, bias, suffix)                                                             \
  type trunc##suffix(type number) {                                                                                    \
    union { type number; word bits_; } is = {number};                                                                  \
    int exponent = (int)(is.bits_ >> fraction & (2 * bias + 1)) - bias;                                                \
    if (exponent > bias)                                                                                               \
      return number + number;                                                                                          \
    if (exponent >= fraction)                                                                                          \
      return number;                                                                                                   \
    int cut = exponent < 0 ? bits - 1 : fraction - exponent;                                                           \
    is.bits_ = is.bits_ >> cut << cut;                                                                                 \
    return is.number;                                                                                                  \
  }                                                                                                                    \
  type floor##suffix(type number) {                                                                                    \
    type whole = trunc##suffix(number);                                                                                \
    return whole > number ? whole - 1 : whole;                                                                         \
  }                                                                                                                    \
  type ceil##suffix(type number) {                                                                                     \
    type whole = trunc##suffix(number);                                                                                \
    return whole < number ? whole + 1 : whole;                                                                         \
  }                                                                                                                    \
  type round##suffix(type number) {                                                                                    \
    type whole = trunc##suffix(number), rest = number - whole;                                                         \
    return rest >= (type)0.5 ? whole + 1 : rest <= (type)-0.5 ? whole - 1 : whole;                                     \
  }                                                                                                                    \
  type roundeven##suffix(type number) {                                                                                \
    type whole = trunc##suffix(number), rest = number - whole;                                                         \
    int is_odd = (rest == (type)0.5 || rest == (type)-0.5) && ((int64_t)whole & 1);                                    \
    return rest > (type)0.5 || (is_odd && rest > 0) ? whole + 1                                                        \
           : rest < (type)-0.5 || (is_odd && rest < 0) ? whole - 1 : whole;                                            \
  }

ROUNDING(float, uint32_t, 32, 23, 127, f)
ROUNDING(double, uint64_t, 64, 52, 1023, )

// Halves are numbers of 16 bits in registers.
float __extendhfsf2(uint16_t half) {
  uint32_t sign = (uint32_t)(half & 0x8000) << 16, exponent = half >> 10 & 31, rest = half & 1023;
  union { uint32_t bits; float number; } result;
  if (exponent == 31) {
    result.bits = sign | 0x7f800000 | rest << 13;
  } else if (exponent != 0) {
    result.bits = sign | (exponent + 112) << 23 | rest << 13;
  } else {
    union { float number; uint32_t bits; } least = {(float)rest * 0x1p-24f};
    result.bits = sign | least.bits;
  }
  return result.number;
}

uint16_t __truncsfhf2(float number) {
  union { float number; uint32_t bits; } given = {number};
  uint32_t sign = given.bits >> 16 & 0x8000, size = given.bits & 0x7fffffff;
  if (size > 0x7f800000)
    return (uint16_t)(sign | 0x7e00 | (size >> 13 & 1023));
  if (size >= 0x47800000)
    return (uint16_t)(sign | 0x7c00);
  uint32_t shift = 13, whole = size - (112u << 23);
  if (size < 113u << 23) {
    // A subnormal half: the first bit stands in the fraction, and more of it is cut.
    uint32_t exponent = size >> 23;
    if (exponent < 102)
      return (uint16_t)sign;
    whole = (size & 0x7fffff) | 0x800000;
    shift = 126 - exponent;
  }
  uint32_t kept = whole >> shift, cut = whole & ((1u << shift) - 1), middle = 1u << (shift - 1);
  kept += cut > middle || (cut == middle && (kept & 1));
  return (uint16_t)(sign | kept);
}

#else

void __aeabi_memcpy(void *to, const void *from, uint32_t count) { memcpy(to, from, count); }
void __aeabi_memcpy4(void *to, const void *from, uint32_t count) { memcpy(to, from, count); }
void __aeabi_memcpy8(void *to, const void *from, uint32_t count) { memcpy(to, from, count); }
void __aeabi_memmove(void *to, const void *from, uint32_t count) { memmove(to, from, count); }
void __aeabi_memmove4(void *to, const void *from, uint32_t count) { memmove(to, from, count); }
void __aeabi_memmove8(void *to, const void *from, uint32_t count) { memmove(to, from, count); }
void __aeabi_memset(void *to, uint32_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset4(void *to, uint32_t count, int byte) { memset(to, byte, count); }
void __aeabi_memset8(void *to, uint32_t count, int byte) { memset(to, byte, count); }
void __aeabi_memclr(void *to, uint32_t count) { memset(to, 0, count); }
void __aeabi_memclr4(void *to, uint32_t count) { memset(to, 0, count); }
void __aeabi_memclr8(void *to, uint32_t count) { memset(to, 0, count); }

void gir_divided(uint64_t *result, uint64_t a, uint64_t b) { result[0] = divided(a, b, &result[1]); }
void gir_divided_signed(int64_t *result, int64_t a, int64_t b) { result[0] = divided_signed(a, b, &result[1]); }

// r0 to r3 hold the operands on entry, and the results on return. The function takes the place of the results in r0,
// the first operand in r2 and r3, and the second on the stack.
#define DIVISION(name, function)                                                                                       \
  __attribute__((naked)) void name(void) {                                                                             \
    __asm__("push {r4, lr}\n"                                                                                          \
            "sub sp, sp, #24\n"                                                                                        \
            "strd r2, r3, [sp]\n"                                                                                      \
            "mov r2, r0\n"                                                                                             \
            "mov r3, r1\n"                                                                                             \
            "add r0, sp, #8\n"                                                                                         \
            "bl " #function "\n"                                                                                       \
            "ldrd r0, r1, [sp, #8]\n"                                                                                  \
            "ldrd r2, r3, [sp, #16]\n"                                                                                 \
            "add sp, sp, #24\n"                                                                                        \
            "pop {r4, pc}\n");                                                                                         \
  }

DIVISION(__aeabi_uldivmod, gir_divided)
DIVISION(__aeabi_ldivmod, gir_divided_signed)

// Numbers of 64 bits as floats, rounded to nearest, and floats as such numbers, rounded toward zero. These functions
// take and return floats in registers of integers, whatever the convention of others (Arm, "Run-time ABI", 4.1).
#define BASE __attribute__((pcs("aapcs")))

static uint32_t leading(uint64_t number) { return number ? (uint32_t)__builtin_clzll(number) : 64; }

static uint64_t rounded(uint64_t number, uint32_t bits) {
  uint32_t size = 64 - leading(number);
  if (size <= bits)
    return number;
  uint32_t shift = size - bits;
  uint64_t kept = number >> shift, cut = number & (((uint64_t)1 << shift) - 1), middle = (uint64_t)1 << (shift - 1);
  kept += cut > middle || (cut == middle && (kept & 1));
  // A carry out of the highest number stays: the caller adds the parts exactly.
  return shift < 64 ? kept << shift : kept;
}

BASE double __aeabi_ul2d(uint64_t number) {
  if (number >> 53) {
    uint64_t near = rounded(number, 53);
    if (near < number && number - near > number / 2)
      return 0x1p64;
    number = near;
  }
  return (double)(uint32_t)(number >> 32) * 0x1p32 + (double)(uint32_t)number;
}

BASE float __aeabi_ul2f(uint64_t number) {
  if (number >> 24) {
    uint64_t near = rounded(number, 24);
    if (near < number && number - near > number / 2)
      return 0x1p64f;
    number = near;
  }
  return (float)((double)(uint32_t)(number >> 32) * 0x1p32 + (double)(uint32_t)number);
}

BASE double __aeabi_l2d(int64_t number) { return number < 0 ? -__aeabi_ul2d(-(uint64_t)number) : __aeabi_ul2d((uint64_t)number); }
BASE float __aeabi_l2f(int64_t number) { return number < 0 ? -__aeabi_ul2f(-(uint64_t)number) : __aeabi_ul2f((uint64_t)number); }

BASE uint64_t __aeabi_d2ulz(double number) {
  if (!(number >= 1))
    return 0;
  if (number >= 0x1p64)
    return ~(uint64_t)0;
  uint32_t high = (uint32_t)(number * 0x1p-32);
  return (uint64_t)high << 32 | (uint32_t)(number - (double)high * 0x1p32);
}

BASE int64_t __aeabi_d2lz(double number) {
  if (number >= 0x1p63)
    return 0x7fffffffffffffff;
  if (number <= -0x1p63)
    return -0x7fffffffffffffff - 1;
  return number < 0 ? -(int64_t)__aeabi_d2ulz(-number) : (int64_t)__aeabi_d2ulz(number);
}

BASE uint64_t __aeabi_f2ulz(float number) { return __aeabi_d2ulz(number); }
BASE int64_t __aeabi_f2lz(float number) { return __aeabi_d2lz(number); }

// Halves: no number of 64 bits that a half can be is rounded twice.
_Float16 __floatundihf(uint64_t number) { return (_Float16)__aeabi_ul2f(number); }
_Float16 __floatdihf(int64_t number) { return (_Float16)__aeabi_l2f(number); }
uint64_t __fixunshfdi(_Float16 number) { return __aeabi_d2ulz((double)number); }
int64_t __fixhfdi(_Float16 number) { return __aeabi_d2lz((double)number); }

#endif
