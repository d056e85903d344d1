// Types of matrices that there are not.
// R-RUNA-8
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{a matrix has 2, 3 or 4 columns and rows, not 1 and 4}}
func.func @column(%m: !mir.matrix<1x4xf32>) {
  return
}

// -----

// expected-error@+1 {{a matrix has 2, 3 or 4 columns and rows, not 4 and 5}}
func.func @rows(%m: !mir.matrix<4x5xf32>) {
  return
}

// -----

// expected-error@+1 {{a matrix has elements of f16, f32 or f64, not of 'i32'}}
func.func @integers(%m: !mir.matrix<2x2xi32>) {
  return
}

// -----

// expected-error@+1 {{a matrix has elements of f16, f32 or f64, not of 'bf16'}}
func.func @other_floats(%m: !mir.matrix<2x2xbf16>) {
  return
}

// -----

// expected-error@+1 {{a matrix has columns and rows, as in 3x2xf32}}
func.func @one_extent(%m: !mir.matrix<2xf32>) {
  return
}

// -----

// expected-error@+1 {{a matrix has columns and rows, as in 3x2xf32}}
func.func @no_extent(%m: !mir.matrix<f32>) {
  return
}

// -----

// expected-error@+1 {{expected static shape}}
func.func @unknown(%m: !mir.matrix<?x2xf32>) {
  return
}

// -----

func.func @another_shape(%p: !mir.ptr<global, !mir.matrix<3x2xf32>>) {
  // expected-error@+1 {{'mir.gpu.load' op loads '!mir.matrix<3x2xf32>', but gives '!mir.matrix<2x3xf32>'}}
  %m = mir.gpu.load %p : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<2x3xf32>
  return
}
