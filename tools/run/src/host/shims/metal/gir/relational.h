// Functions on truth values (section 6.6).

#pragma once

namespace metal {

#define GIR_TEST(name, ...)                                                                                            \
  GIR_INLINE bool name(float a) { return __VA_ARGS__; }                                                                \
  GIR_INLINE bool name(half narrow) {                                                                                  \
    float a = (float)narrow;                                                                                           \
    return __VA_ARGS__;                                                                                                \
  }                                                                                                                    \
  GIR_LANEWISE1(name)
GIR_TEST(isnan, __builtin_isnan(a))
GIR_TEST(isinf, __builtin_isinf(a))
GIR_TEST(isfinite, __builtin_isfinite(a))
GIR_TEST(signbit, __builtin_signbit(a) != 0)
GIR_INLINE bool isnormal(float a) { return __builtin_isnormal(a); }
GIR_INLINE bool isnormal(half a) { return __builtin_isfinite((float)a) && fabs((float)a) >= 0x1p-14f; }
GIR_LANEWISE1(isnormal)

template <int N> GIR_INLINE bool any(vec<bool, N> a) {
  bool result = false;
  for (int lane = 0; lane < N; ++lane)
    result |= a.lanes[lane];
  return result;
}
template <int N> GIR_INLINE bool all(vec<bool, N> a) {
  bool result = true;
  for (int lane = 0; lane < N; ++lane)
    result &= a.lanes[lane];
  return result;
}

template <typename T> GIR_INLINE T select(T otherwise, T then, bool is) { return is ? then : otherwise; }
template <typename T, int N> GIR_INLINE vec<T, N> select(vec<T, N> otherwise, vec<T, N> then, vec<bool, N> is) {
  for (int lane = 0; lane < N; ++lane)
    otherwise.lanes[lane] = is.lanes[lane] ? then.lanes[lane] : otherwise.lanes[lane];
  return otherwise;
}

} // namespace metal
