// test/e2e/jacobi.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void jacobi(const float *a, const float *b, const float *x, float *out, unsigned n) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  const float *row = a + i * n;
  float rest = b[i];
  for (unsigned j = 0; j < n; j++)
    if (j != i)
      rest -= row[j] * x[j];
  out[i] = rest / row[i];
}
