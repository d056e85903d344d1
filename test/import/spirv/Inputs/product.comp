#version 450
// A product by tiles: the right factor goes through workgroup memory, and a loop over an array carries the sums.
#extension GL_KHR_cooperative_matrix : enable
#extension GL_KHR_memory_scope_semantics : enable
#extension GL_EXT_shader_explicit_arithmetic_types : enable
#extension GL_EXT_control_flow_attributes : enable
layout(local_size_x = 32) in;
layout(set = 0, binding = 0) readonly buffer A { float16_t a[]; };
layout(set = 0, binding = 1) readonly buffer B { float16_t b[]; };
layout(set = 0, binding = 2) buffer C { float c[]; };
layout(push_constant) uniform P { uint n; };
shared float16_t tile[16 * 24];

#define SUM coopmat<float, gl_ScopeSubgroup, 16, 16, gl_MatrixUseAccumulator>

void main() {
  uint row = gl_WorkGroupID.y * 32, column = gl_WorkGroupID.x * 16;
  SUM sums[2];
  [[unroll]] for (uint i = 0; i < 2; ++i) sums[i] = SUM(0.0);
  for (uint k = 0; k < n; k += 16) {
    for (uint i = gl_LocalInvocationID.x; i < 256; i += 32)
      tile[(i / 16) * 24 + i % 16] = b[(k + i / 16) * n + column + i % 16];
    barrier();
    coopmat<float16_t, gl_ScopeSubgroup, 16, 16, gl_MatrixUseB> right;
    coopMatLoad(right, tile, 0, 24, gl_CooperativeMatrixLayoutRowMajor);
    [[unroll]] for (uint i = 0; i < 2; ++i) {
      coopmat<float16_t, gl_ScopeSubgroup, 16, 16, gl_MatrixUseA> left;
      coopMatLoad(left, a, (row + i * 16) * n + k, n, gl_CooperativeMatrixLayoutRowMajor);
      sums[i] = coopMatMulAdd(left, right, sums[i]);
    }
    barrier();
  }
  [[unroll]] for (uint i = 0; i < 2; ++i) {
    SUM old;
    coopMatLoad(old, c, (row + i * 16) * n + column, n, gl_CooperativeMatrixLayoutRowMajor);
    coopMatStore(sums[i] * 2.0 + -old, c, (row + i * 16) * n + column, n, gl_CooperativeMatrixLayoutRowMajor);
  }
}
