// What the work-items of warps give each other, two warps in a workgroup, the second not full.
#include <cuda_runtime.h>
#include <stdint.h>

extern "C" __global__ void warps(uint32_t* x) {
  uint32_t i = threadIdx.x;
  uint32_t lane = i % 32u;
  uint32_t r = __shfl_sync(0xffffffffu, lane, 9u, 8);
  r = r * 100u + __shfl_xor_sync(0xffffffffu, lane, 8u, 8);
  // Those of a part come or do not.
  if (i / 8u % 2u == 0u) {
    uint32_t part = 0xffu << (lane & 24u);
    r = r * 1000u + __reduce_add_sync(part, lane);
    __syncwarp(part);
    r = r * 10u + (uint32_t)(__reduce_min_sync(part, -(int)lane) + 31);
  } else {
    r = r * 10000u + (__ballot_sync(0xffu << (lane & 24u), lane % 3u == 0u) >> (lane & 24u));
  }
  x[i] = r;
}
