// Vectors of two to four lanes (section 2.2), with the operators of section 3.1.

#pragma once

namespace metal {

template <typename T, int N> struct vec;

// Only where a condition holds.
template <bool is> struct gir_condition {};
template <> struct gir_condition<true> {
  typedef int type;
};
template <bool is> using gir_if = typename gir_condition<is>::type;

// The type in which lanes are computed. Numbers of C narrower than int become int, in which a product of unsigned
// 16-bit ones overflows; lanes do not.
template <typename T> struct gir_computed {
  typedef T type;
};
template <> struct gir_computed<ushort> {
  typedef uint type;
};
template <typename T> using gir_as = typename gir_computed<T>::type;

// Operators of two vectors, lane by lane; one that is a number is taken for each lane.
#define GIR_BINARY(N, op)                                                                                              \
  friend GIR_INLINE vec operator op(vec a, vec b) {                                                                    \
    vec result;                                                                                                        \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      result.lanes[lane] = T(gir_as<T>(a.lanes[lane]) op gir_as<T>(b.lanes[lane]));                                                       \
    return result;                                                                                                     \
  }                                                                                                                    \
  GIR_INLINE vec &operator op##=(vec other) { return *this = *this op other; }

#define GIR_COMPARISON(N, op)                                                                                          \
  friend GIR_INLINE vec<bool, N> operator op(vec a, vec b) {                                                           \
    vec<bool, N> result;                                                                                               \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      result.lanes[lane] = a.lanes[lane] op b.lanes[lane];                                                             \
    return result;                                                                                                     \
  }

// The members common to all lengths. The lanes of a vector in constant memory cannot be reached by a pointer to any
// memory, so it is copied by functions of its own; these are templates, so that they are no copy constructors: vectors
// are plain bytes.
#define GIR_MEMBERS(N)                                                                                                 \
  typedef T lane_type;                                                                                                 \
  static constexpr constant int length = N;                                                                            \
  vec() = default;                                                                                                     \
  vec(const vec &) = default;                                                                                          \
  vec &operator=(const vec &) = default;                                                                               \
  template <typename U, gir_if<__is_same(T, U)> = 0> GIR_INLINE vec(const constant vec<U, N> &from) {                  \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      lanes[lane] = from.lanes[lane];                                                                                  \
  }                                                                                                                    \
  template <typename U, gir_if<!__is_same(T, U)> = 0> GIR_INLINE explicit vec(const constant vec<U, N> &from) {        \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      lanes[lane] = T(from.lanes[lane]);                                                                               \
  }                                                                                                                    \
  template <typename U> GIR_INLINE vec &operator=(const constant vec<U, N> &from) { return *this = vec(from); }        \
  template <typename U> GIR_INLINE explicit vec(const vec<U, N> &from) {                                               \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      lanes[lane] = T(from.lanes[lane]);                                                                               \
  }                                                                                                                    \
  template <typename I> GIR_INLINE T &operator[](I lane) { return lanes[lane]; }                                       \
  template <typename I> GIR_INLINE const T &operator[](I lane) const { return lanes[lane]; }                           \
  template <typename I> GIR_INLINE const constant T &operator[](I lane) const constant { return lanes[lane]; }         \
  GIR_BINARY(N, +)                                                                                                     \
  GIR_BINARY(N, -)                                                                                                     \
  GIR_BINARY(N, *)                                                                                                     \
  GIR_BINARY(N, /)                                                                                                     \
  GIR_BINARY(N, %)                                                                                                     \
  GIR_BINARY(N, &)                                                                                                     \
  GIR_BINARY(N, |)                                                                                                     \
  GIR_BINARY(N, ^)                                                                                                     \
  GIR_BINARY(N, <<)                                                                                                    \
  GIR_BINARY(N, >>)                                                                                                    \
  GIR_COMPARISON(N, ==)                                                                                                \
  GIR_COMPARISON(N, !=)                                                                                                \
  GIR_COMPARISON(N, <)                                                                                                 \
  GIR_COMPARISON(N, >)                                                                                                 \
  GIR_COMPARISON(N, <=)                                                                                                \
  GIR_COMPARISON(N, >=)                                                                                                \
  GIR_COMPARISON(N, &&)                                                                                                \
  GIR_COMPARISON(N, ||)                                                                                                \
  friend GIR_INLINE vec operator-(vec a) {                                                                             \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      a.lanes[lane] = T(-a.lanes[lane]);                                                                               \
    return a;                                                                                                          \
  }                                                                                                                    \
  friend GIR_INLINE vec operator+(vec a) { return a; }                                                                 \
  friend GIR_INLINE vec operator~(vec a) {                                                                             \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      a.lanes[lane] = T(~a.lanes[lane]);                                                                               \
    return a;                                                                                                          \
  }                                                                                                                    \
  friend GIR_INLINE vec<bool, N> operator!(vec a) {                                                                    \
    vec<bool, N> result;                                                                                               \
    for (int lane = 0; lane < N; ++lane)                                                                               \
      result.lanes[lane] = !a.lanes[lane];                                                                             \
    return result;                                                                                                     \
  }

// A part of the lanes as a vector.
#define GIR_SWIZZLE2(name, a, b)                                                                                       \
  GIR_INLINE vec<T, 2> get_##name() const { return vec<T, 2>(a, b); }                                                  \
  GIR_INLINE void put_##name(vec<T, 2> from) { a = from.x, b = from.y; }                                               \
  __declspec(property(get = get_##name, put = put_##name)) vec<T, 2> name;
#define GIR_SWIZZLE3(name, a, b, c)                                                                                    \
  GIR_INLINE vec<T, 3> get_##name() const { return vec<T, 3>(a, b, c); }                                               \
  GIR_INLINE void put_##name(vec<T, 3> from) { a = from.x, b = from.y, c = from.z; }                                   \
  __declspec(property(get = get_##name, put = put_##name)) vec<T, 3> name;

// Tables in constant memory are built by constructors of their own, too.
template <typename T> struct alignas(2 * sizeof(T)) vec<T, 2> {
  union {
    struct {
      T x, y;
    };
    struct {
      T r, g;
    };
    T lanes[2];
  };
  GIR_INLINE constexpr vec(T all) : lanes{all, all} {}
  GIR_INLINE constexpr vec(T x, T y) : lanes{x, y} {}
  GIR_INLINE constexpr vec(T all) constant : lanes{all, all} {}
  GIR_INLINE constexpr vec(T x, T y) constant : lanes{x, y} {}
  GIR_MEMBERS(2)
};

template <typename T> struct alignas(4 * sizeof(T)) vec<T, 3> {
  union {
    struct {
      T x, y, z;
    };
    struct {
      T r, g, b;
    };
    T lanes[3];
  };
  GIR_INLINE constexpr vec(T all) : lanes{all, all, all} {}
  GIR_INLINE constexpr vec(T x, T y, T z) : lanes{x, y, z} {}
  GIR_INLINE constexpr vec(T all) constant : lanes{all, all, all} {}
  GIR_INLINE constexpr vec(T x, T y, T z) constant : lanes{x, y, z} {}
  GIR_INLINE vec(vec<T, 2> xy, T z) : vec(xy.x, xy.y, z) {}
  GIR_INLINE vec(T x, vec<T, 2> yz) : vec(x, yz.x, yz.y) {}
  GIR_MEMBERS(3)
  GIR_SWIZZLE2(xy, x, y)
  GIR_SWIZZLE2(yz, y, z)
};

template <typename T> struct alignas(4 * sizeof(T)) vec<T, 4> {
  union {
    struct {
      T x, y, z, w;
    };
    struct {
      T r, g, b, a;
    };
    T lanes[4];
  };
  GIR_INLINE constexpr vec(T all) : lanes{all, all, all, all} {}
  GIR_INLINE constexpr vec(T x, T y, T z, T w) : lanes{x, y, z, w} {}
  GIR_INLINE constexpr vec(T all) constant : lanes{all, all, all, all} {}
  GIR_INLINE constexpr vec(T x, T y, T z, T w) constant : lanes{x, y, z, w} {}
  GIR_INLINE vec(vec<T, 2> xy, vec<T, 2> zw) : vec(xy.x, xy.y, zw.x, zw.y) {}
  GIR_INLINE vec(vec<T, 2> xy, T z, T w) : vec(xy.x, xy.y, z, w) {}
  GIR_INLINE vec(T x, T y, vec<T, 2> zw) : vec(x, y, zw.x, zw.y) {}
  GIR_INLINE vec(vec<T, 3> xyz, T w) : vec(xyz.x, xyz.y, xyz.z, w) {}
  GIR_INLINE vec(T x, vec<T, 3> yzw) : vec(x, yzw.x, yzw.y, yzw.z) {}
  GIR_MEMBERS(4)
  GIR_SWIZZLE2(xy, x, y)
  GIR_SWIZZLE2(yz, y, z)
  GIR_SWIZZLE2(zw, z, w)
  GIR_SWIZZLE3(xyz, x, y, z)
  GIR_SWIZZLE3(yzw, y, z, w)
};

} // namespace metal

// Parameters of kernels have complete types, which asking for the size makes them.
#define GIR_VECTORS(T)                                                                                                 \
  typedef metal::vec<T, 2> T##2;                                                                                       \
  typedef metal::vec<T, 3> T##3;                                                                                       \
  typedef metal::vec<T, 4> T##4;                                                                                       \
  static_assert(sizeof(T##2) < sizeof(T##3) && sizeof(T##3) == sizeof(T##4), "three lanes take the room of four");
GIR_VECTORS(bool)
GIR_VECTORS(char)
GIR_VECTORS(uchar)
GIR_VECTORS(short)
GIR_VECTORS(ushort)
GIR_VECTORS(int)
GIR_VECTORS(uint)
GIR_VECTORS(long)
GIR_VECTORS(ulong)
GIR_VECTORS(half)
GIR_VECTORS(float)
