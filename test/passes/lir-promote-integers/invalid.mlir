// Errors: integers that are too wide, parameters of kernels, and operations without a counterpart.
// R-CHIP-28 R-CHIP-31
// RUN: gir-opt --lir-promote-integers %s --split-input-file --verify-diagnostics

func.func @too_wide(%x: i64) -> i64 {
  // expected-error@+1 {{'arith.extui' op has a value of type i65; integers have at most 64 bits, compute on several of them}}
  %a = arith.extui %x : i64 to i65
  %b = arith.trunci %a : i65 to i64
  return %b : i64
}

// -----

// expected-error@+1 {{'func.func' op is a kernel with parameter 1 of type i33, and kernels keep their types; make it i64, and truncate it}}
func.func @kernel(%p: !mir.ptr<global, i64>, %x: i33)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// -----

func.func @reduction(%v: vector<4xi33>) -> i33 {
  // expected-error@+1 {{'vector.reduction' op does not support integers of odd widths; extend them to 8, 16, 32 or 64 bits first}}
  %r = vector.reduction <add>, %v : vector<4xi33> into i33
  return %r : i33
}
