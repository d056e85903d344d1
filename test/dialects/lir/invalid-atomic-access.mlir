// Atomic loads, stores, wrapping counters, floats and flags of lir that do not verify.
// R-CARD-3 R-GIR-79 R-GIR-82 R-GIR-83 R-GIR-84 R-GIR-85 R-GIR-88
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @load_release(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.atomic_load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not release}}
  %0 = lir.atomic_load %p ordering release scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @load_acq_rel(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.atomic_load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = lir.atomic_load %p ordering acq_rel scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @load_of_another_type(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.atomic_load' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  %0 = lir.atomic_load %p ordering relaxed scope device : !mir.ptr<global, i32> -> f32
  return
}

// -----

func.func @load_in_constant(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'lir.atomic_load' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_load %p ordering relaxed scope device : !mir.ptr<constant, i32> -> i32
  return
}

// -----

func.func @load_in_private(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'lir.atomic_load' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_load %p ordering relaxed scope device : !mir.ptr<private, i32> -> i32
  return
}

// -----

func.func @store_acquire(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_store' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  lir.atomic_store %p, %a ordering acquire scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @store_acq_rel(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_store' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  lir.atomic_store %p, %a ordering acq_rel scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @store_of_another_type(%p: !mir.ptr<global, i32>, %a: i8) {
  // expected-error@+1 {{'lir.atomic_store' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  lir.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i8
  return
}

// -----

func.func @store_in_constant(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_store' op needs storage that work-items share and may write, not constant}}
  lir.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32
  return
}

// -----

func.func @store_in_private(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_store' op needs storage that work-items share and may write, not private}}
  lir.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32
  return
}

// -----

func.func @inc_wrap_of_floats(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_inc_wrap' op operand #1 must be signless integer, but got 'f32'}}
  %0 = lir.atomic_inc_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @dec_wrap_of_floats(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_dec_wrap' op operand #1 must be signless integer, but got 'f32'}}
  %0 = lir.atomic_dec_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @fadd_of_integers(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_fadd' op operand #1 must be floating-point number, but got 'i32'}}
  %0 = lir.atomic_fadd %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

// -----

func.func @fmin_of_integers(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_fmin' op operand #1 must be floating-point number, but got 'i32'}}
  %0 = lir.atomic_fmin %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

// -----

func.func @fmax_of_integers(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_fmax' op operand #1 must be floating-point number, but got 'i32'}}
  %0 = lir.atomic_fmax %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

// -----

func.func @inc_wrap_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_inc_wrap' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_inc_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @inc_wrap_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_inc_wrap' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_inc_wrap %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @dec_wrap_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_dec_wrap' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_dec_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @dec_wrap_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_dec_wrap' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_dec_wrap %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @fadd_of_another_type(%p: !mir.ptr<global, f32>, %a: f64) {
  // expected-error@+1 {{'lir.atomic_fadd' op works on 'f32' in memory, but has an operand or result of 'f64'}}
  %0 = lir.atomic_fadd %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f64 -> f32
  return
}

// -----

func.func @fadd_in_private_storage(%p: !mir.ptr<private, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_fadd' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_fadd %p, %a ordering relaxed scope device : !mir.ptr<private, f32>, f32 -> f32
  return
}

// -----

func.func @fmin_of_another_type(%p: !mir.ptr<global, f32>, %a: f64) {
  // expected-error@+1 {{'lir.atomic_fmin' op works on 'f32' in memory, but has an operand or result of 'f64'}}
  %0 = lir.atomic_fmin %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f64 -> f32
  return
}

// -----

func.func @fmin_in_private_storage(%p: !mir.ptr<private, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_fmin' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_fmin %p, %a ordering relaxed scope device : !mir.ptr<private, f32>, f32 -> f32
  return
}

// -----

func.func @fmax_of_another_type(%p: !mir.ptr<global, f32>, %a: f64) {
  // expected-error@+1 {{'lir.atomic_fmax' op works on 'f32' in memory, but has an operand or result of 'f64'}}
  %0 = lir.atomic_fmax %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f64 -> f32
  return
}

// -----

func.func @fmax_in_private_storage(%p: !mir.ptr<private, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_fmax' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_fmax %p, %a ordering relaxed scope device : !mir.ptr<private, f32>, f32 -> f32
  return
}

// -----

func.func @atomic_flag_test_and_set_global_i64(%p: !mir.ptr<global, i64>) {
  // expected-error@+1 {{'lir.atomic_flag_test_and_set' op takes a flag of 32 bits, but memory holds 'i64'}}
  %0 = lir.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<global, i64>
  return
}

// -----

func.func @atomic_flag_test_and_set_global_f32(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.atomic_flag_test_and_set' op takes a flag of 32 bits, but memory holds 'f32'}}
  %0 = lir.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<global, f32>
  return
}

// -----

func.func @atomic_flag_test_and_set_constant_i32(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_test_and_set' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<constant, i32>
  return
}

// -----

func.func @atomic_flag_test_and_set_private_i32(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_test_and_set' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<private, i32>
  return
}

// -----

func.func @atomic_flag_clear_global_i64(%p: !mir.ptr<global, i64>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op takes a flag of 32 bits, but memory holds 'i64'}}
  lir.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<global, i64>
  return
}

// -----

func.func @atomic_flag_clear_global_f32(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op takes a flag of 32 bits, but memory holds 'f32'}}
  lir.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<global, f32>
  return
}

// -----

func.func @atomic_flag_clear_constant_i32(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op needs storage that work-items share and may write, not constant}}
  lir.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<constant, i32>
  return
}

// -----

func.func @atomic_flag_clear_private_i32(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op needs storage that work-items share and may write, not private}}
  lir.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<private, i32>
  return
}

// -----

func.func @flag_clear_acquire(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  lir.atomic_flag_clear %p ordering acquire scope device : !mir.ptr<global, i32>
  return
}

// -----

func.func @flag_clear_acq_rel(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'lir.atomic_flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  lir.atomic_flag_clear %p ordering acq_rel scope device : !mir.ptr<global, i32>
  return
}
