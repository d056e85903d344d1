// Vectors in lir: lengths, lanes, and total conversions that keep their number.
// R-RUNA-7
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @no_such_length(%v: vector<5xi32>) {
  // expected-error@+1 {{'lir.divsi' op operand #0 must be signless integer, but got 'vector<5xi32>'}}
  %0 = lir.divsi %v, %v : vector<5xi32>
  return
}

// -----

func.func @other_lanes(%v: vector<4xf32>) {
  // expected-error@+1 {{'lir.fptosi' op requires the same shape for all operands and results}}
  %0 = lir.fptosi %v : vector<4xf32> -> vector<2xi32>
  return
}

// -----

func.func @lanes_of_a_scalar(%x: f32) {
  // expected-error@+1 {{'lir.fptoui' op requires the same shape for all operands and results}}
  %0 = lir.fptoui %x : f32 -> vector<2xi32>
  return
}

// -----

func.func @lane_of_another_type(%v: vector<4xf32>, %i: i32) {
  // expected-error@+1 {{'lir.extract_lane' op failed to verify that result is a lane of the vector}}
  %0 = "lir.extract_lane"(%v, %i) : (vector<4xf32>, i32) -> f16
  return
}

// -----

func.func @wide_lane_number(%v: vector<4xf32>, %i: i64) {
  // expected-error@+1 {{'lir.extract_lane' op operand #1 must be 32-bit signless integer, but got 'i64'}}
  %0 = "lir.extract_lane"(%v, %i) : (vector<4xf32>, i64) -> f32
  return
}

// -----

func.func @insertion_of_another_type(%v: vector<4xf32>, %x: i32, %i: i32) {
  // expected-error@+1 {{'lir.insert_lane' op failed to verify that value is a lane of the vector}}
  %0 = "lir.insert_lane"(%v, %x, %i) : (vector<4xf32>, i32, i32) -> vector<4xf32>
  return
}
