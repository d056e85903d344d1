// test/e2e/stencil.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(256)
void stencil(const float *grid, float *out, unsigned width, unsigned height, float rate) {
  __shared__ float tile[324];
  unsigned left = blockIdx.x * 16, top = blockIdx.y * 16;
  // The 18 x 18 cells of the tile and around it, in turns; -1 wraps, and is in no grid.
  for (unsigned place = threadIdx.y * 16 + threadIdx.x; place < 324; place += 256) {
    unsigned x = left + place % 18 - 1, y = top + place / 18 - 1;
    if (x < width && y < height)
      tile[place] = grid[y * width + x];
  }
  __syncthreads();
  unsigned x = left + threadIdx.x, y = top + threadIdx.y;
  if (x >= width || y >= height)
    return;
  const float *corner = tile + threadIdx.y * 18 + threadIdx.x;
  float own = corner[19];
  if (x != 0 && x != width - 1 && y != 0 && y != height - 1)
    own += rate * (corner[1] + corner[37] + (corner[18] + corner[20]) - own * 4);
  out[y * width + x] = own;
}
