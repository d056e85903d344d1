#include <cstdio>
__global__ void told(const int *x) {
  printf("%s %d: %d, %.2f%%\n", "item", threadIdx.x, x[threadIdx.x], threadIdx.x + 0.5f);
}
