// Samples that compare, gather, divide, or move by texels.
#version 450
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) uniform sampler2DShadow shadow;
layout(set = 0, binding = 1) uniform sampler2DArrayShadow cascade;
layout(set = 0, binding = 2) uniform samplerCubeShadow round;
layout(set = 0, binding = 3) uniform sampler2D picture;
layout(set = 0, binding = 4) uniform sampler2DArray layers;
layout(set = 0, binding = 5) buffer Out { vec4 result[]; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  float u = (float(i) + 0.5) / 8.0;
  vec2 at = vec2(u, 0.25);
  vec4 sum = vec4(textureLod(shadow, vec3(at, 0.5), 0.0));
  sum.x += textureGrad(cascade, vec4(at, 1.0, 0.5), vec2(0.1, 0.0), vec2(0.0, 0.1));
  sum.y += texture(round, vec4(at, 1.0, 0.5));
  sum.z += textureProjLod(shadow, vec4(at, 0.5, 2.0), 0.0);
  sum.w += textureLodOffset(shadow, vec3(at, 0.5), 0.0, ivec2(1, -1));
  sum += textureGather(shadow, at, 0.5);
  sum += textureGather(picture, at, 2);
  sum += textureGather(layers, vec3(at, 1.0), 0);
  sum += textureGatherOffset(picture, at, ivec2(1, 2), 1);
  sum += textureGatherOffsets(picture, at, ivec2[](ivec2(0, 0), ivec2(1, 0), ivec2(0, 1), ivec2(1, 1)), 0);
  sum += textureProjLod(picture, vec3(at, 2.0), 0.0);
  sum += textureLodOffset(picture, at, 0.0, ivec2(2, -3));
  sum += texelFetchOffset(layers, ivec3(i, 0, 1), 0, ivec2(0, 1));
  result[i] = sum;
}
