// Images of several arrangements with samplers beside them: a device that runs the binary as it is has the same bindings
// for ours.
#version 450
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 16) in;
layout(set = 0, binding = 0) uniform texture1D line;
layout(set = 0, binding = 1) uniform texture1DArray lines;
layout(set = 0, binding = 2) uniform texture2DArray layers;
layout(set = 0, binding = 3) uniform textureCube sky;
layout(set = 0, binding = 4) uniform textureCubeArray skies;
layout(set = 0, binding = 5) uniform texture2D depths;
layout(set = 0, binding = 6) uniform sampler near;
layout(set = 0, binding = 7) uniform sampler smooth_;
layout(set = 0, binding = 8) uniform samplerShadow compares;
layout(set = 0, binding = 9) buffer Out { vec4 result[]; };
layout(set = 0, binding = 10) buffer Sizes { ivec4 sizes[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  uint n = 16u * gl_NumWorkGroups.x;
  float u = (float(i) + 0.375) / 24.0;
  vec2 at = vec2(u, 1.0 - u);
  vec3 way = vec3(u - 0.5, float(i & 3u) - 1.5, float(i >> 2) - 1.5);
  vec3 up = vec3(at, float(i % 3u));
  result[i] = texture(sampler1D(line, near), u);
  result[n + i] = textureLod(sampler1DArray(lines, smooth_), vec2(u, float(i & 1u)), 0.0);
  result[2 * n + i] = textureLod(sampler2DArray(layers, smooth_), up, 1.0);
  result[3 * n + i] = textureGrad(sampler2DArray(layers, near), up, vec2(0.5, 0.0), vec2(0.0, 0.25));
  result[4 * n + i] = textureLod(samplerCube(sky, near), way, 0.0);
  result[5 * n + i] = textureLod(samplerCubeArray(skies, near), vec4(way, float(i & 1u)), 0.0);
  result[6 * n + i] = textureLodOffset(sampler2DArray(layers, near), up, 0.0, ivec2(1, -1));
  result[7 * n + i] = textureGather(sampler2DArray(layers, near), up, 1);
  result[8 * n + i] = textureGatherOffset(sampler2D(depths, near), at, ivec2(-1, 1), 0);
  vec4 compared;
  compared.x = textureLod(sampler2DShadow(depths, compares), vec3(at, 0.5), 0.0);
  compared.y = textureProjLod(sampler2DShadow(depths, compares), vec4(at, 0.75, 2.0), 0.0);
  compared.z = textureGather(sampler2DShadow(depths, compares), at, 0.25).w;
  compared.w = texelFetch(lines, ivec2(i & 7u, i & 1u), 0).y;
  result[9 * n + i] = compared;
  if (i == 0u) {
    sizes[0] = ivec4(textureSize(line, 0), textureSize(lines, 0), textureQueryLevels(layers));
    sizes[1] = ivec4(textureSize(layers, 1), textureSize(skies, 0).z);
    sizes[2] = ivec4(textureSize(sky, 0), textureSize(depths, 0));
  }
}
