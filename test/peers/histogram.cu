// test/e2e/histogram.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

__device__ unsigned outside;

extern "C" __global__ __launch_bounds__(64)
void histogram(const int *samples, unsigned *bins, unsigned n, int low, unsigned width) {
  __shared__ unsigned counts[64];
  unsigned own = threadIdx.x;
  counts[own] = 0;
  __syncthreads();
  for (unsigned i = blockIdx.x * blockDim.x + own; i < n; i += gridDim.x * blockDim.x) {
    int sample = samples[i];
    unsigned bin = ((unsigned)sample - (unsigned)low) / width;
    if (sample >= low && bin < 64)
      atomicAdd(&counts[bin], 1);
    else
      atomicAdd(&outside, 1);
  }
  __syncthreads();
  atomicAdd(&bins[own], counts[own]);
}
