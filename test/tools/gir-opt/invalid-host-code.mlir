// An operation of an unknown dialect in device code, or in host code without kernels, is an error at its place.
// RUN: gir-opt --gpu-to-mir --verify-diagnostics --split-input-file %s

gpu.module @kernels {
  gpu.func @k() kernel {
    // expected-error @below {{Dialect `foreign' not found for custom op 'foreign.op'}}
    // expected-note @below {{Available dialects: affine}}
    foreign.op
    gpu.return
  }
}

// -----

// The kernel needs the function.
// expected-remark @+1 {{host code of dialects that are not registered ('foreign') is left out}}
foreign.other @g
func.func @f() {
  // expected-error @below {{Dialect `foreign' not found for custom op 'foreign.op'}}
  // expected-note @below {{Available dialects: affine}}
  foreign.op
  return
}
gpu.module @kernels {
  gpu.func @k() kernel {
    func.call @f() : () -> ()
    gpu.return
  }
}

// -----

func.func @library() {
  // expected-error @below {{Dialect `foreign' not found for custom op 'foreign.op'}}
  // expected-note @below {{Available dialects: affine}}
  foreign.op
  return
}

// -----

gpu.module @kernels {
  gpu.func @k() kernel {
    gpu.return
  }
}
foreign.func @unbalanced() {
// expected-error @-1 {{Dialect `foreign' not found}}
// expected-note @-2 {{Available dialects: affine}}
