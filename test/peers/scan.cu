// test/e2e/scan.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(256)
void scan_blocks(const int *x, int *out, int *block_sums, unsigned n) {
  __shared__ unsigned sums[256];
  unsigned own = threadIdx.x, i = blockIdx.x * blockDim.x + own;
  unsigned sum = i < n ? x[i] : 0;
  sums[own] = sum;
  __syncthreads();
  for (unsigned distance = 1; distance < 256; distance <<= 1) {
    if (own >= distance)
      sum += sums[own - distance];
    __syncthreads();
    sums[own] = sum;
    __syncthreads();
  }
  if (i < n)
    out[i] = sum;
  if (own == 255)
    block_sums[blockIdx.x] = sum;
}

extern "C" __global__ __launch_bounds__(256)
void add_preceding(int *out, const int *scanned, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && blockIdx.x > 0)
    out[i] = (unsigned)scanned[blockIdx.x - 1] + out[i];
}
