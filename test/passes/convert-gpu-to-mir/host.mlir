// Remarks name host code that is left out, and symbols that are renamed.
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics --split-input-file %s -o %t

// expected-remark @below {{'memref.global' op is host code and left out: '@table', '@a', '@b', '@c' and 1 more; only kernels and their callees are compiled}}
memref.global @table : memref<1xi32>
func.func @a() {
  return
}
func.func @b() {
  return
}
func.func @c() {
  return
}
func.func @d() {
  return
}
gpu.module @m {
  gpu.func @k() kernel {
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @k() kernel {
    gpu.return
  }
}
gpu.module @n {
  // expected-remark @below {{'gpu.func' op becomes '@n_k_1': another module has a '@k'}}
  gpu.func @k() kernel {
    gpu.return
  }
  // expected-remark @below {{'gpu.func' op becomes '@n_n_k': another module has a '@n_k'}}
  gpu.func @n_k() kernel {
    gpu.return
  }
}
func.func @n_k() attributes {gpu.kernel} {
  return
}
