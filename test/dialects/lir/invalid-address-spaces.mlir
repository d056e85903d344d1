// Casts between storage spaces of lir, and to and from numbers, that do not verify.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @to_another_type(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.addrspace_cast' op cannot change the pointee, but goes from '!mir.ptr<global, f32>' to '!mir.ptr<generic, i32>'}}
  %0 = lir.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, i32>
  return
}

// -----

func.func @between_two(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.addrspace_cast' op must go to or from generic storage, but goes from '!mir.ptr<global, f32>' to '!mir.ptr<workgroup, f32>'}}
  %0 = lir.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<workgroup, f32>
  return
}

// -----

func.func @nowhere(%p: !mir.ptr<generic, f32>) {
  // expected-error@+1 {{'lir.addrspace_cast' op must go to or from generic storage, but goes from '!mir.ptr<generic, f32>' to '!mir.ptr<generic, f32>'}}
  %0 = lir.addrspace_cast %p : !mir.ptr<generic, f32> -> !mir.ptr<generic, f32>
  return
}

// -----

func.func @from_constant(%p: !mir.ptr<constant, f32>) {
  // expected-error@+1 {{'lir.addrspace_cast' op cannot cast constant storage, which generic storage does not cover}}
  %0 = lir.addrspace_cast %p : !mir.ptr<constant, f32> -> !mir.ptr<generic, f32>
  return
}

// -----

func.func @to_constant(%p: !mir.ptr<generic, f32>) {
  // expected-error@+1 {{'lir.addrspace_cast' op cannot cast constant storage, which generic storage does not cover}}
  %0 = lir.addrspace_cast %p : !mir.ptr<generic, f32> -> !mir.ptr<constant, f32>
  return
}

// -----

func.func @narrow_number(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.ptr_to_int' op result #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "lir.ptr_to_int"(%p) : (!mir.ptr<global, f32>) -> i32
  return
}

// -----

func.func @of_narrow_number(%n: i32) {
  // expected-error@+1 {{'lir.int_to_ptr' op operand #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "lir.int_to_ptr"(%n) : (i32) -> !mir.ptr<global, f32>
  return
}
