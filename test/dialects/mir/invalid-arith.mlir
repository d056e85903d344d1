// The total integer and conversion ops of mir.
// R-CARD-3 R-GIR-53 R-GIR-56
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @divsi_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.divsi' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.divsi %a, %a : f32
  return
}

// -----

func.func @divsi_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.divsi' op requires the same type for all operands and results}}
  %0 = "mir.divsi"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @divui_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.divui %a, %a : f32
  return
}

// -----

func.func @divui_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.divui' op requires the same type for all operands and results}}
  %0 = "mir.divui"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @remsi_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.remsi' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.remsi %a, %a : f32
  return
}

// -----

func.func @remsi_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.remsi' op requires the same type for all operands and results}}
  %0 = "mir.remsi"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @remui_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.remui' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.remui %a, %a : f32
  return
}

// -----

func.func @remui_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.remui' op requires the same type for all operands and results}}
  %0 = "mir.remui"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @shli_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.shli' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.shli %a, %a : f32
  return
}

// -----

func.func @shli_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.shli' op requires the same type for all operands and results}}
  %0 = "mir.shli"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @shrsi_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.shrsi' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.shrsi %a, %a : f32
  return
}

// -----

func.func @shrsi_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.shrsi' op requires the same type for all operands and results}}
  %0 = "mir.shrsi"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @shrui_of_floats(%a: f32) {
  // expected-error@+1 {{'mir.shrui' op operand #0 must be signless integer, but got 'f32'}}
  %0 = mir.shrui %a, %a : f32
  return
}

// -----

func.func @shrui_of_two_types(%a: i32, %b: i8) {
  // expected-error@+1 {{'mir.shrui' op requires the same type for all operands and results}}
  %0 = "mir.shrui"(%a, %b) : (i32, i8) -> i32
  return
}

// -----

func.func @signed_operand(%a: si32) {
  // expected-error@+1 {{'mir.divsi' op operand #0 must be signless integer, but got 'si32'}}
  %0 = mir.divsi %a, %a : si32
  return
}

// -----

func.func @fptosi_of_an_integer(%a: i32) {
  // expected-error@+1 {{'mir.fptosi' op operand #0 must be floating-point number, but got 'i32'}}
  %0 = mir.fptosi %a : i32 -> i32
  return
}

// -----

func.func @fptosi_to_a_float(%a: f32) {
  // expected-error@+1 {{'mir.fptosi' op result #0 must be signless integer, but got 'f64'}}
  %0 = mir.fptosi %a : f32 -> f64
  return
}

// -----

func.func @fptosi_of_a_vector(%a: vector<5xf32>) {
  // expected-error@+1 {{'mir.fptosi' op operand #0 must be floating-point number, but got 'vector<5xf32>'}}
  %0 = mir.fptosi %a : vector<5xf32> -> vector<5xi32>
  return
}

// -----

func.func @fptoui_of_an_integer(%a: i32) {
  // expected-error@+1 {{'mir.fptoui' op operand #0 must be floating-point number, but got 'i32'}}
  %0 = mir.fptoui %a : i32 -> i32
  return
}

// -----

func.func @fptoui_to_a_float(%a: f32) {
  // expected-error@+1 {{'mir.fptoui' op result #0 must be signless integer, but got 'f64'}}
  %0 = mir.fptoui %a : f32 -> f64
  return
}

// -----

func.func @fptoui_of_a_vector(%a: vector<5xf32>) {
  // expected-error@+1 {{'mir.fptoui' op operand #0 must be floating-point number, but got 'vector<5xf32>'}}
  %0 = mir.fptoui %a : vector<5xf32> -> vector<5xi32>
  return
}

// -----

func.func @division_of_index(%a: index) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'index'}}
  %0 = mir.divui %a, %a : index
  return
}

// -----

func.func @division_of_i1(%a: i1) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'i1'}}
  %0 = mir.divui %a, %a : i1
  return
}

// -----

func.func @division_of_i7(%a: i7) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'i7'}}
  %0 = mir.divui %a, %a : i7
  return
}

// -----

func.func @division_of_i128(%a: i128) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'i128'}}
  %0 = mir.divui %a, %a : i128
  return
}

// -----

func.func @division_of_vector(%a: vector<6xi32>) {
  // expected-error@+1 {{'mir.divui' op operand #0 must be signless integer, but got 'vector<6xi32>'}}
  %0 = mir.divui %a, %a : vector<6xi32>
  return
}

// -----

func.func @fptoui_to_a_bit(%a: f32) {
  // expected-error@+1 {{'mir.fptoui' op result #0 must be signless integer, but got 'i1'}}
  %0 = mir.fptoui %a : f32 -> i1
  return
}

// -----

func.func @fptosi_of_another_format(%a: f8E4M3FNUZ) {
  // expected-error@+1 {{'mir.fptosi' op operand #0 must be floating-point number, but got 'f8E4M3FNUZ'}}
  %0 = mir.fptosi %a : f8E4M3FNUZ -> i32
  return
}
