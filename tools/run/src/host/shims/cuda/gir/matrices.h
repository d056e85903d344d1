// Products of matrices that the work-items of a warp hold (PTX ISA, "mma"): `mma.sync.aligned.m16n8k16…`.
//
// Each product is exact, and each sum from the first column of the left factor to the last is rounded to its type; those
// of integers wrap around.

#pragma once

namespace gir {

// The shape of an instruction: rows of the left factor, its columns, and the types of factors and sums.
struct product {
  uint32_t rows, depth;
  bool is_half, is_bfloat, is_tensor, is_byte4, is_byte5, is_signed, has_half_sums;
  // Numbers of a factor in a register.
  uint32_t in_one;
};

GIR_INLINE bool has(const char *text, const char *word) {
  for (; *text != ' '; ++text) {
    const char *in_text = text, *in_word = word;
    while (*in_word != 0 && *in_text == *in_word)
      ++in_text, ++in_word;
    if (*in_word == 0)
      return true;
  }
  return false;
}

GIR_INLINE product product_of(const char *text) {
  product found = {};
  found.rows = has(text, ".m16n8k") ? 16 : 8;
  found.depth = has(text, "n8k4.") ? 4 : has(text, "n8k8.") ? 8 : has(text, "n8k16.") ? 16 : 32;
  found.is_half = has(text, ".f16.f16.");
  found.is_bfloat = has(text, ".bf16.bf16.");
  found.is_tensor = has(text, ".tf32.tf32.");
  found.is_byte4 = has(text, ".e4m3.e4m3.");
  found.is_byte5 = has(text, ".e5m2.e5m2.");
  found.has_half_sums = has(text, ".f16.f16.f16.f16 ");
  found.is_signed = has(text, ".s8.s8.");
  bool is_word = found.is_tensor || has(text, ".f64.f64.");
  found.in_one = found.is_half || found.is_bfloat ? 2 : is_word ? 1 : 4;
  bool is_byte = found.is_byte4 || found.is_byte5 || found.is_signed || has(text, ".u8.u8.");
  bool is_known = has(text, "mma.sync.aligned.") && has(text, ".row.col.") && (found.in_one != 4 || is_byte);
  if (!is_known)
    __builtin_trap();
  return found;
}

// The operands of a work-item: the registers of its factors.
template <typename T> struct factors {
  T registers[24 / sizeof(T)];
};

GIR_INLINE __half half_of(uint32_t bits, uint32_t place) { return {(unsigned short)(bits >> 16 * place)}; }

// Sums with one more product, by the numbers of two registers.
GIR_INLINE void add_product(const product &, double left, double right, uint32_t, uint32_t, double &sum) {
  sum = __builtin_fma(left, right, sum);
}
GIR_INLINE float bfloat_of(uint32_t bits, uint32_t place) {
  return __builtin_bit_cast(float, (place == 0 ? bits << 16 : bits & 0xffff0000u));
}
// A byte of a register as `e4m3`, or as `e5m2`, which is the upper half of an f16 (PTX ISA, "Alternate Floating-Point
// Data Formats").
GIR_INLINE float byte_of(const product &of, uint32_t bits, uint32_t place) {
  uint32_t byte = bits >> 8 * place & 0xff;
  if (of.is_byte5)
    return __half2float({(unsigned short)(byte << 8)});
  if ((byte & 0x7f) == 0x7f)
    return __builtin_nanf("");
  float sign = byte & 0x80 ? -1.0f : 1.0f, fraction = byte & 7;
  uint32_t exponent = byte >> 3 & 15;
  return sign * (exponent == 0 ? fraction / 512 : (8 + fraction) * (float)(1u << exponent) / 1024);
}
// A factor that is added up as a float; of `tf32` the last 13 bits have no part.
GIR_INLINE float factor_of(const product &of, uint32_t bits, uint32_t place) {
  if (of.is_tensor)
    return __builtin_bit_cast(float, bits & ~0x1fffu);
  if (of.is_byte4 || of.is_byte5)
    return byte_of(of, bits, place);
  return of.is_bfloat ? bfloat_of(bits, place) : __half2float(half_of(bits, place));
}
GIR_INLINE void add_product(const product &of, uint32_t left, uint32_t right, uint32_t l, uint32_t r, float &sum) {
  sum = __builtin_fmaf(factor_of(of, left, l), factor_of(of, right, r), sum);
}
GIR_INLINE void add_product(const product &of, uint32_t left, uint32_t right, uint32_t l, uint32_t r, uint32_t &sum) {
  uint32_t a = left >> 8 * l & 0xff, b = right >> 8 * r & 0xff;
  sum += of.is_signed ? (uint32_t)((int)(int8_t)a * (int)(int8_t)b) : a * b;
}
GIR_INLINE void add_product(const product &, uint32_t left, uint32_t right, uint32_t l, uint32_t r, __half &sum) {
  sum = __hfma(half_of(left, l), half_of(right, r), sum);
}

// Sum `which` of the work-item: two of row `lane / 4`, then two of the row 8 below.
template <typename T, typename S>
GIR_INLINE void add_products(const product &of, const given<factors<T>> &given, uint32_t which, S &sum) {
  uint32_t lane = place().lane, blocks = of.rows / 8, left_count = blocks * (of.depth / (4 * of.in_one));
  uint32_t column = lane % 4 * 2 + which % 2;
  for (uint32_t k = 0; k < of.depth; ++k) {
    uint32_t block = k / (4 * of.in_one), holder = k % (4 * of.in_one) / of.in_one, in_one = k % of.in_one;
    T left = given.of(lane / 4 * 4 + holder).registers[block * blocks + which / 2];
    T right = given.of(column * 4 + holder).registers[left_count + block];
    add_product(of, left, right, in_one, in_one, sum);
  }
}

// The registers of the factors are at `address`, those of the left one before those of the right one.
template <typename T, typename V, int sums>
GIR_INLINE void multiply_add(const char *text, const T *address, V (&value)[sums]) {
  product of = product_of(text);
  uint32_t count = (of.rows + 8) * of.depth / 32 / of.in_one;
  factors<T> own = {};
  for (uint32_t i = 0; i < count; ++i)
    own.registers[i] = address[i];
  given<factors<T>> given = give((gir_u64)text, 0xffffffff, own);
  if (given.all->active != 0xffffffff)
    gir_incomplete();
  if constexpr (__is_same(V, uint32_t)) {
    if (of.has_half_sums) {
      for (uint32_t which = 0; which < 2 * sums; ++which) {
        uint32_t shift = 16 * (which % 2);
        __half sum = half_of(value[which / 2], which % 2);
        add_products(of, given, which, sum);
        value[which / 2] = (value[which / 2] & ~(0xffffu << shift)) | (uint32_t)sum.bits << shift;
      }
      return;
    }
  }
  for (uint32_t which = 0; which < sums; ++which)
    add_products(of, given, which, value[which]);
}

} // namespace gir
