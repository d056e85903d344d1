// As much of CUDA C++ and HIP as the sources use, for the processor.
#pragma once
#include "work_items.h"

#define __global__
#define __device__
#define __shared__ static
#define __constant__ static
#define threadIdx item
#define blockIdx group
#define blockDim items
#define gridDim groups
#define hipThreadIdx_x item.x
#define hipBlockIdx_x group.x
#define hipBlockDim_x items.x

template <class T> struct alignas(2 * sizeof(T)) Pair {
  T x, y;
};
template <class T> struct alignas(4 * sizeof(T)) Quad {
  T x, y, z, w;
};
typedef Pair<float> float2;
typedef Quad<float> float4;
typedef Pair<unsigned> uint2;
struct float3 {
  float x, y, z;
};
inline float2 make_float2(float x, float y) { return {x, y}; }
inline float3 make_float3(float x, float y, float z) { return {x, y, z}; }

using std::max;
using std::min;
inline int __popc(unsigned value) { return __builtin_popcount(value); }
inline void __syncthreads() { host::workgroup.meet(host::all_items()); }
inline void __threadfence() {}

namespace host {

constexpr unsigned warp_size = 32, most_items = 1024;
static char exchanged[most_items][8];
static Meeting warps[most_items / warp_size];

inline unsigned flat() { return (item.z * items.y + item.y) * items.x + item.x; }
inline unsigned lane() { return flat() % warp_size; }

/// The value of another lane of the warp; all lanes come here.
template <class T> T of_lane(T value, unsigned lane) {
  unsigned own = flat(), warp = own / warp_size;
  unsigned expected = std::min(warp_size, all_items() - warp * warp_size);
  memcpy(exchanged[own], &value, sizeof value);
  warps[warp].meet(expected);
  memcpy(&value, exchanged[warp * warp_size + lane], sizeof value);
  warps[warp].meet(expected);
  return value;
}

} // namespace host

template <class T> T __shfl_xor_sync(unsigned, T value, int mask) { return host::of_lane(value, host::lane() ^ mask); }
template <class T> T __shfl_down_sync(unsigned, T value, unsigned by) {
  unsigned lane = host::lane() + by;
  return host::of_lane(value, lane < host::warp_size ? lane : host::lane());
}
template <class T> T __shfl_up_sync(unsigned, T value, unsigned by) {
  unsigned lane = host::lane();
  return host::of_lane(value, lane >= by ? lane - by : lane);
}
inline unsigned __ballot_sync(unsigned, bool vote) {
  unsigned all = 0;
  for (unsigned lane = 0; lane < host::warp_size; lane++)
    all |= static_cast<unsigned>(host::of_lane(vote, lane)) << lane;
  return all;
}

template <class T, class U> T replaced(volatile T *at, U value) {
  T old = *at;
  *at = value;
  return old;
}
template <class T> T atomicAdd(T *p, T value) { return replaced(p, *p + value); }
template <class T> T atomicExch(T *p, T value) { return replaced(p, value); }
template <class T> T atomicCAS(T *p, T expected, T value) { return replaced(p, *p == expected ? value : *p); }
inline unsigned atomicInc(unsigned *p, unsigned most) { return replaced(p, *p >= most ? 0 : *p + 1); }

/// Memory whose size the launch says, under the name that the sources have for it.
unsigned char bytes[1 << 16];
