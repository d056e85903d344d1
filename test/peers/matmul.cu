// test/e2e/matmul.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(256)
void matmul(const float *a, const float *b, float *c, unsigned m, unsigned n, unsigned k) {
  __shared__ float a_tile[16][16], b_tile[16][16];
  unsigned x = threadIdx.x, y = threadIdx.y;
  unsigned column = blockIdx.x * blockDim.x + x, row = blockIdx.y * blockDim.y + y;
  float sum = 0;
  for (unsigned t = 0; t < k / 16 + (k % 16 != 0); t++) {
    unsigned first = t * 16;
    a_tile[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0;
    b_tile[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0;
    __syncthreads();
    for (unsigned j = 0; j < 16; j++)
      sum += a_tile[y][j] * b_tile[j][x];
    __syncthreads();
  }
  if (row < m && column < n)
    c[row * n + column] = sum;
}
