// test/e2e/nbody.gir as one writes it by hand, for cargo xtask bench to compare speeds with.
#pragma OPENCL FP_CONTRACT OFF

kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void nbody(global const float *bodies, global float *result, float softening, uint n) {
  local float tile[256];
  uint i = get_global_id(0), own = get_local_id(0);
  float x = 0, y = 0, z = 0;
  if (i < n) {
    x = bodies[4 * i];
    y = bodies[4 * i + 1];
    z = bodies[4 * i + 2];
  }
  float ax = 0, ay = 0, az = 0;
  for (uint start = 0; start < n; start += 64) {
    uint in_tile = min(n - start, 64u);
    if (own < in_tile)
      for (uint word = 0; word < 4; word++)
        tile[4 * own + word] = bodies[4 * (start + own) + word];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint j = 0; j < in_tile; j++) {
      float dx = tile[4 * j] - x, dy = tile[4 * j + 1] - y, dz = tile[4 * j + 2] - z;
      float square = dx * dx + dy * dy + dz * dz + softening;
      float pull = tile[4 * j + 3] / (square * square);
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (i < n) {
    result[3 * i] = ax;
    result[3 * i + 1] = ay;
    result[3 * i + 2] = az;
  }
}
