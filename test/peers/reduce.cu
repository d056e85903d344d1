// test/e2e/reduce.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(256)
void reduce(const float *x, float *partial) {
  __shared__ float subtotals[256];
  unsigned own = threadIdx.x;
  subtotals[own] = x[blockIdx.x * blockDim.x + own];
  __syncthreads();
  for (unsigned width = 128; width > 0; width >>= 1) {
    if (own < width)
      subtotals[own] += subtotals[own + width];
    __syncthreads();
  }
  if (own == 0)
    partial[blockIdx.x] = subtotals[0];
}
