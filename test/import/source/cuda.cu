// Kernels in CUDA C++ as programs have them, with a host function that launches one.
#include <cooperative_groups.h>
#include <cstdio>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <vector>

namespace cg = cooperative_groups;

#define AT (int)(blockIdx.x * blockDim.x + threadIdx.x)

__global__ void saxpy(int n, float a, const float *x, float *y) {
  int i = AT;
  if (i < n) y[i] = a * x[i] + y[i];
}

// Neighbours through shared memory, with a halo.
__global__ void smooth(const int *x, int *y, int n) {
  __shared__ int tile[34];
  int i = AT, t = threadIdx.x + 1;
  tile[t] = i < n ? x[i] : 0;
  if (threadIdx.x == 0) tile[0] = i > 0 ? x[i - 1] : 0;
  if (threadIdx.x == blockDim.x - 1) tile[t + 1] = i + 1 < n ? x[i + 1] : 0;
  __syncthreads();
  if (i < n) y[i] = tile[t - 1] + 2 * tile[t] + tile[t + 1];
}

__global__ void block_sum(const int *x, int *sums) {
  __shared__ int part[64];
  part[threadIdx.x] = x[AT];
  for (int by = blockDim.x / 2; by > 0; by /= 2) {
    __syncthreads();
    if (threadIdx.x < by) part[threadIdx.x] += part[threadIdx.x + by];
  }
  if (threadIdx.x == 0) sums[blockIdx.x] = part[0];
}

extern __shared__ unsigned char bytes[];
__global__ void reversed(float *x) {
  float *copy = reinterpret_cast<float *>(bytes);
  copy[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = copy[blockDim.x - 1 - threadIdx.x];
}

__global__ void histogram(const unsigned *x, unsigned *bins, int n) {
  __shared__ unsigned own[16];
  if (threadIdx.x < 16) own[threadIdx.x] = 0;
  __syncthreads();
  for (int i = AT; i < n; i += gridDim.x * blockDim.x) atomicAdd_block(&own[x[i] & 15], 1u);
  __syncthreads();
  if (threadIdx.x < 16) atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

__global__ void scan(const int *x, int *y) {
  __shared__ int line[2][64];
  int t = threadIdx.x, from = 0;
  line[0][t] = x[t];
  for (int by = 1; by < blockDim.x; by *= 2, from ^= 1) {
    __syncthreads();
    line[from ^ 1][t] = t >= by ? line[from][t] + line[from][t - by] : line[from][t];
  }
  __syncthreads();
  y[t] = line[from][t];
}

__global__ void product(const float *a, const float *b, float *c, int n) {
  __shared__ float as[8][8], bs[8][8];
  int x = threadIdx.x, y = threadIdx.y;
  int row = blockIdx.y * 8 + y, column = blockIdx.x * 8 + x;
  float sum = 0;
  for (int k = 0; k < n; k += 8) {
    as[y][x] = a[row * n + k + x];
    bs[y][x] = b[(k + y) * n + column];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 8; j++) sum += as[y][j] * bs[j][x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__global__ void bits(const unsigned *x, int *y) {
  unsigned v = x[AT], w = x[AT ^ 1];
  int *to = y + 6 * AT;
  to[0] = __popc(v);
  to[1] = __clz(v);
  to[2] = __ffs(v);
  to[3] = __brev(v);
  to[4] = __byte_perm(v, w, 0x5140);
  to[5] = __funnelshift_l(v, w, 11);
}

__global__ void scaled(const float4 *x, float4 *y, float2 by) {
  float4 v = x[AT];
  y[AT] = make_float4(v.x * by.x, v.y * by.y, v.z + by.x, v.w - by.y);
}

struct Particle {
  float3 at;
  int kind;
};
__device__ void move(Particle &p, float by) {
  if (p.kind & 1) p.at.x += by;
  else p.at.z -= by;
}
__global__ void moved(Particle *all, Particle shift) {
  Particle p = all[AT];
  move(p, shift.at.y);
  p.kind += shift.kind;
  all[AT] = p;
}

template <class T> __global__ void add(const T *x, T *y) { y[AT] += x[AT]; }
template __global__ void add<int>(const int *, int *);
template __global__ void add<unsigned char>(const unsigned char *, unsigned char *);

__constant__ float weights[4] = {0.5f, 2.0f, -1.0f, 0.25f};
__global__ void weighted(const float *x, float *y) {
  float v = x[AT], sum = 0;
  for (int i = 3; i >= 0; i--) sum = sum * v + weights[i];
  y[AT] = sum;
}

__device__ unsigned turn;
__global__ void turns(unsigned *seen) {
  unsigned at = atomicInc(&turn, 7);
  atomicAdd(&seen[at], 1u);
}

__device__ float largest(float *p, float v) {
  int old = __float_as_int(*p), known;
  do {
    known = old;
    if (__int_as_float(known) >= v) break;
    old = atomicCAS((int *)p, known, __float_as_int(v));
  } while (old != known);
  return __int_as_float(old);
}
__global__ void maximum(const float *x, float *most) { largest(most, x[AT]); }

__global__ void parts(const float *x, float *y, int *e) {
  float v = x[AT], whole;
  float *to = y + 6 * AT;
  to[0] = frexpf(v, &e[2 * AT]);
  to[1] = modff(v, &whole);
  to[2] = whole;
  to[3] = ldexpf(v, -3) + copysignf(1.0f, v);
  to[4] = fmodf(v, 0.75f);
  to[5] = remainderf(v, 0.75f);
  e[2 * AT + 1] = ilogbf(v);
}

__global__ void rounded(const float *x, int *y) {
  float v = x[AT];
  int *to = y + 6 * AT;
  to[0] = __float2int_rn(v);
  to[1] = __float2int_rz(v);
  to[2] = __float2int_rd(v);
  to[3] = __float2int_ru(v);
  to[4] = __float2uint_rn(v);
  to[5] = __float_as_int(__saturatef(v));
}

__global__ void halved(const float *x, unsigned short *y) {
  __half v = __float2half(x[AT]);
  v = v * __float2half(0.5f) + __float2half(1.0f);
  y[AT] = __half_as_ushort(v);
}

__global__ void counted(const int *x, int *y) {
  int v = x[AT];
  int odd = __syncthreads_count(v & 1), any = __syncthreads_or(v < 0), all = __syncthreads_and(v > -100);
  y[AT] = odd * 4 + (any != 0) * 2 + (all != 0);
}

__global__ void assembled(const unsigned *x, unsigned *y) {
  unsigned a = x[AT], b = x[AT ^ 1], c = x[AT ^ 2], *to = y + 6 * AT;
  asm("lop3.b32 %0, %1, %2, %3, 0xca;" : "=r"(to[0]) : "r"(a), "r"(b), "r"(c));
  asm("bfe.u32 %0, %1, %2, %3;" : "=r"(to[1]) : "r"(a), "r"(b & 31), "r"(c & 15));
  asm("bfe.s32 %0, %1, %2, %3;" : "=r"(to[2]) : "r"(a), "r"(b & 31), "r"(c & 15));
  asm("bfi.b32 %0, %1, %2, %3, %4;" : "=r"(to[3]) : "r"(a), "r"(b), "r"(c & 31), "r"(a & 15));
  asm("prmt.b32 %0, %1, %2, %3;" : "=r"(to[4]) : "r"(a), "r"(b), "r"(c));
  asm("shf.r.wrap.b32 %0, %1, %2, %3;" : "=r"(to[5]) : "r"(a), "r"(b), "r"(c));
}

__global__ void lanes_of_words(const unsigned *x, unsigned *y) {
  unsigned a = x[AT], b = x[AT ^ 1], *to = y + 4 * AT;
  to[0] = __vadd4(a, b);
  to[1] = __vmaxs2(a, b);
  to[2] = __vsubus4(a, b);
  to[3] = __vcmpltu4(a, b);
}

__global__ void collatz(const unsigned *x, unsigned *steps) {
  unsigned v = x[AT], n = 0;
  while (v > 1) {
    switch (v % 2) {
    case 0: v /= 2; break;
    default: v = 3 * v + 1;
    }
    if (++n == 200) break;
  }
  steps[AT] = n;
}

__global__ void strided(const long long *x, long long *y, long long n) {
  for (long long i = AT; i < n; i += blockDim.x * gridDim.x) y[i] = x[i] * x[i] - __mul64hi(x[i], x[i]);
}

// Tiles of a warp, and votes of parts of it.
__global__ void tiles(const int *x, int *y) {
  auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  int v = x[AT];
  y[3 * AT] = cg::reduce(tile, v, cg::plus<int>());
  y[3 * AT + 1] = tile.ballot(v & 1);
  y[3 * AT + 2] = tile.any(v > 90) * 2 + __all_sync(0xffffu << (threadIdx.x & 16), v > -90);
}

__global__ void same(const int *x, unsigned *y) { y[AT] = __match_any_sync(0xffffffff, x[AT]); }

__global__ void told(const int *x) {
  if (x[threadIdx.x] < 0) printf("%s %d: %d, %.2f%%\n", "item", threadIdx.x, x[threadIdx.x], x[threadIdx.x] * 0.5f);
}

int main() {
  std::vector<float> x(100);
  float *on_device;
  cudaMalloc(&on_device, 400);
  cudaMemcpy(on_device, x.data(), 400, cudaMemcpyHostToDevice);
  saxpy<<<2, 64>>>(100, 2.0f, on_device, on_device);
  return cudaDeviceSynchronize() != cudaSuccess;
}
