// test/e2e/nbody.gir as one writes it by hand, for cargo xtask bench to compare machine code with.

extern "C" __global__ __launch_bounds__(64)
void nbody(const float *bodies, float *result, float softening, unsigned n) {
  __shared__ float tile[256];
  unsigned own = threadIdx.x, i = blockIdx.x * blockDim.x + own;
  float x = 0, y = 0, z = 0;
  if (i < n) {
    const float *body = bodies + 4 * i;
    x = body[0];
    y = body[1];
    z = body[2];
  }
  float ax = 0, ay = 0, az = 0;
  for (unsigned start = 0; start < n; start += 64) {
    unsigned in_tile = min(n - start, 64u);
    const float *source = bodies + 4 * (start + own);
    if (own < in_tile)
      for (unsigned word = 0; word < 4; word++)
        tile[4 * own + word] = source[word];
    __syncthreads();
    for (unsigned j = 0; j < in_tile; j++) {
      const float *other = tile + 4 * j;
      float dx = other[0] - x, dy = other[1] - y, dz = other[2] - z;
      float square = dx * dx + dy * dy + dz * dz + softening;
      float pull = other[3] / (square * square);
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
    }
    __syncthreads();
  }
  if (i < n) {
    float *pull = result + 3 * i;
    pull[0] = ax;
    pull[1] = ay;
    pull[2] = az;
  }
}
