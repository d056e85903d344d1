// test/e2e/life.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void life(const unsigned char *cells, unsigned char *next, unsigned width, unsigned height) {
  unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height)
    return;
  unsigned char alive = 0;
  for (unsigned dy = 0; dy < 3; dy++) {
    unsigned row = (y + height - 1 + dy) % height;
    for (unsigned dx = 0; dx < 3; dx++)
      alive += cells[row * width + (x + width - 1 + dx) % width];
  }
  // The sum counts the cell itself.
  unsigned char own = cells[y * width + x];
  next[y * width + x] = alive == 3 ? 1 : alive == 4 ? own : 0;
}
