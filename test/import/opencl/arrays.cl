// Kernels on arrays: sums, products of matrices, sorting, scans, histograms.

__kernel void saxpy(float a, __global const float *x, __global float *y, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    y[i] = a * x[i] + y[i];
}

#define TILE 8

// A product of square matrices by tiles in local memory.
__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void matmul(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float left[TILE][TILE];
  __local float right[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int column = get_global_id(0), row = get_global_id(1);
  float sum = 0.0f;
  for (int tile = 0; tile < n; tile += TILE) {
    left[y][x] = a[row * n + tile + x];
    right[y][x] = b[(tile + y) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++)
      sum += left[y][k] * right[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + column] = sum;
}

// The sum of each workgroup's elements, in a tree.
__kernel void reduce(__global const int *x, __global int *sums, __local int *part, uint n) {
  uint i = get_global_id(0), own = get_local_id(0);
  part[own] = i < n ? x[i] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint middle = get_local_size(0) / 2; middle > 0; middle >>= 1) {
    if (own < middle)
      part[own] += part[own + middle];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (own == 0)
    sums[get_group_id(0)] = part[0];
}

// Counts of bytes: first those of the workgroup, then all.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void histogram(__global const uchar *bytes, volatile __global uint *counts, uint n) {
  __local uint own[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    own[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&own[bytes[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    if (own[i])
      atomic_add(&counts[i], own[i]);
}

// One step of a bitonic sort.
__kernel void bitonic(__global uint *keys, uint stage, uint pass) {
  uint i = get_global_id(0);
  uint distance = 1u << (stage - pass);
  uint left = (i / distance) * 2 * distance + i % distance;
  uint right = left + distance;
  bool up = ((i >> stage) & 1) == 0;
  uint a = keys[left], b = keys[right];
  if ((a > b) == up) {
    keys[left] = b;
    keys[right] = a;
  }
}

// Inclusive sums of a workgroup's elements.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void scan(__global const long *x, __global long *sums) {
  __local long part[2][64];
  uint own = get_local_id(0), from = 0;
  part[0][own] = x[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = 1; step < 64; step *= 2) {
    long value = part[from][own];
    if (own >= step)
      value += part[from][own - step];
    from = 1 - from;
    part[from][own] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  sums[get_global_id(0)] = part[from][own];
}
