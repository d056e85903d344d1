// What the work-items of subgroups give each other, two subgroups in a workgroup, the second not full.
#include <metal_stdlib>
using namespace metal;

kernel void subgroups(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]],
                      uint lane [[thread_index_in_simdgroup]]) {
  uint r = simd_sum(i) * 1000u + simd_shuffle_xor(lane, 1u);
  if (lane % 2u == 0u)
    r += simd_sum(1u) * 100000u;
  else
    r += simd_max(lane) * 10000000u;
  simdgroup_barrier(mem_flags::mem_none);
  for (uint n = 0u; n < lane; ++n)
    r += uint(simd_ballot(true).active >> 63);
  x[i] = simd_all(lane < 32u) && !simd_any(lane == 32u) ? r : 0u;
}
