// Pictures as buffers.

static void exchange(uchar *v, int a, int b) {
  if (v[a] > v[b]) {
    uchar kept = v[a];
    v[a] = v[b];
    v[b] = kept;
  }
}

// run median: 8x8 * 2x2 (in u8 256 bits; out u8 256; val i32 16; val i32 16)
__kernel void median(__global const uchar *in, __global uchar *out, int width, int height) {
  int x = get_global_id(0), y = get_global_id(1);
  uchar v[9];
  int n = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      v[n++] = in[clamp(y + dy, 0, height - 1) * width + clamp(x + dx, 0, width - 1)];
  for (int k = 0; k < 5; k++)
    for (int m = 8; m > k; m--)
      exchange(v, m - 1, m);
  out[y * width + x] = v[4];
}

// run sobel: 8x8 * 2x2 (in u8 256 bits; out u8 256; val i32 16; val i32 16)
__kernel void sobel(__global const uchar *in, __global uchar *out, int width, int height) {
  const int kx[3][3] = {{-1, 0, 1}, {-2, 0, 2}, {-1, 0, 1}};
  int x = get_global_id(0), y = get_global_id(1);
  if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
    out[y * width + x] = 0;
    return;
  }
  int gx = 0, gy = 0;
  for (int r = 0; r < 3; r++)
    for (int c = 0; c < 3; c++) {
      int pixel = in[(y + r - 1) * width + x + c - 1];
      gx += kx[r][c] * pixel;
      gy += kx[c][r] * pixel;
    }
  int strength = (gx < 0 ? -gx : gx) + (gy < 0 ? -gy : gy);
  out[y * width + x] = (uchar)min(strength, 255);
}

// Weights by distance and likeness, without an exponential.
// run bilateral: 8x8 * 2x2 drivers 16 (in f32 256 positive; out f32 256; val i32 16; val i32 16; val f32 0.75)
__kernel void bilateral(__global const float *in, __global float *out, int width, int height, float sharpness) {
  int x = get_global_id(0), y = get_global_id(1);
  float centre = in[y * width + x], sum = 0.0f, weights = 0.0f;
  for (int dy = -2; dy <= 2; dy++) {
    int row = y + dy;
    if (row < 0 || row >= height)
      continue;
    for (int dx = -2; dx <= 2; dx++) {
      int column = x + dx;
      if (column < 0 || column >= width)
        continue;
      float value = in[row * width + column], difference = value - centre;
      float weight = 1.0f / ((1.0f + dx * dx + dy * dy) * (1.0f + sharpness * difference * difference));
      sum += weight * value;
      weights += weight;
    }
  }
  out[y * width + x] = sum / weights;
}

// Rows of a picture with a halo in shared memory; the filter is constant.
__constant float filter[7] = {0.03125f, 0.109375f, 0.21875f, 0.28125f, 0.21875f, 0.109375f, 0.03125f};

// run convolve_rows: 16x2 * 2x8 (in f32 512 noise; out f32 512; val i32 32)
__kernel void convolve_rows(__global const float *in, __global float *out, int pitch) {
  __local float row[2][16 + 6];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_global_id(0), y = get_global_id(1);
  row[ly][lx + 3] = in[y * pitch + x];
  if (lx < 3)
    row[ly][lx] = x >= 3 ? in[y * pitch + x - 3] : 0.0f;
  if (lx >= 13)
    row[ly][lx + 6] = x + 3 < pitch ? in[y * pitch + x + 3] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  for (int k = -3; k <= 3; k++)
    sum += row[ly][lx + 3 + k] * filter[3 - k];
  out[y * pitch + x] = sum;
}

// A cosine transform of eight by eight in integers, rows and then columns.
// run dct: 8x8 * 2x1 (in u8 128 bits; out i16 128)
__kernel void dct(__global const uchar *in, __global short *out) {
  __local int block[8][8], rows[8][8];
  int x = get_local_id(0), y = get_local_id(1), at = get_group_id(0) * 64 + y * 8 + x;
  const short cosines[8] = {4096, 4017, 3784, 3406, 2896, 2276, 1567, 799};
  block[y][x] = in[at] - 128;
  barrier(CLK_LOCAL_MEM_FENCE);
  int sum = 0;
  for (int k = 0; k < 8; k++) {
    int angle = ((2 * k + 1) * x) & 31;
    int sign = angle > 8 && angle < 24 ? -1 : 1;
    int folded = angle > 16 ? 32 - angle : angle;
    folded = folded > 8 ? 16 - folded : folded;
    sum += block[y][k] * (folded == 8 ? 0 : sign * cosines[folded]);
  }
  rows[y][x] = (sum + (1 << 10)) >> 11;
  barrier(CLK_LOCAL_MEM_FENCE);
  sum = 0;
  for (int k = 0; k < 8; k++) {
    int angle = ((2 * k + 1) * y) & 31;
    int sign = angle > 8 && angle < 24 ? -1 : 1;
    int folded = angle > 16 ? 32 - angle : angle;
    folded = folded > 8 ? 16 - folded : folded;
    sum += rows[k][x] * (folded == 8 ? 0 : sign * cosines[folded]);
  }
  out[at] = (short)((sum + (1 << 14)) >> 15);
}

// run mandelbrot: 8x8 * 2x2 (out u8 256; val f32 -2; val f32 -1.25; val f32 0.15625; val i32 64)
__kernel void mandelbrot(__global uchar *out, float left, float top, float step, int limit) {
  int px = get_global_id(0), py = get_global_id(1);
  float cx = left + px * step, cy = top + py * step, x = 0.0f, y = 0.0f;
  int n = 0;
  while (x * x + y * y <= 4.0f && n < limit) {
    float t = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = t;
    ++n;
  }
  out[py * get_global_size(0) + px] = (uchar)n;
}

// The nearest of some spheres, and a shade; only exact operations.
// run spheres: 8x8 * 2x2 (in f32 20 noise; out f32 256; out i32 256; val i32 5)
__kernel void spheres(__global const float *balls, __global float *shade, __global int *which, int count) {
  int px = get_global_id(0), py = get_global_id(1);
  float d[3] = {(px - 8) * 0.125f, (py - 8) * 0.125f, 1.0f};
  float near = 1e30f;
  int hit = -1;
  for (int k = 0; k < count; k++) {
    float centre[3], b = 0.0f, c = 0.0f, a = 0.0f;
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] = balls[4 * k + axis] + (axis == 2 ? 6.0f : 0.0f);
      a += d[axis] * d[axis];
      b += d[axis] * centre[axis];
      c += centre[axis] * centre[axis];
    }
    float r = balls[4 * k + 3];
    float inside = b * b - a * (c - r * r);
    if (inside < 0.0f)
      continue;
    float root = sqrt(inside);
    float t = (b - root) / a;
    if (t < 0.0f)
      t = (b + root) / a;
    if (t > 0.0f && t < near) {
      near = t;
      hit = k;
    }
  }
  shade[py * 16 + px] = hit < 0 ? 0.0f : 1.0f / (1.0f + near);
  which[py * 16 + px] = hit;
}
