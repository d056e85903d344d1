#include "kernels.h"

extern "C" __device__ int printf(const char *, ...);
extern "C" __device__ void __assertfail(const char *, const char *, unsigned, const char *, unsigned long);

// Text for the host.
extern "C" __global__ void tell(float *x, int n) {
  int i = threadIdx.x;
  printf("%d of %d: %f\n", i, n, x[i]);
}

// An assertion, as CUDA's header spells it.
extern "C" __global__ void check(float *x) {
  if (!(x[threadIdx.x] > 0))
    __assertfail("x[i] > 0", "texts.cu", 15, "check", 1);
  x[threadIdx.x] = 1;
}
