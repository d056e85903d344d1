// Errors and locations refer to positions in the original text.
// R-SPVD-1 R-SPVD-17 R-SPVD-19
// RUN: split-file %s %t
// RUN: gir-opt --upgrade-legacy-spv --split-input-file --verify-diagnostics %t/verified.mlir
// RUN: not gir-opt --upgrade-legacy-spv %t/place.mlir 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: gir-opt --upgrade-legacy-spv --mlir-print-debuginfo --mlir-print-local-scope %t/located.mlir | FileCheck %s --check-prefix=LOCATED
// RUN: not gir-opt --upgrade-legacy-spv %t/k.gir 2>&1 | FileCheck %s --check-prefix=GIR
// Without the flag, the dialect is not known.
// RUN: not gir-opt %t/located.mlir 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN: located.mlir:1:1: error:

//--- verified.mlir
func @gone() {
  // expected-error@+1 {{'spv.CooperativeMatrixLoadNV' no longer exists; use the matrices of SPV_KHR_cooperative_matrix}}
  %0 = spv.CooperativeMatrixLoadNV %p, %s, %c : !spv.ptr<i32, StorageBuffer>
  return
}

// -----

func @chain(%p : !spv.ptr<vector<4xf32>, Function>) {
  %i = spv.Unknown
  // expected-error@+1 {{the type of this index cannot be determined; write the types as in 'spirv.AccessChain %p[%i] : P, i32 -> R'}}
  %q = spv.AccessChain %p[%i] : !spv.ptr<vector<4xf32>, Function>
  return
}

// -----

// expected-error@+1 {{an unknown number of a model; give the model by name before the body, one of Simple, GLSL450, OpenCL, Vulkan}}
spv.module {} attributes {addressing_model = 0 : i32, memory_model = 9 : i32}

// -----

func @merge(%c: i1) {
  // expected-error@+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
  spv.selection {
    spv.BranchConditional %c, ^a, ^merge
  ^a:
    spv._merge
  ^merge:
    spv.Unreachable
  }
  return
}

// -----

spv.module "Logical" "GLSL450" {
  // expected-error@+1 {{'spirv.func' op cannot have more than one result}}
  func @results() -> (i32, i32) { spv.Unreachable }
}

// -----

spv.module "Logical" "GLSL450" {
  func @outer() {
    // expected-error@+1 {{'spirv.func' op failed to verify that op must appear in a module-like op's block}}
    func @inner() { return }
    return
  }
}

// -----

spv.module "Logical" "GLSL450" {
  // expected-error@+1 {{'spirv.module' can only contain spirv.* ops}}
  %x = "arith.constant"() {value = 1 : i32} : () -> i32
}

//--- place.mlir
// PLACE: place.mlir:6:28: error: use of undeclared SSA value name
// PLACE-NEXT: {{^}}  spv.Store "Function" %x, %y : i32
// PLACE-NEXT: {{^                           \^}}
func @f(%x : !spv.ptr<i32, Function>) { spv.Branch ^bb1
^bb1:
  spv.Store "Function" %x, %y : i32
}

//--- located.mlir
func @f() {
  // LOCATED: spirv.Constant 1 : i32 loc("{{.*}}located.mlir":4:34)
  // LOCATED: spirv.Constant 2 : i32 loc("{{.*}}located.mlir":4:60)
  %p = spv.constant 0 : i32 %q = spv.constant 1 : i32 %r = spv.constant 2 : i32
  return
}

//--- k.gir
; GIR: k.gir:1:1: error: the input is not MLIR text
func @f() -> void {
entry:
  ret
}
