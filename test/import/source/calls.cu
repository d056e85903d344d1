extern __device__ int tripled(int x);
__global__ void calls(int *x) {
  x[threadIdx.x] = tripled(threadIdx.x);
}
