// A kernel as its host knows it: a structure by value, variables that the host sets and reads, memory that the launch
// sizes.
struct Box {
  float low;
  double scale;
  int bins[2];
};

__constant__ float weights[4];
__device__ int hits;
__device__ int start = 5;

__global__ void bin(float *x, Box box, int n, float4 more) {
  extern __shared__ float copy[];
  int i = threadIdx.x;
  copy[i] = x[i];
  __syncthreads();
  x[i] = copy[i ^ 1] * weights[n & 3] + box.low * (float)box.scale + box.bins[1] + start + more.w;
  atomicAdd(&hits, 1);
}
