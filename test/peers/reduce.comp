// test/e2e/reduce.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 256) in;
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 0, binding = 1) buffer Partial { float partial[]; };
shared float subtotals[256];

void main() {
  uint local = gl_LocalInvocationID.x;
  subtotals[local] = x[gl_GlobalInvocationID.x];
  barrier();
  for (uint width = 128u; width > 0u; width >>= 1) {
    if (local < width) {
      subtotals[local] += subtotals[local + width];
    }
    barrier();
  }
  if (local == 0u) {
    partial[gl_WorkGroupID.x] = subtotals[local];
  }
}
