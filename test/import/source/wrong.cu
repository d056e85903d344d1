__global__ void wrong(int *x) {
  x[threadIdx.x] = y;
}
