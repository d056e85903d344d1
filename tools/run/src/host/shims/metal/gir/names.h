// Names that others' texts use and ours do not: those that are in Metal's namespace, too, and matrices of a work-item
// (section 2.3).

#pragma once

namespace metal {

using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::ptrdiff_t;
using ::size_t;
using ::uchar;
using ::uint;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
using ::ulong;
using ::ushort;

#define GIR_VECTORS_OF(type)                                                                                           \
  using ::type##2;                                                                                                     \
  using ::type##3;                                                                                                     \
  using ::type##4;
GIR_VECTORS_OF(bool)
GIR_VECTORS_OF(char)
GIR_VECTORS_OF(uchar)
GIR_VECTORS_OF(short)
GIR_VECTORS_OF(ushort)
GIR_VECTORS_OF(int)
GIR_VECTORS_OF(uint)
GIR_VECTORS_OF(long)
GIR_VECTORS_OF(ulong)
GIR_VECTORS_OF(half)
GIR_VECTORS_OF(float)

// `metal::atomic_uint` is `metal::metal::atomic<uint>`: see language.h.
namespace metal = ::metal;

template <typename T, int Columns, int Rows> struct matrix {
  vec<T, Rows> columns[Columns];
  GIR_INLINE thread vec<T, Rows> &operator[](int column) { return columns[column]; }
  GIR_INLINE const thread vec<T, Rows> &operator[](int column) const { return columns[column]; }
};

} // namespace metal
