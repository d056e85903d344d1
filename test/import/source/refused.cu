#include <cuda_runtime.h>
typedef int (*step)(int);
__device__ int twice(int x) { return 2 * x; }
__global__ void given(step f, int *out) {
  out[0] = f(1);
}
__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__global__ void recursive(int n, int *out) {
  out[0] = fibonacci(n);
}
__global__ void divided(unsigned long long a, unsigned long long b, unsigned long long *out) {
  out[0] = (unsigned long long)(((unsigned __int128)a << 64 | b) / 10);
}
__global__ void made(unsigned long long n) {
  *(int *)n = 1;
}
__global__ void system_add(int *p) {
  atomicAdd_system(p, 1);
  atomicMin_system((unsigned *)p, 5u);
}
