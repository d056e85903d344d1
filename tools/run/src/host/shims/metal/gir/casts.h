// Bits as a value of another type (section 2.19).

#pragma once

template <typename T, typename U> GIR_INLINE T as_type(U value) {
  static_assert(sizeof(T) == sizeof(U), "as_type keeps the number of bits");
  return __builtin_bit_cast(T, value);
}
