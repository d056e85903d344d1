// As much of OpenCL C as the sources use, as C++. Arrays of workgroups are written `__local`, pointers to them `local`.
#pragma once
#include "work_items.h"

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned uint;
typedef unsigned long ulong;
#define __kernel
#define __global
#define __constant static const
#define __local static
#define local
#define restrict __restrict

inline unsigned along(Three of, uint axis) { return axis == 0 ? of.x : axis == 1 ? of.y : of.z; }
inline size_t get_local_id(uint axis) { return along(item, axis); }
inline size_t get_group_id(uint axis) { return along(group, axis); }
inline size_t get_local_size(uint axis) { return along(items, axis); }
inline size_t get_num_groups(uint axis) { return along(groups, axis); }
inline size_t get_global_id(uint axis) { return get_group_id(axis) * get_local_size(axis) + get_local_id(axis); }
inline size_t get_global_size(uint axis) { return get_num_groups(axis) * get_local_size(axis); }

enum { CLK_LOCAL_MEM_FENCE = 1, CLK_GLOBAL_MEM_FENCE = 2 };
inline void barrier(int) { host::workgroup.meet(host::all_items()); }

template <class T, class U> T replaced(volatile T *at, U value) {
  T old = *at;
  *at = value;
  return old;
}
template <class T> T atomic_add(volatile T *p, T value) { return replaced(p, *p + value); }
template <class T> T atomic_inc(volatile T *p) { return replaced(p, *p + 1); }
template <class T> T atomic_max(volatile T *p, T value) { return replaced(p, value > *p ? value : *p); }

template <class T, class U> auto max(T a, U b) { return a < b ? b : a; }
template <class T, class U> auto min(T a, U b) { return b < a ? b : a; }
template <class T> T clamp(T value, T low, T high) { return value < low ? low : value > high ? high : value; }
