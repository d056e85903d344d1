// Vectors without padding (section 2.2.3): the layout of their lanes, aligned as one of them.

#pragma once

namespace metal {

template <typename T, int N> struct packed_vec {
  T lanes[N];
  packed_vec() = default;
  GIR_INLINE packed_vec(vec<T, N> from) {
    for (int lane = 0; lane < N; ++lane)
      lanes[lane] = from.lanes[lane];
  }
  GIR_INLINE operator vec<T, N>() const {
    vec<T, N> result;
    for (int lane = 0; lane < N; ++lane)
      result.lanes[lane] = lanes[lane];
    return result;
  }
  GIR_INLINE operator vec<T, N>() const constant {
    vec<T, N> result;
    for (int lane = 0; lane < N; ++lane)
      result.lanes[lane] = lanes[lane];
    return result;
  }
  template <typename I> GIR_INLINE T &operator[](I lane) { return lanes[lane]; }
  template <typename I> GIR_INLINE const constant T &operator[](I lane) const constant { return lanes[lane]; }
};

} // namespace metal

#define GIR_PACKED(T)                                                                                                  \
  typedef metal::packed_vec<T, 2> packed_##T##2;                                                                       \
  typedef metal::packed_vec<T, 3> packed_##T##3;                                                                       \
  typedef metal::packed_vec<T, 4> packed_##T##4;                                                                       \
  static_assert(sizeof(packed_##T##2) + sizeof(T) == sizeof(packed_##T##3) &&                                          \
                    sizeof(packed_##T##3) + sizeof(T) == sizeof(packed_##T##4),                                        \
                "lanes stand one behind the other");
GIR_PACKED(char)
GIR_PACKED(uchar)
GIR_PACKED(short)
GIR_PACKED(ushort)
GIR_PACKED(int)
GIR_PACKED(uint)
GIR_PACKED(long)
GIR_PACKED(ulong)
GIR_PACKED(half)
GIR_PACKED(float)
