// Functions, calls, branches and globals of gir.
// R-GIR-2 R-GIR-23 R-GIR-26 R-GIR-28 R-GIR-30 R-GIR-31 R-GIR-34 R-GIR-38 R-GIR-39
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'gir.func' op is a kernel and must return void, not 'f32'}}
gir.func @kernel_with_a_result(%a: f32) -> f32 attributes {kernel} {
  gir.return %a : f32
}

// -----

// expected-error@+1 {{'gir.func' op returns more than one value}}
gir.func @two_results(%a: f32) -> (f32, f32) {
  gir.return %a : f32
}

// -----

// expected-error@+1 {{'gir.func' op cannot be both inline and noinline}}
gir.func @both_hints() attributes {inline_hint, noinline_hint} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op is a kernel without a body; a kernel needs at least one block}}
gir.func @no_body() attributes {kernel}

// -----

// expected-error@+1 {{'gir.func' op workgroup_size takes three positive extents}}
gir.func @two_extents() attributes {kernel, workgroup_size = array<i32: 8, 8>} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op workgroup_size takes three positive extents}}
gir.func @empty_workgroup() attributes {kernel, workgroup_size = array<i32: 8, 0, 8>} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op has a workgroup_size, but is not a kernel}}
gir.func @size_of_a_function() attributes {workgroup_size = array<i32: 8, 8, 8>} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op subgroup_size must be positive}}
gir.func @empty_subgroup() attributes {kernel, subgroup_size = 0 : i32} {
  gir.return
}

// -----

gir.func @value_from_void(%a: f32) {
  // expected-error@+1 {{'gir.return' op returns a value, but '@value_from_void' returns void}}
  gir.return %a : f32
}

// -----

gir.func @nothing_from_a_value() -> f32 {
  // expected-error@+1 {{'gir.return' op returns nothing, but '@nothing_from_a_value' returns 'f32'}}
  gir.return
}

// -----

gir.func @value_of_another_type(%a: f64) -> f32 {
  // expected-error@+1 {{'gir.return' op returns 'f64', but '@value_of_another_type' returns 'f32'}}
  gir.return %a : f64
}

// -----

func.func @foreign() {
  // expected-error@+1 {{'gir.return' op expects parent op 'gir.func'}}
  gir.return
}

// -----

gir.func @behind_the_end() {
  // expected-error@+1 {{'gir.return' op must be the last operation in the parent block}}
  gir.return
  gir.return
}

// -----

gir.func @too_few_operands(%a: ui32) {
  // expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
  gir.br ^next
^next(%b: ui32):
  gir.return
}

// -----

gir.func @operand_of_another_type(%a: ui32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #1}}
  gir.br_if %a, ^first, ^second(%a : ui32)
^first:
  gir.return
^second(%b: si32):
  gir.return
}

// -----

gir.func @condition(%a: f32) {
  // expected-error@+1 {{'gir.br_if' op operand #0 must be 32-bit unsigned integer, but got 'f32'}}
  "gir.br_if"(%a)[^next, ^next] {operandSegmentSizes = array<i32: 1, 0, 0>} : (f32) -> ()
^next:
  gir.return
}

// -----

gir.func @call_of_nothing() {
  // expected-error@+1 {{'gir.call' op calls '@missing', which is not a function}}
  gir.call @missing() : () -> ()
  gir.return
}

// -----

gir.global @data : !gir.ptr<global, f32>
gir.func @call_of_a_global() {
  // expected-error@+1 {{'gir.call' op calls '@data', which is not a function}}
  gir.call @data() : () -> ()
  gir.return
}

// -----

gir.func @kernel() attributes {kernel} {
  gir.return
}
gir.func @call_of_a_kernel() {
  // expected-error@+1 {{'gir.call' op calls kernel '@kernel'; move the common code into a function}}
  gir.call @kernel() : () -> ()
  gir.return
}

// -----

gir.func @callee(%a: f32, %b: ui32) -> f32 {
  gir.return %a : f32
}
gir.func @arguments(%a: f32) {
  // expected-error@+1 {{'gir.call' op does not fit '@callee', which takes 'f32', 'ui32'}}
  %0 = gir.call @callee(%a) : (f32) -> f32
  gir.return
}

// -----

gir.func @callee(%a: f32) -> f32 {
  gir.return %a : f32
}
gir.func @result(%a: f32) {
  // expected-error@+1 {{'gir.call' op does not fit '@callee', which returns 'f32'}}
  %0 = gir.call @callee(%a) : (f32) -> f64
  gir.return
}

// -----

gir.func @leaf() {
  gir.return
}
gir.func @through_another() {
  gir.call @leaf() : () -> ()
  gir.call @back() : () -> ()
  gir.return
}
gir.func @back() {
  gir.br ^next
^next:
  // expected-error@+1 {{'gir.call' op makes '@back' recursive; recursion is not allowed}}
  gir.call @through_another() : () -> ()
  gir.return
}

// -----

gir.func @address_of_nothing() {
  // expected-error@+1 {{'gir.address_of' op names '@missing', which is not a global}}
  %0 = gir.address_of @missing : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.global @data : !gir.ptr<global, f32>
gir.func @address_of_another_type() {
  // expected-error@+1 {{'gir.address_of' op gives '!gir.ptr<shared, f32>', but '@data' is '!gir.ptr<global, f32>'}}
  %0 = gir.address_of @data : !gir.ptr<shared, f32>
  gir.return
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
gir.global @twice : !gir.ptr<global, f32>
// expected-error@+1 {{redefinition of symbol named 'twice'}}
gir.global @twice : !gir.ptr<global, f32>

// -----

// expected-error@+1 {{'gir.global' op attribute 'type' failed to satisfy constraint: type attribute of pointer to a type in an address space}}
"gir.global"() {sym_name = "scalar", type = f32} : () -> ()

// -----

// expected-error@+1 {{'gir.global' op cannot be in generic memory; use global, shared or const}}
gir.global @generic : !gir.ptr<generic, f32>

// -----

// expected-error@+1 {{'gir.global' op cannot be in local memory; use global, shared or const}}
gir.global @local : !gir.ptr<local, f32>

// -----

// expected-error@+1 {{'gir.global' op count must be at least 1}}
gir.global @empty : !gir.ptr<shared, f32> count 0

// -----

// expected-error@+1 {{'gir.global' op count must be at least 1}}
gir.global @negative : !gir.ptr<shared, f32> count -1

// -----

// expected-error@+1 {{'gir.global' op count=dynamic is for shared memory without a count}}
gir.global @dynamic_global_memory : !gir.ptr<global, f32> dynamic

// -----

// expected-error@+1 {{'gir.global' op count=dynamic is for shared memory without a count}}
gir.global @dynamic_and_counted : !gir.ptr<shared, f32> count 4 dynamic

// -----

// expected-error@+1 {{'gir.global' op is in shared memory, which cannot be initialised; store to it in the kernel}}
gir.global @initialised_shared : !gir.ptr<shared, f32> = 1.0 : f32

// -----

// expected-error@+1 {{'gir.global' op cannot have both an address and an initial value}}
gir.global @placed_and_initialised : !gir.ptr<global, f32> addr(16) = 1.0 : f32

// -----

// expected-error@+1 {{'gir.global' op holds 'f32', but is initialised with 1 : ui32}}
gir.global @value_of_another_type : !gir.ptr<global, f32> = 1 : ui32

// -----

// expected-error@+1 {{'gir.global' op holds 'f32', but is initialised with "text"}}
gir.global @value_without_type : !gir.ptr<global, f32> = "text"

// -----

// expected-error@+1 {{'gir.global' op needs one initial value for each of its elements}}
gir.global @one_value_for_many : !gir.ptr<global, f32> count 2 = 1.0 : f32

// -----

// expected-error@+1 {{'gir.global' op holds 'f32', but is initialised with 'f64'}}
gir.global @elements_of_another_type : !gir.ptr<const, f32> count 2 = dense<1.0> : tensor<2xf64>

// -----

// expected-error@+1 {{'gir.global' op holds 2 elements, but is initialised with 3}}
gir.global @too_many_elements : !gir.ptr<const, f32> count 2 = dense<1.0> : tensor<3xf32>

// -----

// expected-error@+1 {{'gir.global' op holds 1 element, but is initialised with 3}}
gir.global @elements_without_count : !gir.ptr<const, f32> = dense<1.0> : tensor<3xf32>

// -----

// expected-error@+1 {{'gir.func' op has a subgroup_size, but is not a kernel}}
gir.func @subgroup_of_a_function() attributes {subgroup_size = 32 : i32} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op is a kernel, but its parameter 1 points to local memory; use gir.alloc in the kernel}}
gir.func @private(%n: ui32, %p: !gir.ptr<local, f32>) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op binds parameter 0, but is not a kernel}}
gir.func @bound_by_a_function(%p: !gir.ptr<global, f32> {gir.resource = [0, 0]}) {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op binds parameter 1, which is 'ui32', not a pointer}}
gir.func @bound_scalar(%p: !gir.ptr<global, f32>, %n: ui32 {gir.resource = [0, 0]}) attributes {kernel} {
  gir.return
}

// -----

// expected-error@+1 {{'gir.func' op binds parameters 0 and 2 both to set 1, binding 3}}
gir.func @bound_twice(%x: !gir.ptr<global, f32> {gir.resource = [1, 3]}, %y: !gir.ptr<global, f32> {gir.resource = [0, 3]}, %z: !gir.ptr<const, f32> {gir.resource = [1, 3]}) attributes {kernel} {
  gir.return
}

// -----

gir.global @first : !gir.ptr<shared, f32> dynamic
gir.global @second : !gir.ptr<shared, ui32> dynamic
gir.func @callee() {
  %0 = gir.address_of @first : !gir.ptr<shared, f32>
  gir.return
}
gir.func @each_one() attributes {kernel} {
  %0 = gir.address_of @second : !gir.ptr<shared, ui32>
  gir.return
}
// expected-error@+1 {{'gir.func' op uses two globals that are sized at launch, '@second' and '@first'; divide one between them}}
gir.func @both() attributes {kernel} {
  gir.call @callee() : () -> ()
  %0 = gir.address_of @second : !gir.ptr<shared, ui32>
  gir.return
}

// -----

gir.func @callee() {
  gir.return
}
gir.func @superfluous_argument(%a: ui32) {
  // expected-error@+1 {{'gir.call' op does not fit '@callee', which takes nothing}}
  gir.call @callee(%a) : (ui32) -> ()
  gir.return
}

// -----

gir.func @callee() {
  gir.return
}
gir.func @superfluous_result() {
  // expected-error@+1 {{'gir.call' op does not fit '@callee', which returns nothing}}
  %0 = gir.call @callee() : () -> ui32
  gir.return
}

// -----

// expected-error@+1 {{'gir.global' op is initialised with more than 256 MiB; fill it at run time}}
gir.global @vast : !gir.ptr<const, ui64> count 9223372036854775807 = dense<0> : tensor<9223372036854775807xui64>

// -----

// The largest.
gir.global @large : !gir.ptr<const, ui64> count 33554432 = dense<0> : tensor<33554432xui64>

// -----

// expected-error@+1 {{'gir.global' op is initialised with more than 256 MiB; fill it at run time}}
gir.global @larger : !gir.ptr<const, ui64> count 33554433 = dense<0> : tensor<33554433xui64>

// -----

// expected-error@+1 {{'gir.global' op holds 2 of 'vector<4xf32>', which 'tensor<2x4xf32>' initialises, not 'tensor<8xf32>'}}
gir.global @lanes_in_a_row : !gir.ptr<const, vector<4xf32>> count 2 = dense<1.0> : tensor<8xf32>

// -----

// expected-error@+1 {{'gir.global' op holds 2 of 'vector<4xf32>', which 'tensor<2x4xf32>' initialises, not 'tensor<2x4xf64>'}}
gir.global @lanes_of_another_type : !gir.ptr<const, vector<4xf32>> count 2 = dense<1.0> : tensor<2x4xf64>

// -----

// expected-error@+1 {{'gir.global' op holds 1 of 'vector<3xf32>', which 'tensor<1x3xf32>' initialises, not 'tensor<2x3xf32>'}}
gir.global @too_many_vectors : !gir.ptr<const, vector<3xf32>> = dense<1.0> : tensor<2x3xf32>

// -----

// expected-error@+1 {{'gir.global' op holds 'vector<4xf32>', but is initialised with 1.000000e+00 : f32}}
gir.global @number_for_a_vector : !gir.ptr<const, vector<4xf32>> = 1.0 : f32

// -----

// expected-error@+1 {{'gir.global' op is initialised with more than 256 MiB; fill it at run time}}
gir.global @larger_vectors : !gir.ptr<const, vector<4xf32>> count 16777217 = dense<0.0> : tensor<16777217x4xf32>

// -----

gir.func @branch_with_a_signless_number(%a: i32) {
  // expected-error@+1 {{'gir.br' op operand #0 must be variadic of scalar, vector or pointer, but got 'i32'}}
  gir.br ^next(%a : i32)
^next(%b: i32):
  gir.return
}
