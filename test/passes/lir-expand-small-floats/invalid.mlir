// Operations without a form on small floats.
// RUN: gir-opt --lir-expand-small-floats --verify-diagnostics --split-input-file %s

func.func @rounding(%x: f32) -> bf16 {
  // expected-error @below {{'arith.truncf' op does not take bf16, tf32 and floats of 8 bits; extend them to f32, and truncate the result}}
  %r = arith.truncf %x upward : f32 to bf16
  return %r : bf16
}

// -----

func.func @fused(%x: tf32) -> tf32 {
  // expected-error @below {{'math.fma' op does not take bf16, tf32 and floats of 8 bits; extend them to f32, and truncate the result}}
  %r = math.fma %x, %x, %x : tf32
  return %r : tf32
}

// -----

func.func @filled(%x: bf16) {
  // expected-error @below {{'lir.coop_mat_splat' op does not take bf16, tf32 and floats of 8 bits; extend them to f32, and truncate the result}}
  %m = lir.coop_mat_splat %x : <16x16xbf16, a, subgroup>
  return
}
