// Atomic functions (Guide, section 10.14), each in the strongest order, and for all work-items that share memory.

#pragma once

namespace gir {

// Integers as wide as a type, which may be at the same place as others.
template <int bytes> struct word;
template <> struct word<2> {
  typedef unsigned short __attribute__((may_alias)) type;
};
template <> struct word<4> {
  typedef unsigned __attribute__((may_alias)) type;
};
template <> struct word<8> {
  typedef unsigned long long __attribute__((may_alias)) type;
};
template <typename T> using bits = typename word<sizeof(T)>::type;

template <typename T> GIR_INLINE bits<T> to_bits(T value) {
  bits<T> made;
  __builtin_memcpy(&made, &value, sizeof made);
  return made;
}
template <typename T> GIR_INLINE T of_bits(bits<T> value) {
  T made;
  __builtin_memcpy(&made, &value, sizeof made);
  return made;
}

// Replaces a value by a function of it.
template <typename T, typename F> GIR_INLINE T replace(T *object, F function) {
  bits<T> *place = (bits<T> *)object;
  bits<T> old = __atomic_load_n(place, __ATOMIC_SEQ_CST);
  while (!__atomic_compare_exchange_n(place, &old, to_bits<T>(function(of_bits<T>(old))), false, __ATOMIC_SEQ_CST,
                                      __ATOMIC_SEQ_CST)) {
  }
  return of_bits<T>(old);
}

// Sums that wrap around.
GIR_INLINE int sum(int a, int b) { return (int)((unsigned)a + (unsigned)b); }
GIR_INLINE int difference(int a, int b) { return (int)((unsigned)a - (unsigned)b); }
GIR_INLINE __half sum(__half a, __half b) { return __float2half_rn(__half2float(a) + __half2float(b)); }
template <typename T> GIR_INLINE T sum(T a, T b) { return a + b; }
template <typename T> GIR_INLINE T difference(T a, T b) { return a - b; }

} // namespace gir

// A function for the integers of a width or for floats, as `allowed` says.
#define GIR_UPDATE(name, allowed, ...)                                                                                 \
  template <typename T> GIR_INLINE T name(T *object, gir::same<T> operand) {                                           \
    static_assert(allowed, "there is no such function");                                                               \
    return gir::replace(object, [=](T old) -> T { return __VA_ARGS__; });                                              \
  }

template <typename T, typename... All> inline constexpr bool gir_is = (__is_same(T, All) || ...);
typedef unsigned long long gir_ull;

#define GIR_ATOMICS(suffix)                                                                                            \
  GIR_UPDATE(atomicAdd##suffix, (gir_is<T, int, unsigned, gir_ull, float, double>), gir::sum(old, operand))            \
  GIR_UPDATE(atomicSub##suffix, (gir_is<T, int, unsigned>), gir::difference(old, operand))                             \
  GIR_UPDATE(atomicAnd##suffix, (gir_is<T, int, unsigned, gir_ull>), old & operand)                                    \
  GIR_UPDATE(atomicOr##suffix, (gir_is<T, int, unsigned, gir_ull>), old | operand)                                     \
  GIR_UPDATE(atomicXor##suffix, (gir_is<T, int, unsigned, gir_ull>), old ^ operand)                                    \
  GIR_UPDATE(atomicMin##suffix, (gir_is<T, int, unsigned, long long, gir_ull>), old < operand ? old : operand)         \
  GIR_UPDATE(atomicMax##suffix, (gir_is<T, int, unsigned, long long, gir_ull>), old > operand ? old : operand)         \
  GIR_UPDATE(atomicExch##suffix, (gir_is<T, int, unsigned, gir_ull, float>), operand)                                  \
  GIR_UPDATE(atomicInc##suffix, (gir_is<T, unsigned>), old >= operand ? 0 : old + 1)                                   \
  GIR_UPDATE(atomicDec##suffix, (gir_is<T, unsigned>), old == 0 || old > operand ? operand : old - 1)                  \
  template <typename T> GIR_INLINE T atomicCAS##suffix(T *object, gir::same<T> expected, gir::same<T> desired) {       \
    static_assert(gir_is<T, int, unsigned, gir_ull> || (gir_is<T, unsigned short> && sizeof(#suffix) == 1),            \
                  "there is no such function");                                                                        \
    gir::bits<T> found = gir::to_bits<T>(expected);                                                                    \
    __atomic_compare_exchange_n((gir::bits<T> *)object, &found, gir::to_bits<T>(desired), false, __ATOMIC_SEQ_CST,     \
                                __ATOMIC_SEQ_CST);                                                                     \
    return gir::of_bits<T>(found);                                                                                     \
  }

GIR_ATOMICS()
GIR_ATOMICS(_block)
GIR_ATOMICS(_system)

// Of halves for the device only.
GIR_INLINE __half atomicAdd(__half *object, __half operand) {
  return gir::replace(object, [=](__half old) { return gir::sum(old, operand); });
}
