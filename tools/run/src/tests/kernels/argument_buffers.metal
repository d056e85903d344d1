// All kinds of resources in two argument buffers, whose numbers leave gaps; scalars stand for themselves.
#include <metal_stdlib>
using namespace metal;

struct first_set {
  device uint* x [[id(1)]];
  texture2d<uint> from [[id(4)]];
  texture2d<uint, access::write> to [[id(6)]];
};
struct second_set {
  sampler by [[id(2)]];
  constant uint* more [[id(9)]];
};
kernel void gathered(constant first_set& a [[buffer(0)]], constant second_set& b [[buffer(5)]],
                     constant uint& scale [[buffer(6)]], uint i [[thread_position_in_grid]]) {
  uint4 texel = a.from.sample(b.by, float2(float(i) + 0.5f, 0.5f), level(0.0f));
  a.x[i] = texel.x * scale + b.more[i];
  a.to.write(texel, uint2(2u - i, 0u));
}
