// Other uses of addresses are errors where memory has none.
// RUN: gir-opt --lir-relate-addresses --split-input-file --verify-diagnostics %s

func.func @two(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>) -> i1 {
  // expected-error@+1 {{'lir.ptr_to_int' op needs an address as a number, which memory of this target does not have}}
  %a = lir.ptr_to_int %x : <global, f32>
  // expected-error@+1 {{'lir.ptr_to_int' op needs an address as a number}}
  %b = lir.ptr_to_int %y : <global, f32>
  %same = arith.cmpi eq, %a, %b : i64
  return %same : i1
}

// -----

func.func @rounded(%x: !mir.ptr<global, f32>) -> i64 {
  %c15 = arith.constant 15 : i64
  // expected-error@+1 {{'lir.ptr_to_int' op needs an address as a number}}
  %a = lir.ptr_to_int %x : <global, f32>
  %rest = arith.andi %a, %c15 : i64
  return %rest : i64
}

// -----

func.func @made(%n: i64) -> f32 {
  // expected-error@+1 {{'lir.int_to_ptr' op needs an address as a number}}
  %p = lir.int_to_ptr %n : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : <global, f32> -> f32
  return %v : f32
}
