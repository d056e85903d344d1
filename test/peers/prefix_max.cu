// test/e2e/prefix_max.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(128)
void prefix_max(const int *x, int *out, unsigned n) {
  // They take turns, so that a round needs one barrier.
  __shared__ int turns[256];
  unsigned own = threadIdx.x, i = blockIdx.x * blockDim.x + own;
  int *source = turns, *target = turns + 128;
  int greatest = i < n ? x[i] : -0x7fffffff - 1;
  for (unsigned distance = 1; distance < 128; distance <<= 1) {
    source[own] = greatest;
    __syncthreads();
    if (own >= distance)
      greatest = max(source[own - distance], greatest);
    int *read = source;
    source = target;
    target = read;
  }
  if (i < n)
    out[i] = greatest;
}
