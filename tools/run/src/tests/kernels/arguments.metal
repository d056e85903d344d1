// Every kind of argument: a buffer, scalars and a vector of three in a structure, workgroup memory of the launch's size, and behind them a
// global in device memory and a global of the launch's size; every attribute of a work-item.
#include <metal_stdlib>
using namespace metal;

struct scalars {
  uchar a;
  ushort b;
  uint c;
  ulong d;
  float3 v;
};

kernel void arguments(device uint* x [[buffer(0)]], threadgroup uint* tile [[threadgroup(0)]],
                      device uint* sum [[buffer(1)]], constant scalars& s [[buffer(2)]], threadgroup uint* extra [[threadgroup(1)]], uint3 grid [[thread_position_in_grid]],
                      ushort l [[thread_position_in_threadgroup]], uint3 group [[threadgroup_position_in_grid]],
                      uint2 size [[threads_per_threadgroup]], uint groups [[threadgroups_per_grid]],
                      uint lane [[thread_index_in_simdgroup]], uint lanes [[threads_per_simdgroup]],
                      uint subgroup [[simdgroup_index_in_threadgroup]],
                      uint subgroups [[simdgroups_per_threadgroup]]) {
  threadgroup uint own[4];
  tile[l] = l;
  extra[l] = 3u;
  own[l] = lane;
  threadgroup_barrier(mem_flags::mem_threadgroup);
  uint r = tile[3u - l] + extra[3u - l] + own[3u - l] - lane + l + s.a + s.b + s.c + uint(s.d) + uint(s.v.z);
  r += grid.y + grid.x - group.x * size.x - l + groups - 1u + lanes - 32u + subgroup + subgroups - 1u;
  x[grid.x] = r;
  if (l == 0)
    *sum = r;
}
