// test/e2e/bitonic.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 128) in;
layout(set = 0, binding = 0) buffer Data { int data[]; };
layout(push_constant) uniform Params { uint n; };
shared int block[256];

void main() {
  uint local = gl_LocalInvocationID.x;
  uint start = gl_WorkGroupID.x * 256u;
  for (uint slot = local; slot < 256u; slot += 128u) {
    int filled = 2147483647;
    if (start + slot < n) {
      filled = data[start + slot];
    }
    block[slot] = filled;
  }
  barrier();
  for (uint len = 2u; len <= 256u; len <<= 1) {
    for (uint dist = len >> 1; dist > 0u; dist >>= 1) {
      uint lower = (local << 1) - (local & (dist - 1u));
      uint upper = lower + dist;
      int a = block[lower];
      int b = block[upper];
      if ((lower & len) == 0u ? a > b : b > a) {
        block[lower] = b;
        block[upper] = a;
      }
      barrier();
    }
  }
  for (uint slot = local; slot < 256u; slot += 128u) {
    if (start + slot < n) {
      data[start + slot] = block[slot];
    }
  }
}
