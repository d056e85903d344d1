// test/e2e/matmul.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 16, local_size_y = 16) in;
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { float b[]; };
layout(set = 0, binding = 2) buffer C { float c[]; };
layout(push_constant) uniform Params { uint m, n, k; };
shared float tile_a[256];
shared float tile_b[256];

void main() {
  uint column = gl_GlobalInvocationID.x;
  uint row = gl_GlobalInvocationID.y;
  uint tile_column = gl_LocalInvocationID.x;
  uint tile_row = gl_LocalInvocationID.y;
  bool row_inside = row < m;
  bool column_inside = column < n;
  uint tile_start = tile_row * 16u;
  uint own = tile_start + tile_column;
  uint steps = k / 16u + uint(k % 16u != 0u);
  float sum = 0.0;
  for (uint t = 0u; t < steps; t++) {
    uint a_column = t * 16u + tile_column;
    float a_value = 0.0;
    if (row_inside && a_column < k) {
      a_value = a[row * k + a_column];
    }
    tile_a[own] = a_value;
    uint b_row = t * 16u + tile_row;
    float b_value = 0.0;
    if (b_row < k && column_inside) {
      b_value = b[b_row * n + column];
    }
    tile_b[own] = b_value;
    barrier();
    for (uint j = 0u; j < 16u; j++) {
      sum += tile_a[tile_start + j] * tile_b[j * 16u + tile_column];
    }
    barrier();
  }
  if (row_inside && column_inside) {
    c[row * n + column] = sum;
  }
}
