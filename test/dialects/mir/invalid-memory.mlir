// Pointers, memory ops and globals of mir.
// R-CARD-3 R-GIR-26 R-GIR-65 R-GIR-67
// RUN: gir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to 'si32'}}
func.func @pointee(%p: !mir.ptr<global, si32>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to 'i24'}}
func.func @pointee(%p: !mir.ptr<global, i24>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to 'i1'}}
func.func @pointee(%p: !mir.ptr<global, i1>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to 'vector<5xf32>'}}
func.func @pointee(%p: !mir.ptr<global, vector<5xf32>>) {
  return
}

// -----

// expected-error@+1 {{a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of them, a matrix, a pointer or an atomic, not to 'index'}}
func.func @pointee(%p: !mir.ptr<global, index>) {
  return
}

// -----

func.func @load_of_another_type(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'mir.gpu.load' op loads 'f32', but gives 'i32'}}
  %0 = mir.gpu.load %p : !mir.ptr<global, f32> -> i32
  return
}

// -----

func.func @load_of_a_number(%a: i32) {
  // expected-error@+1 {{'mir.gpu.load' op operand #0 must be pointer into a storage space, but got 'i32'}}
  %0 = "mir.gpu.load"(%a) : (i32) -> i32
  return
}

// -----

func.func @store_of_another_type(%p: !mir.ptr<global, f32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.store' op stores 'i32' through a pointer to 'f32'}}
  mir.gpu.store %p, %a : !mir.ptr<global, f32>, i32
  return
}

// -----

func.func @store_to_constant(%p: !mir.ptr<constant, f32>, %a: f32) {
  // expected-error@+1 {{'mir.gpu.store' op cannot write to constant storage}}
  mir.gpu.store %p, %a : !mir.ptr<constant, f32>, f32
  return
}

// -----

func.func @store_of_an_index(%p: !mir.ptr<global, f32>, %a: index) {
  // expected-error@+1 {{'mir.gpu.store' op operand #1 must be scalar, vector, matrix or pointer, but got 'index'}}
  mir.gpu.store %p, %a : !mir.ptr<global, f32>, index
  return
}

// -----

func.func @no_stride(%p: !mir.ptr<global, f32>, %i: i32) {
  // expected-error@+1 {{'mir.gpu.gep' op attribute 'stride' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = mir.gpu.gep %p[%i] stride 0 : !mir.ptr<global, f32>, i32
  return
}

// -----

func.func @index_of_no_width(%p: !mir.ptr<global, f32>, %i: index) {
  // expected-error@+1 {{'mir.gpu.gep' op operand #1 must be signless integer, but got 'index'}}
  %0 = mir.gpu.gep %p[%i] stride 4 : !mir.ptr<global, f32>, index
  return
}

// -----

func.func @address_of_another_type(%p: !mir.ptr<global, f32>, %i: i32) {
  // expected-error@+1 {{'mir.gpu.gep' op failed to verify that all of {base, result} have same type}}
  %0 = "mir.gpu.gep"(%p, %i) {stride = 4 : i64} : (!mir.ptr<global, f32>, i32) -> !mir.ptr<global, i32>
  return
}

// -----

func.func @cast_to_another_space(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'mir.gpu.ptr_cast' op cannot change the storage space, but goes from '!mir.ptr<global, f32>' to '!mir.ptr<workgroup, f32>'}}
  %0 = mir.gpu.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @storage_of_nothing() {
  // expected-error@+1 {{'mir.gpu.alloc' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = mir.gpu.alloc 0 : !mir.ptr<private, f32>
  return
}

// -----

// expected-error@+1 {{'mir.gpu.global' op cannot be in generic storage}}
mir.gpu.global @g : !mir.ptr<generic, f32> count 1 elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op cannot be in private storage}}
mir.gpu.global @g : !mir.ptr<private, f32> count 1 elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op must have count 0 if and only if it is dynamic}}
mir.gpu.global @empty : !mir.ptr<workgroup, f32> count 0 elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op must have count 0 if and only if it is dynamic}}
mir.gpu.global @counted : !mir.ptr<workgroup, f32> count 1 dynamic elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op is dynamic, which is for workgroup storage only}}
mir.gpu.global @dynamic : !mir.ptr<global, f32> count 0 dynamic elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
mir.gpu.global @negative : !mir.ptr<workgroup, f32> count -1 elem f32

// -----

// expected-error@+1 {{'mir.gpu.global' op attribute 'type' failed to satisfy constraint: type attribute of pointer into a storage space}}
"mir.gpu.global"() {sym_name = "scalar", type = f32, count = 1 : i64, elem_type = f32} : () -> ()

// -----

func.func @address_of_nothing() {
  // expected-error@+1 {{'mir.gpu.address_of' op names '@missing', which is not a global}}
  %0 = mir.gpu.address_of @missing : !mir.ptr<global, f32>
  return
}

// -----

func.func @address_of_a_function() {
  // expected-error@+1 {{'mir.gpu.address_of' op names '@address_of_a_function', which is not a global}}
  %0 = mir.gpu.address_of @address_of_a_function : !mir.ptr<global, f32>
  return
}

// -----

mir.gpu.global @data : !mir.ptr<global, f32> count 1 elem f32
func.func @address_of_another_type() {
  // expected-error@+1 {{'mir.gpu.address_of' op gives '!mir.ptr<global, i32>', but '@data' is '!mir.ptr<global, f32>'}}
  %0 = mir.gpu.address_of @data : !mir.ptr<global, i32>
  return
}

// -----

func.func @local_storage_in_global() {
  // expected-error@+1 {{'mir.gpu.alloc' op gives a pointer to private or workgroup storage, not to global}}
  %0 = mir.gpu.alloc 1 : !mir.ptr<global, f32>
  return
}

// -----

func.func @local_storage_in_workgroup() {
  // expected-error@+1 {{'mir.gpu.alloc' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = mir.gpu.alloc 1 : !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @local_storage_in_constant() {
  // expected-error@+1 {{'mir.gpu.alloc' op gives a pointer to private or workgroup storage, not to constant}}
  %0 = mir.gpu.alloc 1 : !mir.ptr<constant, f32>
  return
}

// -----

func.func @local_storage_in_generic() {
  // expected-error@+1 {{'mir.gpu.alloc' op gives a pointer to private or workgroup storage, not to generic}}
  %0 = mir.gpu.alloc 1 : !mir.ptr<generic, f32>
  return
}

// -----

// expected-error@+1 {{'mir.gpu.global' op is in workgroup storage, which cannot be initialised; store to it in the kernel}}
mir.gpu.global @initialised_workgroup : !mir.ptr<workgroup, i32> count 1 elem ui32 = 1 : i32

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 'i32', but is initialised with 1.000000e+00 : f32}}
mir.gpu.global @value_of_another_type : !mir.ptr<constant, i32> count 1 elem ui32 = 1.0 : f32

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 'i32', but is initialised with 1 : ui32}}
mir.gpu.global @value_with_a_sign : !mir.ptr<constant, i32> count 1 elem ui32 = 1 : ui32

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 'i32', but is initialised with "text"}}
mir.gpu.global @text : !mir.ptr<constant, i32> count 1 elem ui32 = "text"

// -----

// expected-error@+1 {{'mir.gpu.global' op needs one initial value for each of its elements}}
mir.gpu.global @one_value_for_many : !mir.ptr<constant, i32> count 2 elem ui32 = 1 : i32

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 'i32', but is initialised with 'i8'}}
mir.gpu.global @elements_of_another_type : !mir.ptr<constant, i32> count 2 elem ui32 = dense<1> : tensor<2xi8>

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 3 elements, but is initialised with 2}}
mir.gpu.global @too_few_elements : !mir.ptr<constant, i32> count 3 elem ui32 = dense<1> : tensor<2xi32>

// -----

// expected-error@+1 {{'mir.gpu.global' op holds 1 element, but is initialised with 2}}
mir.gpu.global @too_many_elements : !mir.ptr<global, i32> count 1 elem ui32 = dense<1> : tensor<2xi32>

// -----

func.func @number_of_32_bits(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'mir.gpu.ptr_to_int' op result #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "mir.gpu.ptr_to_int"(%p) : (!mir.ptr<global, f32>) -> i32
  return
}

// -----

func.func @address_of_32_bits(%n: i32) {
  // expected-error@+1 {{'mir.gpu.int_to_ptr' op operand #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "mir.gpu.int_to_ptr"(%n) : (i32) -> !mir.ptr<global, f32>
  return
}
