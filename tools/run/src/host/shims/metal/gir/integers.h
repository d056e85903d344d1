// Functions of integers (section 6.4), and of numbers of both kinds (section 6.3).

#pragma once

namespace metal {

// Wider than a type: for products and sums that must not wrap.
template <typename T> struct gir_wider {
  typedef long type;
};
template <> struct gir_wider<long> {
  typedef __int128 type;
};
template <> struct gir_wider<ulong> {
  typedef unsigned __int128 type;
};

#define GIR_INTEGERS(T, U)                                                                                             \
  GIR_INLINE T abs(T a) { return (T)(a < (T)0 ? (U)0 - (U)a : (U)a); }                                                 \
  GIR_INLINE T min(T a, T b) { return b < a ? b : a; }                                                                 \
  GIR_INLINE T max(T a, T b) { return a < b ? b : a; }                                                                 \
  GIR_INLINE T clamp(T a, T least, T most) { return min(max(a, least), most); }                                        \
  GIR_INLINE U absdiff(T a, T b) { return (U)(a < b ? (U)b - (U)a : (U)a - (U)b); }                                    \
  GIR_INLINE T popcount(T a) { return (T)__builtin_popcountg((U)a); }                                                  \
  GIR_INLINE T clz(T a) { return (T)__builtin_clzg((U)a, (int)(8 * sizeof(T))); }                                      \
  GIR_INLINE T ctz(T a) { return (T)__builtin_ctzg((U)a, (int)(8 * sizeof(T))); }                                      \
  GIR_INLINE T mulhi(T a, T b) {                                                                                       \
    typedef typename gir_wider<T>::type wide;                                                                          \
    return (T)((wide)a * (wide)b >> 8 * sizeof(T));                                                                    \
  }                                                                                                                    \
  GIR_INLINE T rotate(T a, T by) {                                                                                     \
    uint bits = (uint)(8 * sizeof(T)), left = (uint)by & (bits - 1);                                                   \
    return (T)(U)((U)a << left | (left ? (U)a >> (bits - left) : 0));                                                  \
  }                                                                                                                    \
  GIR_INLINE T extract_bits(T a, uint offset, uint bits) {                                                             \
    uint most = (uint)(8 * sizeof(T));                                                                                 \
    if (bits == 0)                                                                                                     \
      return 0;                                                                                                        \
    return (T)((T)(U)((U)a << (most - bits - offset)) >> (most - bits));                                               \
  }                                                                                                                    \
  GIR_INLINE T insert_bits(T base, T insert, uint offset, uint bits) {                                                 \
    uint most = (uint)(8 * sizeof(T));                                                                                 \
    U mask = (U)(bits == 0 ? 0 : (U)(~(U)0 >> (most - bits)) << offset);                                               \
    return (T)(((U)base & ~mask) | ((U)((U)insert << offset) & mask));                                                 \
  }

GIR_INLINE uchar reverse_bits(uchar a) { return __builtin_bitreverse8(a); }
GIR_INLINE ushort reverse_bits(ushort a) { return __builtin_bitreverse16(a); }
GIR_INLINE uint reverse_bits(uint a) { return __builtin_bitreverse32(a); }
GIR_INLINE ulong reverse_bits(ulong a) { return __builtin_bitreverse64(a); }
GIR_INLINE char reverse_bits(char a) { return (char)reverse_bits((uchar)a); }
GIR_INLINE short reverse_bits(short a) { return (short)reverse_bits((ushort)a); }
GIR_INLINE int reverse_bits(int a) { return (int)reverse_bits((uint)a); }
GIR_INLINE long reverse_bits(long a) { return (long)reverse_bits((ulong)a); }

GIR_INTEGERS(char, uchar)
GIR_INTEGERS(uchar, uchar)
GIR_INTEGERS(short, ushort)
GIR_INTEGERS(ushort, ushort)
GIR_INTEGERS(int, uint)
GIR_INTEGERS(uint, uint)
GIR_INTEGERS(long, ulong)
GIR_INTEGERS(ulong, ulong)

GIR_INLINE float abs(float a) { return fabs(a); }
GIR_INLINE float min(float a, float b) { return fmin(a, b); }
GIR_INLINE float max(float a, float b) { return fmax(a, b); }
GIR_INLINE float clamp(float a, float least, float most) { return fmin(fmax(a, least), most); }
GIR_INLINE half abs(half a) { return fabs(a); }
GIR_INLINE half min(half a, half b) { return fmin(a, b); }
GIR_INLINE half max(half a, half b) { return fmax(a, b); }
GIR_INLINE half clamp(half a, half least, half most) { return fmin(fmax(a, least), most); }

GIR_LANEWISE1(abs)
GIR_LANEWISE1(popcount)
GIR_LANEWISE1(clz)
GIR_LANEWISE1(ctz)
GIR_LANEWISE1(reverse_bits)
GIR_LANEWISE2(min)
GIR_LANEWISE2(max)
GIR_LANEWISE2(mulhi)
GIR_LANEWISE2(rotate)
GIR_LANEWISE3(clamp)

} // namespace metal
