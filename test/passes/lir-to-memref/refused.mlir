// What no memref has is an error, never left out.
// R-RUNA-102 R-RUNA-108
// RUN: gir-opt --lir-to-memref --split-input-file --verify-diagnostics %s

func.func @k(%x: !mir.ptr<global, i32>) {
  %p = lir.ptr_cast %x : <global, i32> -> <global, i8>
  // expected-error@+1 {{'lir.load' op accesses i8 in memory of i32, as no memref does; access whole elements}}
  %v = lir.load %p align 1 : <global, i8> -> i8
  return
}

// -----

func.func @k(%x: !mir.ptr<global, i32>, %i: i32) {
  // expected-error@+1 {{'lir.gep' op steps by 6 bytes in memory of i32, which has 4; step by whole elements}}
  %p = lir.gep %x[%i] stride 6 : <global, i32>, i32
  return
}

// -----

func.func @k(%x: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.load' op is volatile, as no access to a memref is; remove it}}
  %v = lir.load volatile %x align 4 : <global, i32> -> i32
  return
}

// -----

func.func @k(%x: !mir.ptr<global, i32>, %y: !mir.ptr<global, i32>, %c: i1) {
  // expected-error@+1 {{'arith.select' op carries a pointer, and a memref has no index with it; carry the index}}
  %p = arith.select %c, %x, %y : !mir.ptr<global, i32>
  return
}

// -----

func.func @k(%x: !mir.ptr<global, i32>) {
  %one = arith.constant 1 : i32
  // expected-error@+1 {{'lir.atomic_add' op has no counterpart in upstream's dialects func, scf, arith and memref; remove it for this flow}}
  %v = lir.atomic_add %x, %one ordering relaxed scope device : <global, i32>, i32 -> i32
  return
}

// -----

// expected-error@+1 {{'func.func' op has memory of vector<4xi32>, and a memref for hardware holds numbers; use integers or floats}}
func.func @k(%x: !mir.ptr<global, vector<4xi32>>) {
  return
}

// -----

// expected-error@+1 {{'lir.global' op has storage that this flow does not provide; give it an initial value, or put it into global or workgroup storage}}
lir.global @g : !mir.ptr<global, i32> count 4 align 4 elem i32
