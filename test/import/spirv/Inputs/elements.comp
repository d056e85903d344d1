#version 450
// Matrices in structures and as parameters, elements by constant numbers and in a loop, integers and conversions; memory
// of vectors, and extents that are specialisation constants.
#extension GL_KHR_cooperative_matrix : enable
#extension GL_KHR_memory_scope_semantics : enable
#extension GL_EXT_shader_explicit_arithmetic_types : enable
layout(local_size_x = 32) in;
layout(constant_id = 0) const uint ROWS = 16;
layout(set = 0, binding = 0) readonly buffer A { uvec4 a[]; };
layout(set = 0, binding = 1) readonly buffer B { int8_t b[]; };
layout(set = 0, binding = 2) buffer C { int c[]; };
layout(set = 0, binding = 3) buffer D { float16_t d[]; };
layout(set = 0, binding = 4) buffer E { float e[]; };
layout(set = 0, binding = 5) buffer F { uint f[]; };

#define Sum(T) coopmat<T, gl_ScopeSubgroup, ROWS, 16, gl_MatrixUseAccumulator>

struct Pair { Sum(int) matrix; int scale; };

void bump(inout Sum(int) m, const int by) { m = m + Sum(int)(by); }

Sum(int) scaled(Pair p) {
  for (uint i = 0; i < p.matrix.length(); ++i) p.matrix[i] *= p.scale;
  return p.matrix;
}

void main() {
  uint first = gl_WorkGroupID.x * 256;
  coopmat<int8_t, gl_ScopeSubgroup, ROWS, 32, gl_MatrixUseA> left;
  coopmat<int8_t, gl_ScopeSubgroup, 32, 16, gl_MatrixUseB> right;
  coopMatLoad(left, a, 0, 2, gl_CooperativeMatrixLayoutRowMajor);
  coopMatLoad(right, b, 0, 32, gl_CooperativeMatrixLayoutColumnMajor);
  Pair p;
  p.scale = 2;
  p.matrix = coopMatMulAdd(left, right, Sum(int)(7));
  if (gl_WorkGroupID.x == 0) {
    bump(p.matrix, 3);
  } else {
    p.matrix = -p.matrix;
  }
  p.matrix = scaled(p);
  p.matrix[1] = p.matrix[1] - 5;
  coopMatStore(p.matrix, c, first, 16, gl_CooperativeMatrixLayoutColumnMajor);
  Sum(float) wide = Sum(float)(p.matrix);
  Sum(float16_t) narrow = Sum(float16_t)(wide * 0.125);
  coopMatStore(narrow, d, first, 16, gl_CooperativeMatrixLayoutRowMajor);
  coopMatStore(wide / Sum(float)(4.0) - Sum(float)(narrow), e, first, 16, gl_CooperativeMatrixLayoutRowMajor);
  coopmat<uint8_t, gl_ScopeSubgroup, ROWS, 32, gl_MatrixUseA> positive;
  coopmat<uint8_t, gl_ScopeSubgroup, 32, 16, gl_MatrixUseB> others;
  coopMatLoad(positive, a, 0, 2, gl_CooperativeMatrixLayoutRowMajor);
  coopMatLoad(others, a, 0, 1, gl_CooperativeMatrixLayoutRowMajor);
  coopMatStore(coopMatMulAdd(positive, others, Sum(uint)(p.matrix)), f, first, 16, gl_CooperativeMatrixLayoutRowMajor);
}
