// test/e2e/spmv.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer RowStarts { uint row_starts[]; };
layout(set = 0, binding = 1) readonly buffer Columns { uint columns[]; };
layout(set = 0, binding = 2) readonly buffer Values { float values[]; };
layout(set = 0, binding = 3) readonly buffer X { float x[]; };
layout(set = 0, binding = 4) buffer Y { float y[]; };
layout(push_constant) uniform Params { uint rows; };

void main() {
  uint row = gl_GlobalInvocationID.x;
  if (row < rows) {
    uint end = row_starts[row + 1u];
    float sum = 0.0;
    for (uint entry = row_starts[row]; entry < end; entry++) {
      sum += values[entry] * x[columns[entry]];
    }
    y[row] = sum;
  }
}
