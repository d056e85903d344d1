// Operations that do not work lane by lane are refused, each at its place.
// RUN: gir-opt --target=vulkan1.3 --lir-split-vectors %s --split-input-file --verify-diagnostics

func.func @reductions(%v: vector<8xi32>, %w: vector<16xi32>) -> i32 {
  // expected-error@+1 {{'vector.reduction' op cannot be split into the vectors that the target has; take the vector apart}}
  %0 = vector.reduction <add>, %v : vector<8xi32> into i32
  // expected-error@+1 {{'vector.reduction' op cannot be split into the vectors that the target has; take the vector apart}}
  %1 = vector.reduction <add>, %w : vector<16xi32> into i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// -----

func.func @position(%v: vector<8xi32>, %i: index) -> i32 {
  // expected-error@+1 {{'vector.extract' op cannot be split into the vectors that the target has}}
  %0 = vector.extract %v[%i] : i32 from vector<8xi32>
  return %0 : i32
}

// -----

func.func @broadcast_of_a_vector(%v: vector<1xi32>) {
  // expected-error@+1 {{'vector.broadcast' op cannot be split into the vectors that the target has}}
  %0 = vector.broadcast %v : vector<1xi32> to vector<8xi32>
  return
}
