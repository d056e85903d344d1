__device__ int tripled(int x) { return 3 * x; }
