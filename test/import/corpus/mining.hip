// HIP: as programs that came from CUDA have them.
#include <hip/hip_runtime.h>

// run xorshift_steps: 32 * 2 (in u32 128 odd; out u32 64; val i32 20)
__global__ void xorshift_steps(const uint2 *state, unsigned int *out, int steps) {
  int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  uint2 s = state[i];
  for (int k = 0; k < steps; ++k) {
    unsigned t = s.x ^ (s.x << 10);
    s.x = s.y;
    s.y = (s.y ^ (s.y >> 10)) ^ (t ^ (t >> 13));
  }
  out[i] = s.y;
}

// run lower_bound: 32 * 2 (in i32 64 small; in i32 50 iota; out i32 64; val i32 50)
__global__ void lower_bound(const int *queries, const int *sorted, int *found, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int low = 0, count = n;
  while (count > 0) {
    int half_ = count / 2;
    if (sorted[low + half_] < queries[i]) {
      low += half_ + 1;
      count -= half_ + 1;
    } else {
      count = half_;
    }
  }
  found[i] = low;
}

// run merge_sorted: 32 * 1 (in i32 32 iota; in i32 32 iota3; out i32 64)
__global__ void merge_sorted(const int *a, const int *b, int *merged) {
  int t = threadIdx.x;
  int own = a[t], before = 0;
  while (before < 32 && b[before] < own)
    before++;
  merged[t + before] = own;
  own = b[t];
  before = 0;
  while (before < 32 && a[before] <= own)
    before++;
  merged[t + before] = own;
}

// A step of shortest paths between all.
// run floyd_warshall: 8x8 * 2x2 (io i32 256 positive; val i32 16; val i32 3)
__global__ void floyd_warshall(int *d, int n, int k) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x == k || y == k)
    return;
  int way = d[y * n + k] + d[k * n + x];
  if (way < d[y * n + x])
    d[y * n + x] = way;
}

// run edit_distance: 16 * 1 (in i8 128 below 4; in i8 128 below 4; out i32 16)
__global__ void edit_distance(const char *a, const char *b, int *d) {
  int i = threadIdx.x, row[9];
  for (int k = 0; k <= 8; k++)
    row[k] = k;
  for (int r = 0; r < 8; r++) {
    int corner = row[0];
    row[0] = r + 1;
    for (int c = 0; c < 8; c++) {
      int cost = a[i * 8 + r] != b[i * 8 + c];
      int best = min(min(row[c] + 1, row[c + 1] + 1), corner + cost);
      corner = row[c + 1];
      row[c + 1] = best;
    }
  }
  d[i] = row[8];
}

// run run_lengths: 1 * 1 (in u8 64 below 2; io u8 128 zeros; out i32 1; val i32 64)
__global__ void run_lengths(const unsigned char *x, unsigned char *y, int *size, int n) {
  int at = 0;
  for (int k = 0; k < n;) {
    int m = k;
    while (m < n && x[m] == x[k] && m - k < 255)
      m++;
    y[at++] = (unsigned char)(m - k);
    y[at++] = x[k];
    k = m;
  }
  *size = at;
}

// run pathfinder: 32 * 1 (in i32 256 small; out i32 32; val i32 8)
__global__ void pathfinder(const int *wall, int *result, int rows) {
  __shared__ int before[32];
  __shared__ int after[32];
  int t = threadIdx.x;
  before[t] = wall[t];
  __syncthreads();
  for (int row = 1; row < rows; row++) {
    int left = t > 0 ? before[t - 1] : before[t], right = t < 31 ? before[t + 1] : before[t];
    after[t] = min(min(left, before[t]), right) + wall[row * 32 + t];
    __syncthreads();
    before[t] = after[t];
    __syncthreads();
  }
  result[t] = before[t];
}
