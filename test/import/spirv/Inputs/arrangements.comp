// Images of every arrangement: samples, fetches, reads, writes, extents.
#version 450
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) uniform sampler1D line;
layout(set = 0, binding = 1) uniform sampler1DArray lines;
layout(set = 0, binding = 2) uniform sampler2DArray layers;
layout(set = 0, binding = 3) uniform samplerCube sky;
layout(set = 0, binding = 4) uniform samplerCubeArray skies;
layout(set = 0, binding = 5) uniform samplerBuffer numbers;
layout(set = 0, binding = 6) uniform sampler2DMS samples;
layout(set = 0, binding = 7, r32ui) uniform writeonly uimage1D line_out;
layout(set = 0, binding = 8, rgba32f) uniform image2DArray layers_out;
layout(set = 0, binding = 9, rgba8) uniform readonly imageCube faces;
layout(set = 0, binding = 10, r32i) uniform iimageBuffer words;
layout(set = 0, binding = 11) buffer Out { vec4 result[]; };
layout(set = 0, binding = 12) buffer Sizes { ivec4 sizes[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  float u = (float(i) + 0.5) / 8.0;
  vec3 way = normalize(vec3(u, 0.25, 0.5));
  vec4 sum = textureLod(line, u, 0.0);
  sum += textureLod(lines, vec2(u, 1.0), 0.0);
  sum += textureGrad(layers, vec3(u, u, 1.0), vec2(0.1, 0.0), vec2(0.0, 0.1));
  sum += textureLod(sky, way, 1.0);
  sum += textureLod(skies, vec4(way, 1.0), 0.0);
  sum += texelFetch(numbers, int(i));
  sum += texelFetch(samples, ivec2(i, 0), 1);
  sum += texelFetch(layers, ivec3(i, 0, 1), 0);
  sum += imageLoad(layers_out, ivec3(i, 0, 0));
  sum += imageLoad(faces, ivec3(i, 0, 5));
  result[i] = sum;
  imageStore(line_out, int(i), uvec4(i));
  imageStore(layers_out, ivec3(i, 0, 1), sum);
  imageStore(words, int(i), imageLoad(words, int(i)) + 1);
  sizes[0] = ivec4(textureSize(line, 0), textureSize(lines, 0), imageSize(words));
  sizes[1] = ivec4(textureSize(layers, 1), textureQueryLevels(layers));
  sizes[2] = ivec4(textureSize(sky, 0), textureSamples(samples), textureSize(numbers));
  sizes[3] = ivec4(textureSize(skies, 0), imageSize(line_out));
}
