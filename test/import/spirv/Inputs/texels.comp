// Atomics on texels.
#version 450
layout(local_size_x = 8) in;
layout(set = 0, binding = 0, r32ui) uniform uimage2D counts;
layout(set = 0, binding = 1, r32i) uniform iimage2DArray layers;
layout(set = 0, binding = 2, r32ui) uniform uimageBuffer words;
layout(set = 0, binding = 3) buffer Out { uint result[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  ivec2 at = ivec2(i & 1u, 0);
  uint old = imageAtomicAdd(counts, at, i);
  old += imageAtomicMax(counts, at + ivec2(0, 1), i);
  old += imageAtomicCompSwap(counts, ivec2(i, 2), 0u, i + 1u);
  int low = imageAtomicMin(layers, ivec3(at, 1), int(i) - 4);
  imageAtomicXor(layers, ivec3(at, 0), 5);
  old += imageAtomicExchange(words, int(i), i);
  result[i] = old + uint(low) + imageLoad(counts, at).x * 0u;
}
