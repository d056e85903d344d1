// test/e2e/xorshift.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(32)
void xorshift32(unsigned *states, unsigned *out, unsigned streams, unsigned count) {
  unsigned stream = blockIdx.x * blockDim.x + threadIdx.x;
  if (stream >= streams)
    return;
  unsigned state = states[stream];
  for (unsigned number = 0; number < count; number++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    out[number * streams + stream] = state;
  }
  states[stream] = state;
}

extern "C" __global__ __launch_bounds__(32)
void xorshift64star(unsigned long long *states, unsigned *out, unsigned streams, unsigned count) {
  unsigned stream = blockIdx.x * blockDim.x + threadIdx.x;
  if (stream >= streams)
    return;
  unsigned long long state = states[stream];
  for (unsigned number = 0; number < count; number++) {
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    out[number * streams + stream] = (unsigned)(state * 0x2545f4914f6cdd1d >> 32);
  }
  states[stream] = state;
}
