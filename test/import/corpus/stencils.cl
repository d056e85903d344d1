// Stencils: each result comes from a neighbourhood of the input.

// run jacobi: 8x8 * 3x3 (in f32 576 noise; out f32 576; val i32 24; val i32 24)
__kernel void jacobi(__global const float *a, __global float *b, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x <= 0 || y <= 0 || x >= width - 1 || y >= height - 1) {
    if (x < width && y < height)
      b[y * width + x] = a[y * width + x];
    return;
  }
  int at = y * width + x;
  b[at] = 0.25f * (a[at - 1] + a[at + 1] + a[at - width] + a[at + width]);
}

// The heat of a chip: temperature, power, and what flows to the four sides and the sink.
// run hotspot: 8x8 * 2x2 (in f32 256 positive; in f32 256 noise; out f32 256; val i32 16; val f32 0.5; val i32 4)
__kernel void hotspot(__global const float *temperature, __global const float *power, __global float *result,
                      int side, float step, int rounds) {
  __local float now[2][10][10];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_global_id(0), y = get_global_id(1);
  int own = y * side + x;
  int which = 0;
  for (int row = ly; row < 10; row += 8)
    for (int column = lx; column < 10; column += 8) {
      int gx = clamp((int)get_group_id(0) * 8 + column - 1, 0, side - 1);
      int gy = clamp((int)get_group_id(1) * 8 + row - 1, 0, side - 1);
      now[0][row][column] = temperature[gy * side + gx];
      now[1][row][column] = temperature[gy * side + gx];
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int round = 0; round < rounds; round++) {
    float centre = now[which][ly + 1][lx + 1];
    float dx = now[which][ly + 1][lx] + now[which][ly + 1][lx + 2] - 2.0f * centre;
    float dy = now[which][ly][lx + 1] + now[which][ly + 2][lx + 1] - 2.0f * centre;
    now[which ^ 1][ly + 1][lx + 1] = centre + step * (power[own] + dx * 0.125f + dy * 0.25f + (80.0f - centre) * 0.0625f);
    which ^= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  result[own] = now[which][ly + 1][lx + 1];
}

// Diffusion that stops at edges, the first half of SRAD.
// run srad: 16x4 * 2x8 (in f32 1024 positive; out f32 1024; out f32 1024; val i32 32; val i32 32; val f32 0.25)
__kernel void srad(__global const float *image, __global float *coefficient, __global float *north, int rows,
                   int columns, float q0) {
  int c = get_global_id(0), r = get_global_id(1);
  int up = r == 0 ? 0 : r - 1, down = r == rows - 1 ? rows - 1 : r + 1;
  int left = c == 0 ? 0 : c - 1, right = c == columns - 1 ? columns - 1 : c + 1;
  float own = image[r * columns + c];
  float dn = image[up * columns + c] - own, ds = image[down * columns + c] - own;
  float dw = image[r * columns + left] - own, de = image[r * columns + right] - own;
  float g2 = (dn * dn + ds * ds + dw * dw + de * de) / (own * own);
  float l = (dn + ds + dw + de) / own;
  float num = 0.5f * g2 - (1.0f / 16.0f) * (l * l);
  float den = 1.0f + 0.25f * l;
  float q = num / (den * den);
  den = (q - q0) / (q0 * (1.0f + q0));
  float value = 1.0f / (1.0f + den);
  if (value < 0.0f)
    value = 0.0f;
  else if (value > 1.0f)
    value = 1.0f;
  coefficient[r * columns + c] = value;
  north[r * columns + c] = dn;
}

// Conway's game, eight cells in a byte; the field is a torus.
// run life: 4x16 * 1x1 (in u8 64 bits; out u8 64; val i32 4; val i32 16)
__kernel void life(__global const uchar *field, __global uchar *next, int bytes, int rows) {
  int x = get_global_id(0), y = get_global_id(1);
  uchar result = 0;
  for (int bit = 0; bit < 8; bit++) {
    int count = 0;
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        if (dx == 0 && dy == 0)
          continue;
        int column = (x * 8 + bit + dx + bytes * 8) % (bytes * 8);
        int row = (y + dy + rows) % rows;
        count += (field[row * bytes + column / 8] >> (column % 8)) & 1;
      }
    int lives = (field[y * bytes + x] >> bit) & 1;
    if (count == 3 || (lives && count == 2))
      result |= (uchar)(1 << bit);
  }
  next[y * bytes + x] = result;
}

// The lattice of Boltzmann with nine directions: stream, then collide.
// run boltzmann: 32 * 8 (in f32 2304 positive; out f32 2304; in i32 256 below 2; val i32 16; val f32 1.25)
__kernel void boltzmann(__global const float *from, __global float *to, __global const int *walls, int side,
                        float omega) {
  const int ex[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
  const int ey[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  const int back[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
  const float weight[9] = {4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};
  int cell = get_global_id(0), cells = side * side;
  int x = cell % side, y = cell / side;
  float f[9];
  for (int k = 0; k < 9; k++) {
    int sx = (x - ex[k] + side) & (side - 1), sy = (y - ey[k] + side) & (side - 1);
    int source = sy * side + sx;
    f[k] = walls[source] ? from[back[k] * cells + cell] : from[k * cells + source];
  }
  float rho = 0.0f, ux = 0.0f, uy = 0.0f;
  for (int k = 0; k < 9; k++) {
    rho += f[k];
    ux += f[k] * ex[k];
    uy += f[k] * ey[k];
  }
  ux /= rho;
  uy /= rho;
  float square = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; k++) {
    float eu = 3.0f * (ex[k] * ux + ey[k] * uy);
    float even = weight[k] * rho * (1.0f + eu + 0.5f * eu * eu - square);
    to[k * cells + cell] = walls[cell] ? f[k] : f[k] + omega * (even - f[k]);
  }
}

// Seven points of a volume, with a column kept in registers.
// run volume: 8x8 * 1x1 (in f32 640 noise; out f32 640; val i32 8; val i32 8; val i32 10)
__kernel void volume(__global const float *a, __global float *b, int nx, int ny, int nz) {
  int x = get_global_id(0), y = get_global_id(1);
  int plane = nx * ny, at = y * nx + x;
  float below = 0.0f, here = a[at], above = a[at + plane];
  b[at] = here;
  for (int z = 1; z < nz - 1; z++) {
    at += plane;
    below = here;
    here = above;
    above = a[at + plane];
    float sides = (x > 0 ? a[at - 1] : 0.0f) + (x < nx - 1 ? a[at + 1] : 0.0f) + (y > 0 ? a[at - nx] : 0.0f) +
                  (y < ny - 1 ? a[at + nx] : 0.0f);
    b[at] = 0.4f * here + 0.1f * (sides + below + above);
  }
  b[at + plane] = above;
}
