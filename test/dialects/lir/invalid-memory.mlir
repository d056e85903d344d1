// Memory ops and globals of lir.
// R-CARD-3 R-GIR-26 R-GIR-65 R-GIR-67 R-RUNA-15 R-RUNA-118
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @load_of_another_type(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.load' op loads 'f32', but gives 'i32'}}
  %0 = lir.load %p align 4 : !mir.ptr<global, f32> -> i32
  return
}

// -----

func.func @load_of_a_number(%a: i32) {
  // expected-error@+1 {{'lir.load' op operand #0 must be pointer into a storage space, but got 'i32'}}
  %0 = "lir.load"(%a) {align = 4 : i64} : (i32) -> i32
  return
}

// -----

func.func @store_of_another_type(%p: !mir.ptr<global, f32>, %a: i32) {
  // expected-error@+1 {{'lir.store' op stores 'i32' through a pointer to 'f32'}}
  lir.store %p, %a align 4 : !mir.ptr<global, f32>, i32
  return
}

// -----

func.func @store_to_constant(%p: !mir.ptr<constant, f32>, %a: f32) {
  // expected-error@+1 {{'lir.store' op cannot write to constant storage}}
  lir.store %p, %a align 4 : !mir.ptr<constant, f32>, f32
  return
}

// -----

func.func @store_of_an_index(%p: !mir.ptr<global, f32>, %a: index) {
  // expected-error@+1 {{'lir.store' op operand #1 must be scalar, vector, matrix or pointer, but got 'index'}}
  lir.store %p, %a align 4 : !mir.ptr<global, f32>, index
  return
}

// -----

func.func @no_stride(%p: !mir.ptr<global, f32>, %i: i32) {
  // expected-error@+1 {{'lir.gep' op attribute 'stride' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = lir.gep %p[%i] stride 0 : !mir.ptr<global, f32>, i32
  return
}

// -----

func.func @index_of_no_width(%p: !mir.ptr<global, f32>, %i: index) {
  // expected-error@+1 {{'lir.gep' op operand #1 must be signless integer, but got 'index'}}
  %0 = lir.gep %p[%i] stride 4 : !mir.ptr<global, f32>, index
  return
}

// -----

func.func @address_of_another_type(%p: !mir.ptr<global, f32>, %i: i32) {
  // expected-error@+1 {{'lir.gep' op failed to verify that all of {base, result} have same type}}
  %0 = "lir.gep"(%p, %i) {stride = 4 : i64} : (!mir.ptr<global, f32>, i32) -> !mir.ptr<global, i32>
  return
}

// -----

func.func @cast_to_another_space(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.ptr_cast' op cannot change the storage space, but goes from '!mir.ptr<global, f32>' to '!mir.ptr<workgroup, f32>'}}
  %0 = lir.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @storage_of_nothing() {
  // expected-error@+1 {{'lir.var' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  %0 = lir.var 0 align 4 : !mir.ptr<private, f32>
  return
}

// -----

func.func @storage_without_alignment() {
  // expected-error@+1 {{'lir.var' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.var 1 align 0 : !mir.ptr<private, f32>
  return
}

// -----

func.func @load_without_alignment(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.load' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.load %p align 0 : !mir.ptr<global, f32> -> f32
  return
}

// -----

func.func @store_without_alignment(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'lir.store' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  lir.store %p, %a align -4 : !mir.ptr<global, f32>, f32
  return
}

// -----

// expected-error@+1 {{'lir.global' op cannot be in generic storage}}
lir.global @g : !mir.ptr<generic, f32> count 1 align 4 elem f32

// -----

// expected-error@+1 {{'lir.global' op cannot be in private storage}}
lir.global @g : !mir.ptr<private, f32> count 1 align 4 elem f32

// -----

// expected-error@+1 {{'lir.global' op must have count 0 if and only if it is dynamic}}
lir.global @empty : !mir.ptr<workgroup, f32> count 0 align 4 elem f32

// -----

// expected-error@+1 {{'lir.global' op must have count 0 if and only if it is dynamic}}
lir.global @counted : !mir.ptr<workgroup, f32> count 1 align 4 dynamic elem f32

// -----

// expected-error@+1 {{'lir.global' op is dynamic, which is for workgroup storage only}}
lir.global @dynamic : !mir.ptr<global, f32> count 0 align 4 dynamic elem f32

// -----

// expected-error@+1 {{'lir.global' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is non-negative}}
lir.global @negative : !mir.ptr<workgroup, f32> count -1 align 4 elem f32

// -----

// expected-error@+1 {{'lir.global' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
lir.global @unaligned : !mir.ptr<workgroup, f32> count 1 align 0 elem f32

// -----

// expected-error@+1 {{'lir.global' op attribute 'type' failed to satisfy constraint: type attribute of pointer into a storage space}}
"lir.global"() {sym_name = "scalar", type = f32, count = 1 : i64, align = 4 : i64, elem_type = f32} : () -> ()

// -----

func.func @address_of_nothing() {
  // expected-error@+1 {{'lir.address_of' op names '@missing', which is not a global}}
  %0 = lir.address_of @missing : !mir.ptr<global, f32>
  return
}

// -----

func.func @address_of_a_function() {
  // expected-error@+1 {{'lir.address_of' op names '@address_of_a_function', which is not a global}}
  %0 = lir.address_of @address_of_a_function : !mir.ptr<global, f32>
  return
}

// -----

lir.global @data : !mir.ptr<global, f32> count 1 align 4 elem f32
func.func @address_of_another_type() {
  // expected-error@+1 {{'lir.address_of' op gives '!mir.ptr<global, i32>', but '@data' is '!mir.ptr<global, f32>'}}
  %0 = lir.address_of @data : !mir.ptr<global, i32>
  return
}

// -----

func.func @local_storage_in_global() {
  // expected-error@+1 {{'lir.var' op gives a pointer to private or workgroup storage, not to global}}
  %0 = lir.var 1 align 4 : !mir.ptr<global, f32>
  return
}

// -----

func.func @local_storage_in_workgroup() {
  // expected-error@+1 {{'lir.var' op makes workgroup storage, which work-items share; it must be in the entry block of a kernel}}
  %0 = lir.var 1 align 4 : !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @local_storage_in_constant() {
  // expected-error@+1 {{'lir.var' op gives a pointer to private or workgroup storage, not to constant}}
  %0 = lir.var 1 align 4 : !mir.ptr<constant, f32>
  return
}

// -----

func.func @local_storage_in_generic() {
  // expected-error@+1 {{'lir.var' op gives a pointer to private or workgroup storage, not to generic}}
  %0 = lir.var 1 align 4 : !mir.ptr<generic, f32>
  return
}

// -----

// expected-error@+1 {{'lir.global' op is in workgroup storage, which cannot be initialised; store to it in the kernel}}
lir.global @initialised_workgroup : !mir.ptr<workgroup, i32> count 1 align 4 elem ui32 = 1 : i32

// -----

// expected-error@+1 {{'lir.global' op holds 'i32', but is initialised with 1.000000e+00 : f32}}
lir.global @value_of_another_type : !mir.ptr<constant, i32> count 1 align 4 elem ui32 = 1.0 : f32

// -----

// expected-error@+1 {{'lir.global' op holds 'i32', but is initialised with 1 : ui32}}
lir.global @value_with_a_sign : !mir.ptr<constant, i32> count 1 align 4 elem ui32 = 1 : ui32

// -----

// expected-error@+1 {{'lir.global' op holds 'i32', but is initialised with "text"}}
lir.global @text : !mir.ptr<constant, i32> count 1 align 4 elem ui32 = "text"

// -----

// expected-error@+1 {{'lir.global' op needs one initial value for each of its elements}}
lir.global @one_value_for_many : !mir.ptr<constant, i32> count 2 align 4 elem ui32 = 1 : i32

// -----

// expected-error@+1 {{'lir.global' op holds 'i32', but is initialised with 'i8'}}
lir.global @elements_of_another_type : !mir.ptr<constant, i32> count 2 align 4 elem ui32 = dense<1> : tensor<2xi8>

// -----

// expected-error@+1 {{'lir.global' op holds 3 elements, but is initialised with 2}}
lir.global @too_few_elements : !mir.ptr<constant, i32> count 3 align 4 elem ui32 = dense<1> : tensor<2xi32>

// -----

// expected-error@+1 {{'lir.global' op holds 1 element, but is initialised with 2}}
lir.global @too_many_elements : !mir.ptr<global, i32> count 1 align 4 elem ui32 = dense<1> : tensor<2xi32>

// -----

func.func @storage_of_odd_alignment() {
  // expected-error@+1 {{'lir.var' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.var 1 align 3 : !mir.ptr<private, f32>
  return
}

// -----

func.func @load_of_odd_alignment(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.load' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = lir.load %p align 12 : !mir.ptr<global, f32> -> f32
  return
}

// -----

func.func @store_of_odd_alignment(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'lir.store' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  lir.store %p, %a align 6 : !mir.ptr<global, f32>, f32
  return
}

// -----

// expected-error@+1 {{'lir.global' op attribute 'align' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
lir.global @odd_alignment : !mir.ptr<workgroup, f32> count 1 align 5 elem f32

// -----

func.func @word_of_another_width(%p: !mir.ptr<global, i8>) {
  // expected-error@+1 {{'lir.containing_word' op gives a pointer to a word of 32 bits, not to 'i64'}}
  %word, %shift = lir.containing_word %p : !mir.ptr<global, i8> -> !mir.ptr<global, i64>
  return
}

// -----

func.func @word_in_another_space(%p: !mir.ptr<global, i8>) {
  // expected-error@+1 {{'lir.containing_word' op cannot change the storage space, but goes from '!mir.ptr<global, i8>' to '!mir.ptr<workgroup, i32>'}}
  %word, %shift = lir.containing_word %p : !mir.ptr<global, i8> -> !mir.ptr<workgroup, i32>
  return
}
