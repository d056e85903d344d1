// test/e2e/transpose.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 0, binding = 1) buffer Result { float result[]; };
layout(push_constant) uniform Params { uint width, height; };
shared float tile[272];

void main() {
  uint column = gl_GlobalInvocationID.x;
  uint row = gl_GlobalInvocationID.y;
  uvec3 local = gl_LocalInvocationID;
  if (column < width && row < height) {
    tile[local.y * 17u + local.x] = x[row * width + column];
  }
  barrier();
  uint out_column = gl_WorkGroupID.y * 16u + local.x;
  uint out_row = gl_WorkGroupID.x * 16u + local.y;
  if (out_column < height && out_row < width) {
    result[out_row * height + out_column] = tile[local.x * 17u + local.y];
  }
}
