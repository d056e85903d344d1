// Linear algebra and transforms.

// run product_tiled: 8x8 * 2x2 (in f32 256 noise; in f32 256 noise; out f32 256; val i32 16)
__kernel void product_tiled(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float ta[8][8], tb[8][9];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0.0f;
  for (int tile = 0; tile < n / 8; tile++) {
    ta[y][x] = a[row * n + tile * 8 + x];
    tb[y][x] = b[(tile * 8 + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < 8; k++)
      sum += ta[y][k] * tb[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

// Two buffers in turns: one is filled while the other is used.
// run product_double: 8x8 * 2x2 (in f32 256 noise; in f32 256 noise; out f32 256; val i32 16)
__kernel void product_double(__global const float *restrict a, __global const float *restrict b,
                             __global float *restrict c, int n) {
  __local float ta[2][64], tb[2][64];
  int x = get_local_id(0), y = get_local_id(1), own = y * 8 + x;
  int column = get_global_id(0), row = get_global_id(1);
  ta[0][own] = a[row * n + x];
  tb[0][own] = b[y * n + column];
  float sum = 0.0f;
  int now = 0;
  for (int tile = 1; tile <= n / 8; tile++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (tile < n / 8) {
      ta[now ^ 1][own] = a[row * n + tile * 8 + x];
      tb[now ^ 1][own] = b[(tile * 8 + y) * n + column];
    }
    for (int k = 0; k < 8; k++)
      sum += ta[now][y * 8 + k] * tb[now][k * 8 + x];
    now ^= 1;
  }
  c[row * n + column] = sum;
}

// run transpose_padded: 16x4 * 2x2 (in f32 1024 noise; out f32 1024; val i32 32; val i32 32)
__kernel void transpose_padded(__global const float *in, __global float *out, int width, int height) {
  __local float tile[16][17];
  int x = get_group_id(0) * 16 + get_local_id(0), y = get_group_id(1) * 16 + get_local_id(1);
  for (int k = 0; k < 16; k += 4)
    tile[get_local_id(1) + k][get_local_id(0)] = in[(y + k) * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * 16 + get_local_id(0);
  y = get_group_id(0) * 16 + get_local_id(1);
  for (int k = 0; k < 16; k += 4)
    out[(y + k) * height + x] = tile[get_local_id(0)][get_local_id(1) + k];
}

// A diagonal block of a decomposition into triangles.
// run lud_diagonal: 16 * 1 (io f32 256 diagonal; val i32 16)
__kernel void lud_diagonal(__global float *m, int n) {
  __local float s[16][16];
  int t = get_local_id(0);
  for (int row = 0; row < 16; row++)
    s[row][t] = m[row * n + t];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < 15; k++) {
    if (t > k) {
      for (int j = 0; j < k; j++)
        s[t][k] -= s[t][j] * s[j][k];
      s[t][k] /= s[k][k];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t > k)
      for (int j = 0; j <= k; j++)
        s[k + 1][t] -= s[k + 1][j] * s[j][t];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int row = 1; row < 16; row++)
    m[row * n + t] = s[row][t];
}

// Elimination with a choice of the pivot, in doubles.
// run gauss: 12 * 1 (io f64 144 noise; io f64 12 noise; out i32 12; val i32 12)
__kernel void gauss(__global double *a, __global double *b, __global int *pivots, int n) {
  int t = get_local_id(0);
  __local int pivot;
  for (int k = 0; k < n; k++) {
    if (t == 0) {
      int best = k;
      for (int r = k + 1; r < n; r++) {
        double x = a[r * n + k], y = a[best * n + k];
        if ((x < 0 ? -x : x) > (y < 0 ? -y : y))
          best = r;
      }
      pivot = best;
      pivots[k] = best;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (pivot != k) {
      double kept = a[k * n + t];
      a[k * n + t] = a[pivot * n + t];
      a[pivot * n + t] = kept;
      if (t == 0) {
        kept = b[k];
        b[k] = b[pivot];
        b[pivot] = kept;
      }
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (t > k && a[k * n + k] != 0.0) {
      double f = a[t * n + k] / a[k * n + k];
      for (int c = k; c < n; c++)
        a[t * n + c] -= f * a[k * n + c];
      b[t] -= f * b[k];
    }
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
}

// A transform of Fourier by twos, with a table of roots.
// run fft_radix2: 16 * 2 (in f32 128 noise; in f32 32 noise; out f32 128)
__kernel void fft_radix2(__global const float *in, __global const float *roots, __global float *out) {
  __local float re[32], im[32];
  int t = get_local_id(0), base = get_group_id(0) * 64;
  for (int k = t; k < 32; k += 16) {
    int reversed = 0;
    for (int bit = 0; bit < 5; bit++)
      reversed |= ((k >> bit) & 1) << (4 - bit);
    re[reversed] = in[base + 2 * k];
    im[reversed] = in[base + 2 * k + 1];
  }
  for (int half_ = 1; half_ < 32; half_ *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int k = t & (half_ - 1), at = ((t - k) << 1) + k;
    float c = roots[2 * (k * (16 / half_))], s = roots[2 * (k * (16 / half_)) + 1];
    float xr = re[at + half_] * c - im[at + half_] * s, xi = re[at + half_] * s + im[at + half_] * c;
    re[at + half_] = re[at] - xr;
    im[at + half_] = im[at] - xi;
    re[at] += xr;
    im[at] += xi;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = t; k < 32; k += 16) {
    out[base + 2 * k] = re[k];
    out[base + 2 * k + 1] = im[k];
  }
}

typedef struct {
  float re, im;
} Complex;

static Complex plus(Complex a, Complex b) {
  Complex c = {a.re + b.re, a.im + b.im};
  return c;
}

static Complex minus(Complex a, Complex b) {
  Complex c = {a.re - b.re, a.im - b.im};
  return c;
}

static Complex by(Complex a, Complex b) {
  Complex c = {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
  return c;
}

static Complex turned(Complex a) {
  Complex c = {a.im, -a.re};
  return c;
}

// A butterfly of four.
// run fft_radix4: 16 * 2 (in f32 256 noise; in f32 96 noise; out f32 256; val i32 16)
__kernel void fft_radix4(__global const float *in, __global const float *roots, __global float *out, int n) {
  __global const Complex *x = (__global const Complex *)in + get_group_id(0) * 64;
  __global const Complex *w = (__global const Complex *)roots;
  __global Complex *y = (__global Complex *)out + get_group_id(0) * 64;
  int t = get_local_id(0);
  Complex a = x[t], b = by(x[t + n], w[3 * t]), c = by(x[t + 2 * n], w[3 * t + 1]), d = by(x[t + 3 * n], w[3 * t + 2]);
  Complex e = plus(a, c), f = minus(a, c), g = plus(b, d), h = turned(minus(b, d));
  y[4 * t] = plus(e, g);
  y[4 * t + 1] = plus(f, h);
  y[4 * t + 2] = minus(e, g);
  y[4 * t + 3] = minus(f, h);
}

// run gemv: 16 * 4 (in f32 1280 noise; in f32 20 noise; io f32 64 noise; val i32 20; val f32 1.5; val f32 -0.5)
__kernel void gemv(__global const float *a, __global const float *x, __global float *y, int n, float alpha, float beta) {
  __local float part[16];
  int row = get_global_id(0), t = get_local_id(0);
  float sum = 0.0f;
  for (int begin = 0; begin < n; begin += 16) {
    int count = min(16, n - begin);
    if (t < count)
      part[t] = x[begin + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < count; k++)
      sum += a[row * n + begin + k] * part[k];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  y[row] = alpha * sum + beta * y[row];
}
