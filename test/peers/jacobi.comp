// test/e2e/jacobi.gir for the compilers that cargo xtask bench compares with.
#version 450
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer A { float a[]; };
layout(set = 0, binding = 1) readonly buffer B { float b[]; };
layout(set = 0, binding = 2) readonly buffer X { float x[]; };
layout(set = 0, binding = 3) buffer Result { float result[]; };
layout(push_constant) uniform Params { uint n; };

void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i < n) {
    uint row = i * n;
    float rest = b[i];
    for (uint j = 0u; j < n; j++) {
      if (j != i) {
        rest -= a[row + j] * x[j];
      }
    }
    result[i] = rest / a[row + i];
  }
}
