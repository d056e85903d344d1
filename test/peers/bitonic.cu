// test/e2e/bitonic.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(128)
void bitonic(int *data, unsigned n) {
  __shared__ int block[256];
  unsigned own = threadIdx.x, start = blockIdx.x * 256;
  for (unsigned in = own; in < 256; in += 128)
    block[in] = start + in < n ? data[start + in] : 0x7fffffff;
  __syncthreads();
  for (unsigned length = 2; length <= 256; length <<= 1)
    for (unsigned distance = length >> 1; distance > 0; distance >>= 1) {
      unsigned lower = 2 * own - (own & (distance - 1)), upper = lower + distance;
      int a = block[lower], b = block[upper];
      if ((lower & length) == 0 ? a > b : b > a) {
        block[lower] = b;
        block[upper] = a;
      }
      __syncthreads();
    }
  for (unsigned out = own; out < 256; out += 128)
    if (start + out < n)
      data[start + out] = block[out];
}
