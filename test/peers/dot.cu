// test/e2e/dot.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(128)
void dot(const double *x, const double *y, double *partial, unsigned n) {
  __shared__ double sums[128];
  unsigned own = threadIdx.x;
  double sum = 0;
  for (unsigned i = blockIdx.x * blockDim.x + own; i < n; i += gridDim.x * blockDim.x)
    sum += x[i] * y[i];
  sums[own] = sum;
  __syncthreads();
  for (unsigned width = 64; width > 0; width >>= 1) {
    if (own < width)
      sums[own] += sums[own + width];
    __syncthreads();
  }
  if (own == 0)
    partial[blockIdx.x] = sums[0];
}
