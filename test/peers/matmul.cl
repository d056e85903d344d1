// test/e2e/matmul.gir as one writes it by hand, for cargo xtask bench to compare speeds with.
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(16, 16, 1)))
void matmul(global const float *a, global const float *b, global float *c, uint m, uint n, uint k) {
  local float a_tile[16][16], b_tile[16][16];
  uint column = get_global_id(0), row = get_global_id(1);
  uint x = get_local_id(0), y = get_local_id(1);
  float sum = 0;
  for (uint first = 0; first < k; first += 16) {
    a_tile[y][x] = row < m && first + x < k ? a[row * k + first + x] : 0;
    b_tile[y][x] = first + y < k && column < n ? b[(first + y) * n + column] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint j = 0; j < 16; j++)
      sum += a_tile[y][j] * b_tile[j][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (row < m && column < n)
    c[row * n + column] = sum;
}
