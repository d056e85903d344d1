// Kernels that have to fail: each has its own way.
#include <metal_stdlib>
using namespace metal;

kernel void lonely(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  if (i == 0u)
    threadgroup_barrier(mem_flags::mem_none);
  x[i] = i;
}
kernel void overflows(device int* x [[buffer(0)]]) { x[0] = (x[0] + 2147483647) + 1; }
kernel void divides(device int* x [[buffer(0)]]) { x[0] = 1 / x[0]; }
kernel void strays(device uint* x [[buffer(0)]]) { x[1u << 20] = 1u; }
kernel void recurses(device uint* x [[buffer(0)]], uint i [[thread_position_in_grid]]) {
  volatile uint much[1 << 19];
  much[i] = 1u;
  x[i] = much[i];
}
kernel void spins(volatile device uint* x [[buffer(0)]]) {
  while (x[0] == 0u)
    x[1] = x[1] + 1u;
}
kernel void unbound(device uint* x [[buffer(3)]]) { x[0] = 1u; }
