// Declarations that the library cannot serve.
// RUN: gir-opt --mir-link-library %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'@gir.reduce_mean_f32' is declared and not defined, and the library has no such function; define it, or declare one that docs/library.md lists}}
func.func private @gir.reduce_mean_f32(f32) -> f32

// -----

// expected-error@+1 {{the declaration of '@gir.reduce_add_f32' differs from the definition in the library; write 'func.func private @gir.reduce_add_f32(f32, !mir.ptr<workgroup, f32>) -> f32'}}
func.func private @gir.reduce_add_f32(f32) -> f32

// -----

// Other declarations are left alone, and so are definitions.
func.func private @other(f32) -> f32
func.func @gir.reduce_add_f32(%value: f32) -> f32 {
  return %value : f32
}
