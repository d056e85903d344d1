// test/e2e/saxpy.gir as one writes it by hand, for cargo xtask bench to compare speeds with.
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void saxpy(global const float *x, global float *y, float a, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}
