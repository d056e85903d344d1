// Kernels in HIP, launched by its macro.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

__global__ void doubled(int *x, int n) {
  int i = hipBlockIdx_x * hipBlockDim_x + hipThreadIdx_x;
  if (i < n) x[i] *= 2;
}

__global__ void fractions(const float *x, float *y) {
  HIP_DYNAMIC_SHARED(float, rows)
  rows[threadIdx.x] = x[threadIdx.x] - floorf(x[threadIdx.x]);
  __syncthreads();
  y[threadIdx.x] = rows[threadIdx.x ^ 1];
}

void host(int *x) { hipLaunchKernelGGL(doubled, dim3(4), dim3(64), 0, 0, x, 200); }
