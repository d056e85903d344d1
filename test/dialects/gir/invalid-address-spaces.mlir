// Casts between address spaces of gir that do not verify.
// R-CARD-3
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @to_another_type(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.addrspacecast' op cannot change the pointee, but goes from '!gir.ptr<global, f32>' to '!gir.ptr<generic, ui32>'; use bitcast for that}}
  %0 = gir.addrspacecast %p : !gir.ptr<global, f32> -> !gir.ptr<generic, ui32>
  gir.return
}

// -----

gir.func @between_two(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.addrspacecast' op must go to or from the generic address space, but goes from '!gir.ptr<global, f32>' to '!gir.ptr<shared, f32>'}}
  %0 = gir.addrspacecast %p : !gir.ptr<global, f32> -> !gir.ptr<shared, f32>
  gir.return
}

// -----

gir.func @nowhere(%p: !gir.ptr<generic, f32>) {
  // expected-error@+1 {{'gir.addrspacecast' op must go to or from the generic address space, but goes from '!gir.ptr<generic, f32>' to '!gir.ptr<generic, f32>'}}
  %0 = gir.addrspacecast %p : !gir.ptr<generic, f32> -> !gir.ptr<generic, f32>
  gir.return
}

// -----

gir.func @from_constant(%p: !gir.ptr<const, f32>) {
  // expected-error@+1 {{'gir.addrspacecast' op cannot cast constant memory, which the generic address space does not cover}}
  %0 = gir.addrspacecast %p : !gir.ptr<const, f32> -> !gir.ptr<generic, f32>
  gir.return
}

// -----

gir.func @to_constant(%p: !gir.ptr<generic, f32>) {
  // expected-error@+1 {{'gir.addrspacecast' op cannot cast constant memory, which the generic address space does not cover}}
  %0 = gir.addrspacecast %p : !gir.ptr<generic, f32> -> !gir.ptr<const, f32>
  gir.return
}

// -----

gir.func @of_a_number(%a: ui64) {
  // expected-error@+1 {{'gir.addrspacecast' op operand #0 must be pointer to a type in an address space, but got 'ui64'}}
  %0 = "gir.addrspacecast"(%a) : (ui64) -> !gir.ptr<generic, ui8>
  gir.return
}
