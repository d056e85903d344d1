// A reversal without the barrier that it needs.
__global__ void reversed(int *x) {
  __shared__ int copy[64];
  copy[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = copy[63 - threadIdx.x];
}
