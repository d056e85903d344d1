// Kernels of learning: normalised rows, products of small integers, attention.

// run softmax_rows: 32 * 4 ulp 16 (in f32 256 noise; out f32 256; val i32 64)
__global__ void softmax_rows(const float *x, float *y, int columns) {
  const float *row = x + blockIdx.x * columns;
  int lane = threadIdx.x;
  float high = -INFINITY;
  for (int c = lane; c < columns; c += 32)
    high = max(high, row[c]);
  for (int m = 16; m; m >>= 1)
    high = max(high, __shfl_xor_sync(0xffffffff, high, m));
  float sum = 0.0f;
  for (int c = lane; c < columns; c += 32)
    sum += expf(row[c] - high);
  for (int m = 16; m; m >>= 1)
    sum += __shfl_xor_sync(0xffffffff, sum, m);
  for (int c = lane; c < columns; c += 32)
    y[blockIdx.x * columns + c] = expf(row[c] - high) / sum;
}

// run layernorm: 32 * 4 (in f32 256 noise; in f32 64 noise; in f32 64 noise; out f32 256; val i32 64; val f32 0.001)
__global__ void layernorm(const float *__restrict__ x, const float *__restrict__ gamma,
                          const float *__restrict__ beta, float *__restrict__ y, int n, float epsilon) {
  __shared__ float shared[32];
  const float *row = x + (size_t)blockIdx.x * n;
  int t = threadIdx.x;
  float mean = 0.0f, variance = 0.0f;
  for (int pass = 0; pass < 2; pass++) {
    float sum = 0.0f;
    for (int c = t; c < n; c += blockDim.x) {
      float d = row[c] - mean;
      sum += pass ? d * d : row[c];
    }
    shared[t] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
      if (t < s)
        shared[t] += shared[t + s];
      __syncthreads();
    }
    (pass ? variance : mean) = shared[0] / n;
    __syncthreads();
  }
  float scale = 1.0f / sqrtf(variance + epsilon);
  for (int c = t; c < n; c += blockDim.x)
    y[(size_t)blockIdx.x * n + c] = (row[c] - mean) * scale * gamma[c] + beta[c];
}

// Four products of bytes in a word.
__device__ int dot4(int a, int b, int sum) {
  for (int k = 0; k < 4; k++)
    sum += (signed char)(a >> (8 * k)) * (signed char)(b >> (8 * k));
  return sum;
}

// run quantised: 8x8 * 2x2 (in i32 64 bits; in i32 64 bits; in f32 16 positive; out i8 256; val i32 4)
__global__ void quantised(const int *a, const int *b, const float *scales, signed char *c, int words) {
  int column = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  int sum = 0;
  for (int k = 0; k < words; k++)
    sum = dot4(a[row * words + k], b[column * words + k], sum);
  float scaled = sum * scales[row] * 0.001f;
  scaled = scaled > 127.0f ? 127.0f : scaled < -128.0f ? -128.0f : scaled;
  c[row * 16 + column] = (signed char)rintf(scaled);
}

// A row of attention, with the sum corrected as the maximum grows.
// run attention: 16 * 2 ulp 64 (in f32 256 noise; in f32 256 noise; in f32 256 noise; out f32 256; val i32 32)
template <int D> __device__ void attend(const float *q, const float *k, const float *v, float *o, int n) {
  float high = -1e30f, sum = 0.0f, acc[D];
  for (int d = 0; d < D; d++)
    acc[d] = 0.0f;
  for (int j = 0; j < n; j++) {
    float s = 0.0f;
    for (int d = 0; d < D; d++)
      s += q[d] * k[j * D + d];
    s *= 0.25f;
    float next = s > high ? s : high;
    float by = expf(high - next), p = expf(s - next);
    sum = sum * by + p;
    for (int d = 0; d < D; d++)
      acc[d] = acc[d] * by + p * v[j * D + d];
    high = next;
  }
  for (int d = 0; d < D; d++)
    o[d] = acc[d] / sum;
}

extern "C" __global__ void attention(const float *q, const float *k, const float *v, float *o, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  attend<8>(q + i * 8, k, v, o + i * 8, n);
}

// A convolution of layers, bias and a choice of what follows.
enum class After { nothing, relu, leaky };
template <After AFTER, int K>
__global__ void convolution(const float *x, const float *w, const float *bias, float *y, int channels, int side) {
  int px = threadIdx.x, py = threadIdx.y, filter = blockIdx.x;
  float sum = bias[filter];
  for (int c = 0; c < channels; c++)
#pragma unroll
    for (int dy = 0; dy < K; dy++)
#pragma unroll
      for (int dx = 0; dx < K; dx++) {
        int sx = px + dx - K / 2, sy = py + dy - K / 2;
        if (sx >= 0 && sy >= 0 && sx < side && sy < side)
          sum += x[(c * side + sy) * side + sx] * w[((filter * channels + c) * K + dy) * K + dx];
      }
  if constexpr (AFTER == After::relu)
    sum = fmaxf(sum, 0.0f);
  else if constexpr (AFTER == After::leaky)
    sum = sum < 0.0f ? sum * 0.125f : sum;
  y[(filter * side + py) * side + px] = sum;
}
// run convolution<(After)1,3>: 8x8 * 2 (in f32 192 noise; in f32 54 noise; in f32 2 noise; out f32 128; val i32 3; val i32 8)
template __global__ void convolution<After::relu, 3>(const float *, const float *, const float *, float *, int, int);
// run convolution<(After)2,5>: 8x8 * 2 (in f32 192 noise; in f32 150 noise; in f32 2 noise; out f32 128; val i32 3; val i32 8)
template __global__ void convolution<After::leaky, 5>(const float *, const float *, const float *, float *, int, int);

// run pooling: 4x4 * 2 (in f32 128 noise; out f32 32; out u8 32; val i32 8)
__global__ void pooling(const float *x, float *y, unsigned char *which, int side) {
  int px = threadIdx.x, py = threadIdx.y;
  float best = -3.402823466e38f;
  unsigned char at = 255;
  for (int k = 0; k < 4; ++k) {
    float v = x[(blockIdx.x * side + py * 2 + k / 2) * side + px * 2 + k % 2];
    if (v > best) {
      best = v;
      at = k;
    }
  }
  y[(blockIdx.x * 4 + py) * 4 + px] = best;
  which[(blockIdx.x * 4 + py) * 4 + px] = at;
}

// run embedding: 16 * 3 (in i64 3 below 10; in f32 160 noise; out f32 48)
__global__ void embedding(const long long *words, const float *table, float *y) {
  long long word = words[blockIdx.x];
  y[blockIdx.x * blockDim.x + threadIdx.x] = table[word * blockDim.x + threadIdx.x];
}
