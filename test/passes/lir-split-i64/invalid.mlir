// Operations between work-items stay one operation, and are refused.
// RUN: gir-opt --target=narrow-cpu --target-file=%S/../../Inputs/poor.toml --lir-split-i64 %s --verify-diagnostics --split-input-file

func.func @atomic(%p: !mir.ptr<global, i64>, %v: i64) -> i64 {
  // expected-remark@+2 {{'lir.atomic_add' op works on 64-bit integers, which the target lacks}}
  // expected-error@+1 {{'lir.atomic_add' op does not support 64-bit integers, which are pairs of 32-bit ones on this target; use 32 bits}}
  %r = lir.atomic_add %p, %v ordering relaxed scope device : <global, i64>, i64 -> i64
  return %r : i64
}

// -----

func.func @ordered(%p: !mir.ptr<global, i64>, %v: i64) {
  // expected-error@+1 {{'lir.store' op does not support 64-bit integers}}
  lir.store %p, %v align 8 ordering release scope device : <global, i64>, i64
  return
}

// -----

// A device without 64-bit integers has no specialisation constant of that size.
func.func @specialised() -> i64 {
  // expected-remark@+2 {{'lir.spec_constant' op works on 64-bit integers, which the target lacks}}
  // expected-error@+1 {{'lir.spec_constant' op does not support 64-bit integers, which are pairs of 32-bit ones on this target; use 32 bits}}
  %c = lir.spec_constant "big" id(7) = 4294967298 : i64
  return %c : i64
}
