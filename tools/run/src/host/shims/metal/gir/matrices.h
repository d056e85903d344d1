// SIMD-group matrices (sections 2.4 and 6.7): 8 rows and 8 columns. Each of 32 work-items holds two neighbouring
// elements of a row; a product is added up from the first column to the last, each product exact and each sum rounded.

#pragma once

namespace metal {

template <typename T, int Columns, int Rows> struct simdgroup_matrix {
  static_assert(Columns == 8 && Rows == 8, "matrices have 8 rows and 8 columns");
  T held[2];
  simdgroup_matrix() = default;
  // The diagonal.
  GIR_INLINE explicit simdgroup_matrix(T value) {
    for (uint i = 0; i < 2; ++i)
      held[i] = row() == column() + i ? value : T(0);
  }
  // The elements of the work-item, of which Apple's header has a vector.
  GIR_INLINE T (&thread_elements())[2] { return held; }
  static GIR_INLINE uint row() { return gir_own_lane() / 4; }
  static GIR_INLINE uint column() { return gir_own_lane() % 4 * 2; }
};

typedef simdgroup_matrix<half, 8, 8> simdgroup_half8x8;
typedef simdgroup_matrix<float, 8, 8> simdgroup_float8x8;

// All work-items of a subgroup have to participate.
template <typename T> GIR_INLINE gir_given<T> gir_give_all(ulong site, thread const T &value) {
  gir_given<T> given = gir_give(site, value);
  if (given.all->active != 0xffffffff)
    gir_incomplete();
  return given;
}
GIR_INLINE void gir_meet(ulong site) {
  uint nothing = 0;
  gir_give_all(site, nothing);
}

template <typename T, int Columns, int Rows>
GIR_INLINE simdgroup_matrix<T, Columns, Rows> make_filled_simdgroup_matrix(T value) {
  simdgroup_matrix<T, Columns, Rows> result;
  result.held[0] = result.held[1] = value;
  return result;
}

// The position of an element in memory.
GIR_INLINE ulong gir_place_of(uint row, uint column, ulong elements_per_row, ulong2 origin, bool transpose) {
  ulong line = transpose ? column : row, in_line = transpose ? row : column;
  return (origin.y + line) * elements_per_row + origin.x + in_line;
}

#define GIR_MATRIX_MEMORY(space)                                                                                       \
  template <typename T, int C, int R>                                                                                  \
  GIR_INLINE void simdgroup_load(thread simdgroup_matrix<T, C, R> &d, const space T *src, ulong elements_per_row = C,  \
                                 ulong2 matrix_origin = ulong2(0), bool transpose_matrix = false, GIR_SITE) {          \
    gir_meet(site);                                                                                                    \
    for (uint i = 0; i < 2; ++i)                                                                                       \
      d.held[i] = src[gir_place_of(d.row(), d.column() + i, elements_per_row, matrix_origin, transpose_matrix)];       \
  }                                                                                                                    \
  template <typename T, int C, int R>                                                                                  \
  GIR_INLINE void simdgroup_store(thread const simdgroup_matrix<T, C, R> &a, space T *dst, ulong elements_per_row = C, \
                                  ulong2 matrix_origin = ulong2(0), bool transpose_matrix = false, GIR_SITE) {         \
    gir_meet(site);                                                                                                    \
    for (uint i = 0; i < 2; ++i)                                                                                       \
      dst[gir_place_of(a.row(), a.column() + i, elements_per_row, matrix_origin, transpose_matrix)] = a.held[i];       \
  }
GIR_MATRIX_MEMORY(device)
GIR_MATRIX_MEMORY(threadgroup)

template <typename A, typename B> struct gir_factors {
  A a[2];
  B b[2];
};

// Apple's library accepts factors of another type than the sum.
template <typename D, typename A, typename B>
GIR_INLINE void simdgroup_multiply_accumulate(thread simdgroup_matrix<D, 8, 8> &d, thread simdgroup_matrix<A, 8, 8> &a,
                                              thread simdgroup_matrix<B, 8, 8> &b, thread simdgroup_matrix<D, 8, 8> &c,
                                              GIR_SITE) {
  gir_factors<A, B> own = {{a.held[0], a.held[1]}, {b.held[0], b.held[1]}};
  gir_given<gir_factors<A, B>> given = gir_give_all(site, own);
  uint row = d.row(), column = d.column();
  for (uint i = 0; i < 2; ++i) {
    D sum = c.held[i];
    for (uint k = 0; k < 8; ++k) {
      A left = given.of(row * 4 + k / 2).a[k % 2];
      B right = given.of(k * 4 + column / 2).b[i];
      sum = fma(D(left), D(right), sum);
    }
    d.held[i] = sum;
  }
}
template <typename D, typename A, typename B>
GIR_INLINE void simdgroup_multiply(thread simdgroup_matrix<D, 8, 8> &d, thread simdgroup_matrix<A, 8, 8> &a,
                                   thread simdgroup_matrix<B, 8, 8> &b, GIR_SITE) {
  simdgroup_matrix<D, 8, 8> zero = make_filled_simdgroup_matrix<D, 8, 8>(D(0));
  simdgroup_multiply_accumulate(d, a, b, zero, site);
}

} // namespace metal
