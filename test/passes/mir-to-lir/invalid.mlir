// An operation without a counterpart in lir is a located error.
// RUN: gir-opt --mir-to-lir --split-input-file --verify-diagnostics %s

func.func @f(%x: memref<f32>) -> f32 {
  // expected-error@+1 {{'memref.load' op cannot be lowered to lir yet; express it with operations of gir, mir, arith, math, vector, scf or func}}
  %c = memref.load %x[] : memref<f32>
  return %c : f32
}

// -----

// expected-error@+1 {{'gpu.module' op cannot be lowered to lir yet}}
gpu.module @kernels {
}
