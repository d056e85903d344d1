// Modules and types that the SPIR-V dialect refuses.
// R-SPVD-4 R-SPVD-11 R-SPVD-17
// RUN: gir-opt --split-input-file --verify-diagnostics %s

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.func' op cannot have more than one result}}
  spirv.func @results() -> (i32, i32) "None" { spirv.Unreachable }
}

// -----

spirv.module Logical GLSL450 {
  spirv.func @outer() "None" {
    // expected-error@+1 {{'spirv.func' op failed to verify that op must appear in a module-like op's block}}
    spirv.func @inner() "None" { spirv.Return }
    spirv.Return
  }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  func.func @f() { return }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{unknown storage class: Register}}
  spirv.func @f(%p: !spirv.ptr<i32, Register>) "None" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected array length greater than 0}}
  spirv.func @f(%p: !spirv.array<0 x i32>) "None" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{offset specification must be given for all members}}
  spirv.func @f(%p: !spirv.struct<(i32 [0], i32)>) "None" { spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
  // expected-error@+1 {{expected valid keyword}}
  spirv.func @f(%p: !spirv.image<f32, 2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>) "None" { spirv.Return }
}
