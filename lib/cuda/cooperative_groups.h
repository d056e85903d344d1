// Cooperative groups of CUDA: the threads of a block, tiles of a warp, and those that are active together.
#pragma once
#include "gir_cuda.h"

namespace cooperative_groups {

class thread_block {
public:
  __device__ static void sync() { __syncthreads(); }
  __device__ static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static unsigned num_threads() { return size(); }
  __device__ static unsigned thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
  __device__ static dim3 group_index() { return blockIdx; }
  __device__ static dim3 thread_index() { return threadIdx; }
  __device__ static dim3 group_dim() { return blockDim; }
  __device__ static dim3 dim_threads() { return blockDim; }
};
__device__ inline thread_block this_thread_block() { return {}; }
__device__ inline void sync(thread_block) { __syncthreads(); }

// Tiles have a power of two of neighbouring threads, at most a warp.
template <unsigned Size, class Parent = void> class thread_block_tile {
  __device__ static unsigned lane() { return thread_block::thread_rank() % 32; }
  __device__ static unsigned mask() { return Size == 32 ? ~0u : ((1u << Size) - 1) << (lane() / Size * Size); }

public:
  static_assert(Size <= 32 && (Size & (Size - 1)) == 0, "tiles have 1, 2, 4, 8, 16 or 32 threads");
  __device__ static constexpr unsigned size() { return Size; }
  __device__ static constexpr unsigned num_threads() { return Size; }
  __device__ static unsigned thread_rank() { return thread_block::thread_rank() % Size; }
  __device__ static unsigned meta_group_rank() { return thread_block::thread_rank() / Size; }
  __device__ static unsigned meta_group_size() { return (thread_block::size() + Size - 1) / Size; }
  __device__ static void sync() { __syncwarp(mask()); }
  template <class T> __device__ static T shfl(T v, int from) { return __shfl_sync(mask(), v, from, Size); }
  template <class T> __device__ static T shfl_up(T v, unsigned by) { return __shfl_up_sync(mask(), v, by, Size); }
  template <class T> __device__ static T shfl_down(T v, unsigned by) { return __shfl_down_sync(mask(), v, by, Size); }
  template <class T> __device__ static T shfl_xor(T v, int by) { return __shfl_xor_sync(mask(), v, by, Size); }
  __device__ static int any(int holds) { return ballot(holds) != 0; }
  __device__ static int all(int holds) { return ballot(!holds) == 0; }
  __device__ static unsigned ballot(int holds) {
    unsigned all = __ballot_sync(mask(), holds);
    return Size == 32 ? all : all >> (lane() / Size * Size) & ((1u << Size % 32) - 1);
  }
};
template <unsigned Size, class Parent> __device__ thread_block_tile<Size, Parent> tiled_partition(const Parent &) {
  return {};
}
template <class Group> __device__ void sync(const Group &group) { group.sync(); }

class coalesced_group {
  unsigned mask;
  __device__ static unsigned lane() { return thread_block::thread_rank() % 32; }

public:
  __device__ explicit coalesced_group(unsigned mask) : mask(mask) {}
  __device__ unsigned size() const { return __popc(mask); }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const { return __popc(mask & ((1u << lane()) - 1)); }
  __device__ void sync() const { __syncwarp(mask); }
  template <class T> __device__ T shfl(T v, int from) const { return __shfl_sync(mask, v, __fns(mask, 0, from + 1)); }
  __device__ int any(int holds) const { return __any_sync(mask, holds); }
  __device__ int all(int holds) const { return __all_sync(mask, holds); }
};
__device__ inline coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

template <class T> struct plus { __device__ T operator()(T a, T b) const { return a + b; } };
template <class T> struct less { __device__ T operator()(T a, T b) const { return b < a ? b : a; } };
template <class T> struct greater { __device__ T operator()(T a, T b) const { return a < b ? b : a; } };
template <class Tile, class T, class Op> __device__ T reduce(const Tile &tile, T v, Op op) {
  for (unsigned by = Tile::size() / 2; by > 0; by /= 2) v = op(v, tile.shfl_xor(v, by));
  return v;
}
} // namespace cooperative_groups
