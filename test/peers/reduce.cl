// test/e2e/reduce.gir as one writes it by hand, for cargo xtask bench to compare speeds with.
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(256, 1, 1)))
void reduce(global const float *x, global float *partial) {
  local float subtotals[256];
  uint own = get_local_id(0);
  subtotals[own] = x[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint width = 128; width > 0; width >>= 1) {
    if (own < width)
      subtotals[own] += subtotals[own + width];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (own == 0)
    partial[get_group_id(0)] = subtotals[0];
}
