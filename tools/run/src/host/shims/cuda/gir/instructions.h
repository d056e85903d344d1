// Instructions of PTX in the text: `asm volatile("ld.acquire.gpu.u32 %0, [%1];" : …)`.
//
// The operands are called `address`, `value` and `atomic_desired` in all functions that gir defines; where `value` is
// an array, these are the registers of a product of matrices. Instructions are executed in the strongest order; one
// that is not a load or store of that width, a sum of halves, an exchange of 16 bits, or such a product ends the
// process.

#pragma once

namespace gir {

GIR_INLINE bool begins(const char *text, const char *with) {
  while (*with != 0)
    if (*text++ != *with++)
      return false;
  return true;
}

// The first instruction of a text that is no fence.
GIR_INLINE const char *access(const char *text) {
  while (begins(text, "fence.sc.")) {
    while (*text != ' ')
      ++text;
    ++text;
  }
  return text;
}

// Whether the width of an instruction is that of a type: `ld.acquire.gpu.u32`.
GIR_INLINE bool has_width(const char *text, unsigned long bytes) {
  while (*text != ' ')
    ++text;
  const char *digits = bytes == 2 ? "16 " : bytes == 4 ? "32 " : "64 ";
  return begins(text - 2, digits);
}

template <typename T, typename V, typename D>
GIR_INLINE void run(const char *text, T *address, V &value, D desired) {
  text = access(text + 1);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  bits<V> *object = (bits<V> *)address;
  if (begins(text, "ld.") && has_width(text, sizeof(V))) {
    value = of_bits<V>(__atomic_load_n(object, __ATOMIC_SEQ_CST));
    return;
  }
  if (begins(text, "st.") && has_width(text, sizeof(V))) {
    __atomic_store_n(object, to_bits<V>(value), __ATOMIC_SEQ_CST);
    return;
  }
  if constexpr (__is_same(T, __half))
    if (begins(text, "atom.")) {
      value = atomicAdd(address, __half{value}).bits;
      return;
    }
  if constexpr (__is_same(D, unsigned short))
    if (begins(text, "atom.")) {
      value = atomicCAS(address, value, desired);
      return;
    }
  __builtin_trap();
}

template <typename T, typename V, int sums>
GIR_INLINE void run(const char *text, const T *address, V (&value)[sums], decltype(nullptr)) {
  multiply_add(text + 1, address, value);
}

} // namespace gir

// For functions without such an operand.
constexpr decltype(nullptr) atomic_desired = nullptr;

#define asm
#define volatile(...) gir::run(#__VA_ARGS__, address, value, atomic_desired)
