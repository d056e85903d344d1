// test/e2e/fir.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void fir(const short *samples, const short *coefficients, short *out, unsigned taps, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  // Sums wrap.
  unsigned sum = 0;
  for (unsigned k = 0; k < taps; k++)
    sum += (unsigned)(samples[i + (unsigned long long)k] * coefficients[k]);
  int shifted = (int)(sum + 0x4000) >> 15;
  out[i] = max(min(shifted, 32767), -32768);
}
