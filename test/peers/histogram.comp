// test/e2e/histogram.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer Samples { int samples[]; };
layout(set = 0, binding = 1) buffer Bins { uint bins[]; };
layout(set = 0, binding = 2) buffer Outside { uint outside; };
layout(push_constant) uniform Params { uint n; int low; uint width; };
shared uint counts[64];

void main() {
  uint local = gl_LocalInvocationID.x;
  counts[local] = 0u;
  barrier();
  uint stride = gl_NumWorkGroups.x * 64u;
  for (uint i = gl_GlobalInvocationID.x; i < n; i += stride) {
    int value = samples[i];
    uint bin = uint(value - low) / width;
    if (value >= low && bin < 64u) {
      atomicAdd(counts[bin], 1u);
    } else {
      atomicAdd(outside, 1u);
    }
  }
  barrier();
  atomicAdd(bins[local], counts[local]);
}
