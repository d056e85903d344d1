// Parameters of kernels (sections 5.2.1 and 5.2.3.6): an attribute of a parameter becomes its default argument.
//
// A macro closes the attribute's brackets, and opens two for the text to close: `uint i [[thread_index_in_simdgroup]]`
// becomes `uint i [[maybe_unused]] = gir::all_given{}[gir::lane_of{}[0]]`. The call `k()` then passes a kernel all its
// arguments, by their types, without a parse of its parameters. No other name in the program may be that of an
// attribute.

#pragma once

namespace gir {

// A memory argument: of any type, in the address space of the parameter.
struct buffer_argument {
  uint number;
  template <typename T> GIR_INLINE operator device T *() const { return (device T *)gir_buffer(number); }
  template <typename T> GIR_INLINE operator constant T *() const { return (constant T *)gir_buffer(number); }
  template <typename T> GIR_INLINE operator device T &() const { return *(device T *)gir_buffer(number); }
  template <typename T> GIR_INLINE operator constant T &() const { return *(constant T *)gir_buffer(number); }
};

struct shared_argument {
  uint number;
  template <typename T> GIR_INLINE operator threadgroup T *() const { return (threadgroup T *)gir_shared(number); }
  template <typename T> GIR_INLINE operator threadgroup T &() const { return *(threadgroup T *)gir_shared(number); }
};

// A position or an extent: along x, or along x and y, or along all three.
struct extents {
  const device uint *of;
  GIR_INLINE operator uint() const { return of[0]; }
  GIR_INLINE operator ushort() const { return (ushort)of[0]; }
  GIR_INLINE operator metal::vec<uint, 2>() const { return {of[0], of[1]}; }
  GIR_INLINE operator metal::vec<uint, 3>() const { return {of[0], of[1], of[2]}; }
  GIR_INLINE operator metal::vec<ushort, 2>() const { return {(ushort)of[0], (ushort)of[1]}; }
  GIR_INLINE operator metal::vec<ushort, 3>() const { return {(ushort)of[0], (ushort)of[1], (ushort)of[2]}; }
};

struct product {
  metal::vec<uint, 3> value;
  GIR_INLINE operator uint() const { return value.x; }
  GIR_INLINE operator metal::vec<uint, 2>() const { return {value.x, value.y}; }
  GIR_INLINE operator metal::vec<uint, 3>() const { return value; }
};

GIR_INLINE const device gir_place &place() { return *(const device gir_place *)gir_current(); }

// The expression in the outer brackets is the argument.
struct all_given {
  template <typename T> GIR_INLINE T operator[](T argument) const { return argument; }
};
#define GIR_GIVEN gir::all_given{}

#define GIR_ARGUMENT(name, type, ...)                                                                                  \
  struct name##_of {                                                                                                   \
    GIR_INLINE type operator[](uint number) const { return __VA_ARGS__; }                                              \
  };
GIR_ARGUMENT(buffer, buffer_argument, {number})
GIR_ARGUMENT(shared, shared_argument, {number})
GIR_ARGUMENT(in_grid, extents, {place().in_grid})
GIR_ARGUMENT(in_group, extents, {place().in_group})
GIR_ARGUMENT(group, extents, {place().group})
GIR_ARGUMENT(group_size, extents, {place().group_size})
GIR_ARGUMENT(groups, extents, {place().groups})
GIR_ARGUMENT(index_in_group, uint, place().index_in_group)
GIR_ARGUMENT(lane, uint, place().lane)
GIR_ARGUMENT(subgroup_size, uint, place().subgroup_size)
GIR_ARGUMENT(subgroup, uint, place().subgroup)
GIR_ARGUMENT(subgroups, uint, place().subgroups)
GIR_ARGUMENT(grid_size, product,
             {{place().groups[0] * place().group_size[0], place().groups[1] * place().group_size[1],
               place().groups[2] * place().group_size[2]}})

} // namespace gir

#define buffer(number) maybe_unused]] = GIR_GIVEN[gir::buffer_of{}[number
// Behind `threadgroup`, which is this word.
#define __local(number) maybe_unused]] = GIR_GIVEN[gir::shared_of{}[number
#define GIR_BUILTIN(name) maybe_unused]] = GIR_GIVEN[gir::name##_of{}[0
#define thread_position_in_grid GIR_BUILTIN(in_grid)
#define thread_position_in_threadgroup GIR_BUILTIN(in_group)
#define threadgroup_position_in_grid GIR_BUILTIN(group)
#define threads_per_threadgroup GIR_BUILTIN(group_size)
#define dispatch_threads_per_threadgroup GIR_BUILTIN(group_size)
#define threadgroups_per_grid GIR_BUILTIN(groups)
#define threads_per_grid GIR_BUILTIN(grid_size)
#define thread_index_in_threadgroup GIR_BUILTIN(index_in_group)
#define thread_index_in_simdgroup GIR_BUILTIN(lane)
#define threads_per_simdgroup GIR_BUILTIN(subgroup_size)
#define thread_execution_width GIR_BUILTIN(subgroup_size)
#define simdgroup_index_in_threadgroup GIR_BUILTIN(subgroup)
#define simdgroups_per_threadgroup GIR_BUILTIN(subgroups)
