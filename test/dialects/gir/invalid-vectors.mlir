// Vectors of gir: lengths, lanes, and operations that keep the number of lanes.
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @no_such_length(%a: f32) {
  // expected-error@+1 {{custom op 'gir.splat' 'result' must be vector of 2, 3, 4, 8 or 16 lanes, but got 'vector<5xf32>'}}
  %0 = gir.splat %a : vector<5xf32>
  gir.return
}

// -----

gir.func @two_dimensions(%a: vector<2x2xf32>) {
  // expected-error@+1 {{'gir.add' op operand #0 must be scalar or vector, but got 'vector<2x2xf32>'}}
  %0 = gir.add %a, %a : vector<2x2xf32>
  gir.return
}

// -----

gir.func @scalable(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'gir.add' op operand #0 must be scalar or vector, but got 'vector<[4]xf32>'}}
  %0 = gir.add %a, %a : vector<[4]xf32>
  gir.return
}

// -----

gir.func @signless_lanes(%a: vector<4xi32>) {
  // expected-error@+1 {{'gir.and' op operand #0 must be integer, but got 'vector<4xi32>'}}
  %0 = gir.and %a, %a : vector<4xi32>
  gir.return
}

// -----

gir.func @bits_of_floats(%a: vector<4xf32>) {
  // expected-error@+1 {{'gir.xor' op operand #0 must be integer, but got 'vector<4xf32>'}}
  %0 = gir.xor %a, %a : vector<4xf32>
  gir.return
}

// -----

gir.func @lanes_of_another_type(%a: f32, %b: ui32) {
  // expected-error@+1 {{'gir.vec' op makes 'vector<2xf32>', but takes 'ui32'}}
  %0 = gir.vec %a, %b : f32, ui32 -> vector<2xf32>
  gir.return
}

// -----

gir.func @too_few_lanes(%a: f32, %b: vector<2xf32>) {
  // expected-error@+1 {{'gir.vec' op makes 'vector<4xf32>', but takes 3 lanes}}
  %0 = gir.vec %a, %b : f32, vector<2xf32> -> vector<4xf32>
  gir.return
}

// -----

gir.func @lane_of_a_scalar(%a: f32, %i: ui32) {
  // expected-error@+1 {{'gir.extract' op operand #0 must be vector of 2, 3, 4, 8 or 16 lanes, but got 'f32'}}
  %0 = "gir.extract"(%a, %i) : (f32, ui32) -> f32
  gir.return
}

// -----

gir.func @signed_lane(%v: vector<4xf32>, %i: si32) {
  // expected-error@+1 {{'gir.extract' op operand #1 must be 32-bit unsigned integer, but got 'si32'}}
  %0 = "gir.extract"(%v, %i) : (vector<4xf32>, si32) -> f32
  gir.return
}

// -----

gir.func @lane_of_another_type(%v: vector<4xf32>, %i: ui32) {
  // expected-error@+1 {{'gir.extract' op failed to verify that result is a lane of the vector}}
  %0 = "gir.extract"(%v, %i) : (vector<4xf32>, ui32) -> f16
  gir.return
}

// -----

gir.func @insertion_of_another_type(%v: vector<4xf32>, %a: f16, %i: ui32) {
  // expected-error@+1 {{'gir.insert' op failed to verify that value is a lane of the vector}}
  %0 = "gir.insert"(%v, %a, %i) : (vector<4xf32>, f16, ui32) -> vector<4xf32>
  gir.return
}

// -----

gir.func @insertion_that_changes_the_type(%v: vector<4xf32>, %a: f32, %i: ui32) {
  // expected-error@+1 {{'gir.insert' op failed to verify that all of {vector, result} have same type}}
  %0 = "gir.insert"(%v, %a, %i) : (vector<4xf32>, f32, ui32) -> vector<3xf32>
  gir.return
}

// -----

gir.func @splat_of_another_type(%a: f16) {
  // expected-error@+1 {{'gir.splat' op failed to verify that operand is a lane of the result}}
  %0 = "gir.splat"(%a) : (f16) -> vector<3xf32>
  gir.return
}

// -----

gir.func @comparison_with_one_flag(%v: vector<4xf32>) {
  // expected-error@+1 {{'gir.fcmp' op failed to verify that result is a ui32 for each lane of the operands}}
  %0 = "gir.fcmp"(%v, %v) {predicate = 0 : i32} : (vector<4xf32>, vector<4xf32>) -> ui32
  gir.return
}

// -----

gir.func @order_of_the_other_sign(%v: vector<4xui32>) {
  // expected-error@+1 {{'gir.icmp' op orders signed integers, but its operands are 'vector<4xui32>'; use gir.ucmp}}
  %0 = gir.icmp lt %v, %v : vector<4xui32>
  gir.return
}

// -----

gir.func @condition_of_another_length(%c: vector<2xui32>, %v: vector<4xf32>) {
  // expected-error@+1 {{'gir.select' op chooses lane by lane, but its condition is 'vector<2xui32>' and its values are 'vector<4xf32>'}}
  %0 = gir.select %c, %v, %v : vector<2xui32>, vector<4xf32>
  gir.return
}

// -----

gir.func @lanes_that_choose_scalars(%c: vector<2xui32>, %a: f32) {
  // expected-error@+1 {{'gir.select' op chooses lane by lane, but its condition is 'vector<2xui32>' and its values are 'f32'}}
  %0 = gir.select %c, %a, %a : vector<2xui32>, f32
  gir.return
}

// -----

gir.func @branch_on_a_vector(%c: vector<2xui32>) {
  // expected-error@+1 {{'gir.br_if' op operand #0 must be 32-bit unsigned integer, but got 'vector<2xui32>'}}
  "gir.br_if"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (vector<2xui32>) -> ()
^a:
  gir.return
}

// -----

gir.func @truncation_to_fewer_lanes(%v: vector<4xui32>) {
  // expected-error@+1 {{'gir.trunc' op must keep the number of lanes, but goes from 'vector<4xui32>' to 'vector<2xui16>'}}
  %0 = gir.trunc %v : vector<4xui32> -> vector<2xui16>
  gir.return
}

// -----

gir.func @conversion_to_a_scalar(%v: vector<4xf32>) {
  // expected-error@+1 {{'gir.fptosi' op must keep the number of lanes, but goes from 'vector<4xf32>' to 'si32'}}
  %0 = gir.fptosi %v : vector<4xf32> -> si32
  gir.return
}

// -----

gir.func @extension_that_narrows(%v: vector<4xui32>) {
  // expected-error@+1 {{'gir.zext' op must widen, but goes from 'vector<4xui32>' to 'vector<4xui16>'}}
  %0 = gir.zext %v : vector<4xui32> -> vector<4xui16>
  gir.return
}

// -----

gir.func @bitcast_to_another_width(%v: vector<4xf32>) {
  // expected-error@+1 {{'gir.bitcast' op needs types of equal width, but goes from 'vector<4xf32>' to 'ui64'}}
  %0 = gir.bitcast %v : vector<4xf32> -> ui64
  gir.return
}

// -----

gir.func @bitcast_to_a_pointer(%v: vector<2xf32>) {
  // expected-error@+1 {{'gir.bitcast' op cannot turn 'vector<2xf32>' into '!gir.ptr<global, f32>'}}
  %0 = gir.bitcast %v : vector<2xf32> -> !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @index(%p: !gir.ptr<global, f32>, %i: vector<2xui32>) {
  // expected-error@+1 {{'gir.gep' op operand #1 must be integer, but got 'vector<2xui32>'}}
  %0 = gir.gep %p[%i] stride 4 : <global, f32>, vector<2xui32>
  gir.return
}

// -----

// expected-error@+1 {{'gir.global' op holds 'vector<2xf32>', but is initialised with 1.000000e+00 : f32}}
gir.global @one : !gir.ptr<const, vector<2xf32>> = 1.0 : f32
