#include "kernels.h"
#include "kernels.inc"

// The sum of a warp, and the lanes of odd values.
extern "C" __global__ void warp(const int *x, int *sums, unsigned *odd) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  int value = x[i];
  unsigned lanes = __ballot_sync(-1, value & 1);
  for (int by = 16; by > 0; by /= 2)
    value += __shfl_down_sync(-1, value, by);
  __threadfence();
  if (threadIdx.x % 32 == 0) {
    sums[i / 32] = value;
    odd[i / 32] = lanes;
  }
}
