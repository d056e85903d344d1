// test/e2e/sieve.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

static __device__ void strike(unsigned *composite, unsigned number) {
  atomicOr(&composite[number / 32], 1u << number % 32);
}

// Whether 2, 3, 5 or 7 divides a greater number.
static __device__ bool has_small_divisor(unsigned number) {
  for (unsigned d = 2; d < 8 && d < number; d++)
    if (number % d == 0)
      return true;
  return false;
}

extern "C" __global__ __launch_bounds__(32)
void sieve(unsigned *composite, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x, number = i + 2;
  if (i == 0) {
    strike(composite, 0);
    strike(composite, 1);
  }
  unsigned long long square = (unsigned long long)number * number;
  if (square >= n || has_small_divisor(number))
    return;
  for (unsigned multiple = (unsigned)square; multiple < n; multiple += number)
    strike(composite, multiple);
}
