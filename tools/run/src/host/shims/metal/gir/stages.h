// Vertex and fragment functions (sections 5.1.1, 5.1.2 and 5.2.3): an attribute of a member of their structures becomes
// its initial value, as for parameters in arguments.h.
//
// `float3 normal [[user(locn0), flat]]` becomes `float3 normal [[maybe_unused]] =
// gir::all_given{}[gir::crossing_of{}[gir::location{0}, flat]]`. The places of outputs do not follow from attributes:
// members are named after their places, and the caller of the function passes them on. Only text with such functions is
// compiled with this header.

#pragma once

#include "stage_items.h"

namespace gir {

// A value from memory of the run time, whose lanes are packed.
template <typename T> struct packed_value {
  static GIR_INLINE T at(gir_u64 address) { return *(const device T *)address; }
};
template <typename T, int N> struct packed_value<metal::vec<T, N>> {
  static GIR_INLINE metal::vec<T, N> at(gir_u64 address) {
    metal::vec<T, N> value;
    for (int lane = 0; lane < N; ++lane)
      value.lanes[lane] = ((const device T *)address)[lane];
    return value;
  }
};

struct attribute_argument {
  uint location;
  template <typename T> GIR_INLINE operator T() const { return packed_value<T>::at(gir_attribute(location)); }
};
GIR_ARGUMENT(attribute, attribute_argument, {number})

// Between a triangle's corners: exact where they have the same.
GIR_INLINE float blended(float a, float b, float c, const device float *weights) {
  return a + weights[1] * (b - a) + weights[2] * (c - a);
}
GIR_INLINE half blended(half a, half b, half c, const device float *weights) {
  return (half)blended((float)a, (float)b, (float)c, weights);
}
template <typename T> GIR_INLINE T blended(T a, T, T, const device float *) { return a; }
template <typename T, int N>
GIR_INLINE metal::vec<T, N> blended(metal::vec<T, N> a, metal::vec<T, N> b, metal::vec<T, N> c,
                                    const device float *weights) {
  for (int lane = 0; lane < N; ++lane)
    a.lanes[lane] = blended(a.lanes[lane], b.lanes[lane], c.lanes[lane], weights);
  return a;
}

struct location {
  uint number;
};
struct flat_location {
  uint number;
};
struct linear_location {
  uint number;
};

template <typename T> GIR_INLINE T of_corner(uint corner, uint number) {
  return packed_value<T>::at(gir_corner(corner, number));
}
template <typename T> GIR_INLINE T crossing(uint number, bool is_linear) {
  return blended(of_corner<T>(0, number), of_corner<T>(1, number), of_corner<T>(2, number),
                 (const device float *)gir_weights(is_linear));
}

struct crossing_argument {
  uint number;
  template <typename T> GIR_INLINE operator T() const { return crossing<T>(number, false); }
};
struct linear_argument {
  uint number;
  template <typename T> GIR_INLINE operator T() const { return crossing<T>(number, true); }
};
struct flat_argument {
  uint number;
  template <typename T> GIR_INLINE operator T() const { return of_corner<T>(0, number); }
};
struct crossing_of {
  GIR_INLINE crossing_argument operator[](location at) const { return {at.number}; }
  GIR_INLINE linear_argument operator[](linear_location at) const { return {at.number}; }
  GIR_INLINE flat_argument operator[](flat_location at) const { return {at.number}; }
};

// The number after `locn`.
template <int N> GIR_INLINE constexpr uint number_of(const constant char (&name)[N]) {
  uint number = 0;
  for (int i = 4; i + 1 < N; ++i)
    number = number * 10 + (uint)(name[i] - '0');
  return number;
}

// The word after a location's comma.
enum flat_word { flat };
enum linear_word { center_no_perspective };
GIR_INLINE flat_location operator,(location at, flat_word) { return {at.number}; }
GIR_INLINE linear_location operator,(location at, linear_word) { return {at.number}; }

// A fragment's structure has a member of this name for its position.
template <typename T> GIR_INLINE auto place_fragment(T &value, int) -> decltype(value.position, void()) {
  value.position = packed_value<metal::vec<float, 4>>::at(gir_coordinates());
}
template <typename T> GIR_INLINE void place_fragment(T &, long) {}

struct stage_argument {
  template <typename T> GIR_INLINE operator T() const {
    T value{};
    place_fragment(value, 0);
    return value;
  }
};
GIR_ARGUMENT(stage, stage_argument, {})
GIR_ARGUMENT(vertex_number, uint, gir_vertex_id())
GIR_ARGUMENT(instance_number, uint, gir_instance_id())
typedef metal::vec<float, 2> packed_pair;
GIR_ARGUMENT(front, bool, gir_is_front() != 0)
GIR_ARGUMENT(point_place, packed_pair, packed_value<packed_pair>::at(gir_point_coord()))
GIR_ARGUMENT(primitive_number, uint, gir_primitive_id())
GIR_ARGUMENT(first_one, uint, 0)
GIR_ARGUMENT(whole_mask, uint, 1)

// Stores an output of a function.
template <typename T> GIR_INLINE void put(gir_u64 address, T value) { *(device T *)address = value; }
template <typename T, int N> GIR_INLINE void put(gir_u64 address, metal::vec<T, N> value) {
  for (int lane = 0; lane < N; ++lane)
    ((device T *)address)[lane] = value.lanes[lane];
}

} // namespace gir

namespace metal {

using gir::flat;
using gir::center_no_perspective;

// Section 6.10.3: pixels have one sample, in their middle.
GIR_INLINE vec<float, 2> get_sample_position(uint) { return vec<float, 2>(0.5f); }

// Section 6.10.1: the function continues.
GIR_INLINE void discard_fragment() { gir_discard(); }

// Section 6.10.2: how a value changes to the neighbour along x (axis 0) or y. Fragments tell three numbers at a time.
template <int N> GIR_INLINE vec<float, N> gir_derivative(ulong site, vec<float, N> value, int axis) {
  vec<float, N> derivative;
  for (int first = 0; first < N; first += 3) {
    float some[3] = {}, changes[6];
    for (int lane = first; lane < N && lane < first + 3; ++lane)
      some[lane - first] = value.lanes[lane];
    gir_changes(site + ((ulong)first << 60), (ulong)some, (ulong)changes);
    for (int lane = first; lane < N && lane < first + 3; ++lane)
      derivative.lanes[lane] = changes[3 * axis + lane - first];
  }
  return derivative;
}
GIR_INLINE float gir_derivative(ulong site, float value, int axis) {
  float some[3] = {value, 0, 0}, changes[6];
  gir_changes(site, (ulong)some, (ulong)changes);
  return changes[3 * axis];
}
template <typename T> GIR_INLINE T dfdx(T value, GIR_SITE) { return gir_derivative(site, value, 0); }
template <typename T> GIR_INLINE T dfdy(T value, GIR_SITE) { return gir_derivative(site, value, 1); }

} // namespace metal

#define vertex
#define fragment
#define attribute(number) maybe_unused]] = GIR_GIVEN[gir::attribute_of{}[number
#define user(name) maybe_unused]] = GIR_GIVEN[gir::crossing_of{}[gir::location{gir::number_of(#name)}
#define color(number) maybe_unused
#define depth(which) maybe_unused
#define stage_in GIR_BUILTIN(stage)
#define vertex_id GIR_BUILTIN(vertex_number)
#define instance_id GIR_BUILTIN(instance_number)
#define front_facing GIR_BUILTIN(front)
#define point_coord GIR_BUILTIN(point_place)
#define primitive_id GIR_BUILTIN(primitive_number)
#define sample_id GIR_BUILTIN(first_one)
#define sample_mask GIR_BUILTIN(whole_mask)
#define render_target_array_index GIR_BUILTIN(first_one)
