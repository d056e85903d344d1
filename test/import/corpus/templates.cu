// C++: variadic templates, lambdas, operators, virtual-free inheritance, references, constexpr.

template <typename... Ts> __device__ int total(Ts... values) { return (0 + ... + (int)values); }

template <typename First> __device__ First largest(First first) { return first; }
template <typename First, typename... Rest> __device__ First largest(First first, Rest... rest) {
  First other = largest<Rest...>(rest...);
  return first < other ? other : first;
}

// run variadic: 32 * 1 (in i32 34 small; out i32 64)
__global__ void variadic(const int *x, int *y) {
  int i = threadIdx.x;
  y[2 * i] = total(x[i], (short)x[i + 1], (char)x[i + 2], 3.75f, i);
  y[2 * i + 1] = largest(x[i], x[i + 1], x[i + 2], -50);
}

template <int N> struct Vector {
  float lanes[N];
  __device__ float &operator[](int k) { return lanes[k]; }
  __device__ const float &operator[](int k) const { return lanes[k]; }
  __device__ Vector operator+(const Vector &o) const {
    Vector r;
    for (int k = 0; k < N; k++)
      r[k] = lanes[k] + o[k];
    return r;
  }
  __device__ Vector operator*(float s) const {
    Vector r;
    for (int k = 0; k < N; k++)
      r[k] = lanes[k] * s;
    return r;
  }
  __device__ float dot(const Vector &o) const {
    float sum = 0;
    for (int k = 0; k < N; k++)
      sum += lanes[k] * o[k];
    return sum;
  }
};

// run operators: 16 * 2 (in f32 160 noise; out f32 160; out f32 32)
__global__ void operators(const Vector<5> *x, Vector<5> *y, float *dots) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  Vector<5> a = x[i], b = x[i ^ 1];
  y[i] = a + b * 0.5f;
  dots[i] = a.dot(b);
}

template <typename F> __device__ int fold(const int *x, int n, int start, F f) {
  int all = start;
  for (int k = 0; k < n; k++)
    all = f(all, x[k]);
  return all;
}

// run lambdas: 16 * 2 (in i32 256 small; out i32 64; val i32 7)
__global__ void lambdas(const int *x, int *y, int modulus) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int odd = 0;
  auto count = [&](int all, int v) {
    if (v & 1)
      odd++;
    return all + v % modulus;
  };
  y[2 * i] = fold(x + i * 8, 8, 0, count);
  y[2 * i + 1] = odd + fold(x + i * 8, 8, 1, [](int a, int b) { return a * (b | 1); });
}

struct Shape {
  float w, h;
};
struct Box : Shape {
  float d;
  __device__ float size() const { return w * h * d; }
};

// run inherited: 16 * 1 (in f32 48 noise; out f32 16)
__global__ void inherited(const Box *boxes, float *sizes) {
  Box box = boxes[threadIdx.x];
  box.d += 1.0f;
  Shape &base = box;
  base.w *= 2.0f;
  sizes[threadIdx.x] = box.size();
}

template <typename T, typename U> __global__ void convert(const T *x, U *y) {
  int i = threadIdx.x;
  y[i] = static_cast<U>(x[i]);
}
// run convert<float,short>: 32 * 1 (in f32 32 noise; out i16 32)
template __global__ void convert<float, short>(const float *, short *);
// run convert<unsigned char,double>: 32 * 1 (in u8 32 bits; out f64 32)
template __global__ void convert<unsigned char, double>(const unsigned char *, double *);
// run convert<long long,float>: 32 * 1 (in i64 32 bits; out f32 32)
template __global__ void convert<long long, float>(const long long *, float *);

constexpr __device__ int powers(int n) { return n == 0 ? 1 : 3 * powers(n - 1); }

// run constants_fold: 32 * 1 (in i32 32 small; out i32 32)
__global__ void constants_fold(const int *x, int *y) {
  constexpr int by = powers(5);
  const int table[4] = {powers(0), powers(1), powers(2), powers(3)};
  y[threadIdx.x] = x[threadIdx.x] * by + table[x[threadIdx.x] & 3];
}

// A stack kept by hand instead of a recursion: quicksort of eight numbers.
// run quicksort: 16 * 1 (io i32 128 small)
__global__ void quicksort(int *x) {
  int own[8], stack[16], depth = 0;
  for (int k = 0; k < 8; k++)
    own[k] = x[threadIdx.x * 8 + k];
  stack[depth++] = 0;
  stack[depth++] = 7;
  while (depth > 0) {
    int high = stack[--depth], low = stack[--depth];
    int pivot = own[high], at = low;
    for (int k = low; k < high; k++)
      if (own[k] < pivot) {
        int t = own[k];
        own[k] = own[at];
        own[at++] = t;
      }
    own[high] = own[at];
    own[at] = pivot;
    if (at - 1 > low) {
      stack[depth++] = low;
      stack[depth++] = at - 1;
    }
    if (at + 1 < high) {
      stack[depth++] = at + 1;
      stack[depth++] = high;
    }
  }
  for (int k = 0; k < 8; k++)
    x[threadIdx.x * 8 + k] = own[k];
}

__device__ int counters[4] = {5, 6, 7, 8};

// A lock by compare and exchange that one work-item of each block takes.
// run locked: 32 * 3 (io i32 1 zeros; io i32 2 zeros)
__global__ void locked(int *lock, int *account) {
  if (threadIdx.x == 0) {
    while (atomicCAS(lock, 0, 1) != 0)
      ;
    __threadfence();
    volatile int *all = account;
    all[0] = all[0] + 3;
    all[1] = all[1] + all[0];
    __threadfence();
    atomicExch(lock, 0);
  }
}

// A table of hashes with open addresses.
// run hash_table: 32 * 2 (in i32 64 bits; io i32 128 zeros; io i32 1 zeros)
__global__ void hash_table(const int *keys, int *slots, int *unique) {
  int key = keys[blockIdx.x * blockDim.x + threadIdx.x] & 63;
  if (key == 0)
    return;
  unsigned at = (unsigned)key * 2654435769u >> 25;
  for (;;) {
    int before = atomicCAS(&slots[at], 0, key);
    if (before == 0) {
      atomicAdd(unique, 1);
      break;
    }
    if (before == key)
      break;
    at = (at + 1) & 127;
  }
  slots[at] = key;
}

// Bytes of shared memory that the launch says are numbers of two kinds.
// run two_in_shared: 32 * 1 (in f32 32 noise; in i32 32 small; out f32 32; shared 256)
__global__ void two_in_shared(const float *x, const int *k, float *y) {
  extern __shared__ unsigned char bytes[];
  float *floats = reinterpret_cast<float *>(bytes);
  int *ints = reinterpret_cast<int *>(bytes + 32 * sizeof(float));
  int t = threadIdx.x;
  floats[t] = x[t];
  ints[31 - t] = k[t];
  __syncthreads();
  y[t] = floats[31 - t] * ints[t];
}

// Unions and fields of bits.
union Word {
  unsigned word;
  unsigned short halves[2];
  unsigned char bytes[4];
  struct {
    unsigned low : 5;
    unsigned middle : 11;
    unsigned high : 16;
  } fields;
};

// run unions: 32 * 1 (in u32 32 bits; out u32 128)
__global__ void unions(const unsigned *x, unsigned *y) {
  int i = threadIdx.x;
  Word w;
  w.word = x[i];
  unsigned short kept = w.halves[1];
  w.halves[1] = w.halves[0];
  w.halves[0] = kept;
  y[4 * i] = w.word;
  w.bytes[2] += 3;
  y[4 * i + 1] = w.word;
  w.fields.middle += w.fields.low;
  y[4 * i + 2] = w.word;
  w.fields.high = w.fields.middle * 5;
  w.fields.low = 1;
  y[4 * i + 3] = w.word;
}

struct Fields {
  int a : 3;
  int b : 7;
  unsigned c : 1;
  int d : 21;
};

// Fields with signs.
// run signed_fields: 32 * 1 (in i32 32 bits; out i32 128)
__global__ void signed_fields(const int *x, int *y) {
  int i = threadIdx.x;
  Fields f;
  f.a = x[i];
  f.b = x[i] >> 3;
  f.c = x[i] >> 10;
  f.d = x[i] >> 11;
  y[4 * i] = f.a;
  f.b += f.a;
  y[4 * i + 1] = f.b;
  f.d -= f.c ? f.b : -f.b;
  y[4 * i + 2] = f.d;
  f.a = f.d;
  y[4 * i + 3] = f.a * 1000 + f.b + f.c;
}

// A field of three bytes, and a byte behind it.
struct Pixel {
  unsigned colour : 24;
  unsigned char alpha;
};

// run three_bytes: 32 * 1 (in u32 32 bits; io u32 32 bits)
__global__ void three_bytes(const unsigned *x, unsigned *y) {
  Pixel *pixels = reinterpret_cast<Pixel *>(y);
  Pixel own = pixels[threadIdx.x];
  pixels[threadIdx.x].colour = x[threadIdx.x] + own.colour * own.alpha;
}
