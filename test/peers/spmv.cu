// test/e2e/spmv.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void spmv(const unsigned *row_starts, const unsigned *columns, const float *values, const float *x, float *y,
          unsigned rows) {
  unsigned row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows)
    return;
  float sum = 0;
  unsigned end = row_starts[row + 1];
  for (unsigned entry = row_starts[row]; entry < end; entry++)
    sum += values[entry] * x[columns[entry]];
  y[row] = sum;
}
