// Operations on elements of cooperative matrices that do not verify.
// R-RUNA-35
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @one(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op takes 2 matrices for 'addf', not 1}}
  %0 = mir.gpu.coop_mat_map addf %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @two(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op takes 1 matrix for 'negf', not 2}}
  %0 = mir.gpu.coop_mat_map negf %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @kinds(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op 'addi' takes integers, not 'f16'}}
  %0 = mir.gpu.coop_mat_map addi %a, %a : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<16x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @small(%a: !mir.coop_matrix<16x16xbf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op 'negf' takes f16, f32 and f64, not 'bf16'}}
  %0 = mir.gpu.coop_mat_map negf %a : (!mir.coop_matrix<16x16xbf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xbf16, accumulator, subgroup>
  return
}

// -----

func.func @shapes(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>, %b: !mir.coop_matrix<8x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op makes '!mir.coop_matrix<16x16xf16, accumulator, subgroup>' of '!mir.coop_matrix<8x16xf16, accumulator, subgroup>'}}
  %0 = mir.gpu.coop_mat_map addf %a, %b : (!mir.coop_matrix<16x16xf16, accumulator, subgroup>, !mir.coop_matrix<8x16xf16, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @narrower(%a: !mir.coop_matrix<16x16xf32, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_map' op makes '!mir.coop_matrix<16x16xf16, accumulator, subgroup>' of '!mir.coop_matrix<16x16xf32, accumulator, subgroup>'}}
  %0 = mir.gpu.coop_mat_map extf %a : (!mir.coop_matrix<16x16xf32, accumulator, subgroup>) -> !mir.coop_matrix<16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @number(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>) {
  // expected-error@+1 {{'mir.gpu.coop_mat_extract' op attribute 'number' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = mir.gpu.coop_mat_extract %a[-1] : <16x16xf16, accumulator, subgroup>
  return
}

// -----

func.func @place(%a: !mir.coop_matrix<16x16xf16, accumulator, subgroup>, %x: f16) {
  // expected-error@+1 {{'mir.gpu.coop_mat_insert' op attribute 'number' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
  %0 = mir.gpu.coop_mat_insert %x, %a[-1] : <16x16xf16, accumulator, subgroup>
  return
}
