// Bodies, prices, clusters, particles.

// run nbody: 32 * 2 (in f32 256 noise; io f32 256 noise; val i32 64; val f32 0.01)
__global__ void nbody(const float4 *positions, float4 *speeds, int n, float dt) {
  __shared__ float4 tile[32];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float4 own = positions[i];
  float3 a = make_float3(0.0f, 0.0f, 0.0f);
  for (int begin = 0; begin < n; begin += 32) {
    tile[threadIdx.x] = positions[begin + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < 32; k++) {
      float3 r = make_float3(tile[k].x - own.x, tile[k].y - own.y, tile[k].z - own.z);
      float square = r.x * r.x + r.y * r.y + r.z * r.z + 0.01f;
      float inverse = 1.0f / sqrtf(square);
      float s = tile[k].w * inverse * inverse * inverse;
      a.x += r.x * s;
      a.y += r.y * s;
      a.z += r.z * s;
    }
    __syncthreads();
  }
  float4 v = speeds[i];
  v.x += a.x * dt;
  v.y += a.y * dt;
  v.z += a.z * dt;
  speeds[i] = v;
}

__device__ float normal(float d) {
  const float a1 = 0.31938153f, a2 = -0.356563782f, a3 = 1.781477937f, a4 = -1.821255978f, a5 = 1.330274429f;
  float k = 1.0f / (1.0f + 0.2316419f * fabsf(d));
  float c = 0.39894228f * expf(-0.5f * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
  return d > 0 ? 1.0f - c : c;
}

// run black_scholes: 32 * 2 ulp 4096 (in f32 64 positive; in f32 64 positive; in f32 64 positive; out f32 64; val f32 0.02; val f32 0.3)
__global__ void black_scholes(const float *price, const float *strike, const float *years, float *call, float rate,
                              float volatility) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float root = sqrtf(years[i]);
  float d1 = (logf(price[i] / strike[i]) + (rate + 0.5f * volatility * volatility) * years[i]) / (volatility * root);
  float d2 = d1 - volatility * root;
  call[i] = price[i] * normal(d1) - strike[i] * expf(-rate * years[i]) * normal(d2) + 8.0f;
}

// run kmeans: 32 * 2 (in f32 128 noise; in f32 10 noise; out i32 64; io i32 5 zeros; val i32 64; val i32 5)
__global__ void kmeans(const float2 *points, const float2 *centres, int *nearest, int *counts, int n, int k) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n)
    return;
  int best = 0;
  float least = 3e38f;
  for (int c = 0; c < k; c++) {
    float dx = points[i].x - centres[c].x, dy = points[i].y - centres[c].y;
    float d = dx * dx + dy * dy;
    if (d < least) {
      least = d;
      best = c;
    }
  }
  nearest[i] = best;
  atomicAdd(&counts[best], 1);
}

struct Particle {
  float x, y;
  float weight;
  unsigned seed;

  __device__ unsigned next() {
    seed = seed * 1664525u + 1013904223u;
    return seed;
  }
  __device__ void step(float2 by) {
    x += by.x + (int)(next() >> 24) * 0.001953125f - 0.25f;
    y += by.y + (int)(next() >> 24) * 0.001953125f - 0.25f;
  }
};

// run particle_filter: 32 * 1 (io f32 128 noise; out i32 32; val f32 0.5; val f32 -0.25; val f32 1)
__global__ void particle_filter(Particle *all, int *parents, float dx, float dy, float seen) {
  __shared__ float sums[32];
  int t = threadIdx.x;
  Particle p = all[t];
  p.step(make_float2(dx, dy));
  float error = p.x - seen;
  p.weight = 1.0f / (1.0f + error * error);
  sums[t] = p.weight;
  __syncthreads();
  if (t == 0)
    for (int k = 1; k < 32; k++)
      sums[k] += sums[k - 1];
  __syncthreads();
  float u = (t + 0.5f) * (1.0f / 32.0f) * sums[31];
  int low = 0, high = 31;
  while (low < high) {
    int mid = (low + high) >> 1;
    if (sums[mid] < u)
      low = mid + 1;
    else
      high = mid;
  }
  parents[t] = low;
  all[t] = p;
}

// Forces between neighbours in cells, as molecular dynamics has them.
// run lennard_jones: 32 * 1 (in f32 96 noise; in i32 128 below 32; out f32 96)
__global__ void lennard_jones(const float *positions, const int *neighbours, float *forces) {
  const float3 *p = reinterpret_cast<const float3 *>(positions);
  float3 *f = reinterpret_cast<float3 *>(forces);
  int i = threadIdx.x;
  float3 own = p[i], sum = {0, 0, 0};
  for (int k = 0; k < 4; k++) {
    int j = neighbours[k * 32 + i];
    if (j == i)
      continue;
    float3 r = {own.x - p[j].x, own.y - p[j].y, own.z - p[j].z};
    float square = r.x * r.x + r.y * r.y + r.z * r.z;
    if (square > 16.0f || square == 0.0f)
      continue;
    float i2 = 1.0f / square, i6 = i2 * i2 * i2;
    float by = i2 * i6 * (i6 - 0.5f);
    sum.x += r.x * by;
    sum.y += r.y * by;
    sum.z += r.z * by;
  }
  f[i] = sum;
}

__constant__ double poles[4] = {0.5, -0.25, 0.125, 1.5};

// A recursion by templates.
template <int N> struct Horner {
  static __device__ double at(double x) { return Horner<N - 1>::at(x) * x + poles[N]; }
};
template <> struct Horner<0> {
  static __device__ double at(double) { return poles[0]; }
};

// run polynomials: 32 * 1 (in f64 32 noise; out f64 32)
__global__ void polynomials(const double *x, double *y) { y[threadIdx.x] = Horner<3>::at(x[threadIdx.x]); }

// A walk through a grid by a mixture of integers and floats of both sizes.
// run raymarch: 16 * 2 (in f32 96 noise; in u8 64 bits; out i32 32; out f64 32)
__global__ void raymarch(const float *rays, const unsigned char *grid, int *hits, double *lengths) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  double length = 0;
  float x = 1.5f, y = 2.5f, z = 0.5f;
  int hit = -1;
  for (int step = 0; step < 40 && hit < 0; step++) {
    x += rays[3 * i] * 0.0625f;
    y += rays[3 * i + 1] * 0.0625f;
    z += rays[3 * i + 2] * 0.0625f;
    int cx = (int)floorf(x), cy = (int)floorf(y), cz = (int)floorf(z);
    if ((unsigned)cx >= 4u || (unsigned)cy >= 4u || (unsigned)cz >= 4u)
      break;
    length += (double)x * y - z;
    if (grid[(cz * 4 + cy) * 4 + cx] > 200)
      hit = (cz * 4 + cy) * 4 + cx;
  }
  hits[i] = hit;
  lengths[i] = length;
}
