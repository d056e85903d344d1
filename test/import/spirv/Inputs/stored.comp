// Storage images of several arrangements, atomics on texels, and barriers that order them.
#version 450
layout(local_size_x = 16) in;
layout(set = 0, binding = 0, r32ui) uniform uimage1D line;
layout(set = 0, binding = 1, rgba32f) uniform image2DArray layers;
layout(set = 0, binding = 2, r32ui) uniform uimage2D counts;
layout(set = 0, binding = 3, r32i) uniform iimage2DArray least;
layout(set = 0, binding = 4, rgba32f) uniform readonly image1DArray from;
layout(set = 0, binding = 5) buffer Words { uint words[]; };
layout(set = 0, binding = 6) buffer Floats { vec4 floats[]; };

void main() {
  uint i = gl_LocalInvocationIndex;
  ivec2 at = ivec2(i & 3u, (i >> 2) & 1u);
  imageStore(line, int(i), uvec4(i * i));
  imageStore(layers, ivec3(at, i >> 3), imageLoad(from, ivec2(i & 7u, i >> 3)) * 2.0);
  words[i] = uint(at.x);
  imageAtomicAdd(counts, ivec2(0, 0), i);
  imageAtomicMax(counts, ivec2(1, 0), i + 7u);
  imageAtomicXor(counts, ivec2(2, 0), 1u << i);
  imageAtomicMin(least, ivec3(i & 1u, 0, 1), -int(i));
  uint seen = 0u;
  // Each work-item takes a turn of its own.
  for (uint turn = 0u; turn < 16u; ++turn) {
    if (turn == i) seen = imageAtomicCompSwap(counts, ivec2(3, 0), i, i + 1u);
    memoryBarrierImage();
    barrier();
  }
  words[16u + i] = seen;
  words[32u + i] = imageLoad(line, int(15u - i)).x;
  words[48u + i] = imageLoad(counts, at).x;
  words[64u + i] = uint(imageLoad(least, ivec3(i & 1u, 0, 1)).x);
  floats[i] = imageLoad(layers, ivec3(3 - at.x, 1 - at.y, 1 - int(i >> 3)));
  if (i == 0u) {
    words[80] = uint(imageSize(line));
    words[81] = uint(imageSize(layers).z);
    words[82] = uint(imageSize(from).y);
  }
}
