// Types of mir and lir that there are not.
// R-RUNA-9 R-RUNA-10 R-RUNA-12 R-RUNA-15
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not 'index'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<index>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not 'i1'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<i1>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not 'si32'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<si32>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not 'vector<2xf32>'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<vector<2xf32>>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not '!mir.ptr<global, i32>'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<!mir.ptr<global, i32>>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_PtrType parameter 'pointee'}}
// expected-error@+1 {{an atomic is i8, i16, i32, i64, f16, f32 or f64, not '!mir.matrix<2x2xf32>'}}
func.func @f(%p: !mir.ptr<global, !mir.atomic<!mir.matrix<2x2xf32>>>) {
  return
}

// -----

// expected-error@+1 {{an image has texels of f16, f32, si32 or ui32, not of 'i32'}}
func.func @f(%i: !mir.image2d<i32>) {
  return
}

// -----

// expected-error@+1 {{an image has texels of f16, f32, si32 or ui32, not of 'f64'}}
func.func @f(%i: !mir.image3d<f64>) {
  return
}

// -----

// expected-error@+1 {{an image has texels of f16, f32, si32 or ui32, not of 'ui16'}}
func.func @f(%i: !mir.image2d<ui16>) {
  return
}

// -----

// expected-error@+1 {{an image has texels of f16, f32, si32 or ui32, not of 'vector<4xf32>'}}
func.func @f(%i: !mir.image3d<vector<4xf32>>) {
  return
}

// -----

// expected-error@+2 {{failed to parse Mir_Image2DType parameter 'access'}}
// expected-error@+1 {{to be one of: sampled, read, write, read_write}}
func.func @f(%i: !mir.image2d<f32, blit>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not 'index'}}
func.func @f(%b: !mir.storage_buffer<index>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not 'i1'}}
func.func @f(%b: !mir.uniform_buffer<i1>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not 'ui32'}}
func.func @f(%b: !mir.storage_buffer<ui32>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not 'vector<8xf32>'}}
func.func @f(%b: !mir.uniform_buffer<vector<8xf32>>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not '!mir.ptr<global, f32>'}}
func.func @f(%b: !mir.storage_buffer<!mir.ptr<global, f32>>) {
  return
}

// -----

// expected-error@+1 {{a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or matrices, not '!mir.atomic<i32>'}}
func.func @f(%b: !mir.storage_buffer<!mir.atomic<i32>>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to '!mir.sampler'}}
func.func @f(%p: !mir.ptr<global, !mir.sampler>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to '!mir.image2d<f32>'}}
func.func @f(%p: !mir.ptr<global, !mir.image2d<f32>>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to '!mir.storage_buffer<f32>'}}
func.func @f(%p: !mir.ptr<global, !mir.storage_buffer<f32>>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to '!mir.acceleration_structure'}}
func.func @f(%p: !mir.ptr<global, !mir.acceleration_structure>) {
  return
}

// -----

// A pointer without a storage space.
// expected-error@+2 {{to be one of: generic, global, workgroup, private, constant}}
// expected-error@+1 {{failed to parse Mir_PtrType parameter 'space'}}
func.func @f(%p: !mir.ptr<f32>) {
  return
}

// -----

// expected-error@+1 {{an image of 2 dimensions is written !mir.image2d}}
func.func private @f(!mir.image<dim2, f32>)

// -----

// expected-error@+1 {{an image with samples is sampled or depth, not write}}
func.func private @f(!mir.image<dim2_samples, f32, write>)

// -----

// expected-error@+1 {{depths are f32, in images that are neither dim3 nor buffer, not 'f16' in dim2}}
func.func private @f(!mir.image2d<f16, depth>)

// -----

// expected-error@+1 {{depths are f32, in images that are neither dim3 nor buffer, not 'f32' in buffer}}
func.func private @f(!mir.image<buffer, f32, depth>)

// -----

// expected-error@+1 {{atomics update texels of f32, si32 or ui32, not of f16}}
func.func private @f(!mir.image2d<f16, atomic>)
