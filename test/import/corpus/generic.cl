// Generic pointers, which pocl does not have.
// Not for pocl.

// Work-items find their part of memory that is generic.
static int sum_of(const int *p, int n) {
  int sum = 0;
  for (int k = 0; k < n; k++)
    sum += p[k];
  return sum;
}

// run generic_sums: 16 * 1 (in i32 64 small; out i32 48)
__kernel void generic_sums(__global const int *x, __global int *y) {
  __local int shared[16];
  int own[4];
  int t = get_local_id(0);
  shared[t] = x[t];
  for (int k = 0; k < 4; k++)
    own[k] = x[4 * t + k] * 3;
  barrier(CLK_LOCAL_MEM_FENCE);
  y[3 * t] = sum_of(x + t, 4);
  y[3 * t + 1] = sum_of(shared, t + 1);
  y[3 * t + 2] = sum_of(own, 4);
}
