// Functions of numbers for vectors, lane by lane.

#pragma once

#define GIR_LANEWISE1(name)                                                                                            \
  template <typename T, int N> GIR_INLINE auto name(vec<T, N> a) {                                                     \
    vec<decltype(name(a.lanes[0])), N> result;                                                                         \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      result.lanes[lane] = name(a.lanes[lane]);                                                                        \
    return result;                                                                                                     \
  }
#define GIR_LANEWISE2(name)                                                                                            \
  template <typename T, int N> GIR_INLINE vec<T, N> name(vec<T, N> a, vec<T, N> b) {                                   \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      a.lanes[lane] = name(a.lanes[lane], b.lanes[lane]);                                                              \
    return a;                                                                                                          \
  }
#define GIR_LANEWISE3(name)                                                                                            \
  template <typename T, int N> GIR_INLINE vec<T, N> name(vec<T, N> a, vec<T, N> b, vec<T, N> c) {                      \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      a.lanes[lane] = name(a.lanes[lane], b.lanes[lane], c.lanes[lane]);                                               \
    return a;                                                                                                          \
  }
