// test/e2e/transpose.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(256)
void transpose(const float *x, float *out, unsigned width, unsigned height) {
  // One column more, so that a column lies in 16 banks.
  __shared__ float tile[16][17];
  unsigned column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column < width && row < height)
    tile[threadIdx.y][threadIdx.x] = x[row * width + column];
  __syncthreads();
  column = blockIdx.y * 16 + threadIdx.x;
  row = blockIdx.x * 16 + threadIdx.y;
  if (column < height && row < width)
    out[row * height + column] = tile[threadIdx.x][threadIdx.y];
}
