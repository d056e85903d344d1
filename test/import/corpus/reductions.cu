// Reductions, scans and votes by warps and blocks.

__device__ int warp_sum(int value) {
  for (int offset = 16; offset > 0; offset /= 2)
    value += __shfl_down_sync(0xffffffffu, value, offset);
  return value;
}

// run block_reduce: 128 * 3 (in i32 400 small; out i32 3; val i32 400)
__global__ void block_reduce(const int *x, int *sums, int n) {
  __shared__ int parts[4];
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += x[i];
  sum = warp_sum(sum);
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (lane == 0)
    parts[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = lane < 4 ? parts[lane] : 0;
    sum = warp_sum(sum);
    if (lane == 0)
      sums[blockIdx.x] = sum;
  }
}

// run butterfly: 64 * 2 (in f32 128 noise; out f32 128; out f32 128)
__global__ void butterfly(const float *x, float *largest, float *sums) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float high = x[i], sum = x[i];
  for (int mask = 1; mask < 32; mask <<= 1) {
    high = fmaxf(high, __shfl_xor_sync(0xffffffff, high, mask));
    sum += __shfl_xor_sync(0xffffffff, sum, mask);
  }
  largest[i] = high;
  sums[i] = sum;
}

// run warp_scan: 64 * 2 (in i32 128 small; out i32 128)
__global__ void warp_scan(const int *x, int *y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
  int value = x[i];
#pragma unroll
  for (int offset = 1; offset < 32; offset <<= 1) {
    int other = __shfl_up_sync(0xffffffff, value, offset);
    if (lane >= offset)
      value += other;
  }
  y[i] = value;
}

// Those that are wanted are written one after the other, a warp at a time.
// run warp_filter: 32 * 1 (in i32 32 small; io i32 32 zeros; io i32 1 zeros)
__global__ void warp_filter(const int *x, int *kept, int *count) {
  int lane = threadIdx.x;
  bool wanted = x[lane] > 10;
  unsigned votes = __ballot_sync(0xffffffff, wanted);
  int place = __popc(votes & ((1u << lane) - 1));
  if (wanted)
    kept[place] = x[lane];
  if (lane == 0)
    *count = __popc(votes);
}

template <typename T, int SIZE, template <typename> class Op>
__device__ T tree(T own, T *shared) {
  int t = threadIdx.x;
  shared[t] = own;
  __syncthreads();
#pragma unroll
  for (int half_ = SIZE / 2; half_ > 0; half_ >>= 1) {
    if (t < half_)
      shared[t] = Op<T>::of(shared[t], shared[t + half_]);
    __syncthreads();
  }
  return shared[0];
}

template <typename T> struct Plus {
  static __device__ T of(T a, T b) { return a + b; }
};
template <typename T> struct Larger {
  static __device__ T of(T a, T b) { return a < b ? b : a; }
};

template <typename T, int SIZE> __global__ void both(const T *x, T *y) {
  __shared__ T shared[SIZE];
  T own = x[blockIdx.x * SIZE + threadIdx.x];
  T sum = tree<T, SIZE, Plus>(own, shared);
  __syncthreads();
  T high = tree<T, SIZE, Larger>(own, shared);
  if (threadIdx.x == 0) {
    y[2 * blockIdx.x] = sum;
    y[2 * blockIdx.x + 1] = high;
  }
}
// run both<short,64>: 64 * 2 (in i16 128 small; out i16 4)
template __global__ void both<short, 64>(const short *, short *);
// run both<double,32>: 32 * 2 (in f64 64 noise; out f64 4)
template __global__ void both<double, 32>(const double *, double *);

// Sums by a chain of blocks would deadlock; here each block adds to a total that all see.
// run last_block: 32 * 4 (in i32 128 small; io i32 4 zeros; io u32 1 zeros; out i32 1)
__global__ void last_block(const int *x, volatile int *parts, unsigned *ticket, int *total) {
  __shared__ bool last;
  int sum = warp_sum(x[blockIdx.x * 32 + threadIdx.x]);
  if (threadIdx.x == 0) {
    parts[blockIdx.x] = sum;
    __threadfence();
    last = atomicInc(ticket, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    int all = 0;
    for (int k = 0; k < gridDim.x; k++)
      all += parts[k];
    *total = all;
    *ticket = 0;
  }
}
