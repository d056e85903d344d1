// Questions about what no target has a word for.
// R-RUNA-105
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @unknown() {
  // expected-error@+1 {{'mir.gpu.target_supports' op asks for unknown feature 'threads'; features are atomics, barriers, critical_sections, images, matrices, matrices.native, subgroups, and vectors.width.N with N of 2, 3, 4, 8, 16}}
  %0 = mir.gpu.target_supports "threads"
  return
}

// -----

func.func @unknown_width() {
  // expected-error@+1 {{'mir.gpu.target_supports' op asks for unknown feature 'vectors.width.5'}}
  %0 = mir.gpu.target_supports "vectors.width.5"
  return
}
