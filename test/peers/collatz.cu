// test/e2e/collatz.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

static __device__ unsigned collatz_steps(unsigned long long n, unsigned limit) {
  if (n == 0)
    return 0xffffffff;
  unsigned steps = 0;
  while (n != 1) {
    if (steps >= limit)
      return 0xffffffff;
    steps++;
    if (n % 2 == 0) {
      n /= 2;
      continue;
    }
    if (n > 0x5555555555555554)
      return 0xffffffff;
    n = 3 * n + 1;
  }
  return steps;
}

extern "C" __global__ __launch_bounds__(32)
void collatz(const unsigned long long *numbers, unsigned *steps, unsigned limit, unsigned count) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    steps[i] = collatz_steps(numbers[i], limit);
}
