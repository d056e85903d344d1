// Atomic loads, stores, wrapping counters, floats and flags of mir that do not verify.
// R-CARD-3 R-GIR-79 R-GIR-82 R-GIR-83 R-GIR-84 R-GIR-85 R-GIR-88
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @load_release(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not release}}
  %0 = mir.gpu.atomic_load %p ordering release scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @load_acq_rel(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = mir.gpu.atomic_load %p ordering acq_rel scope device : !mir.ptr<global, i32> -> i32
  return
}

// -----

func.func @load_of_another_type(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_load' op works on 'i32' in memory, but has an operand or result of 'f32'}}
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : !mir.ptr<global, i32> -> f32
  return
}

// -----

func.func @load_in_constant(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_load' op needs storage that work-items share and may write, not constant}}
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : !mir.ptr<constant, i32> -> i32
  return
}

// -----

func.func @load_in_private(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_load' op needs storage that work-items share and may write, not private}}
  %0 = mir.gpu.atomic_load %p ordering relaxed scope device : !mir.ptr<private, i32> -> i32
  return
}

// -----

func.func @store_acquire(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_store' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  mir.gpu.atomic_store %p, %a ordering acquire scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @store_acq_rel(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_store' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  mir.gpu.atomic_store %p, %a ordering acq_rel scope device : !mir.ptr<global, i32>, i32
  return
}

// -----

func.func @store_of_another_type(%p: !mir.ptr<global, i32>, %a: i8) {
  // expected-error@+1 {{'mir.gpu.atomic_store' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  mir.gpu.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i8
  return
}

// -----

func.func @store_in_constant(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_store' op needs storage that work-items share and may write, not constant}}
  mir.gpu.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32
  return
}

// -----

func.func @store_in_private(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_store' op needs storage that work-items share and may write, not private}}
  mir.gpu.atomic_store %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32
  return
}

// -----

func.func @fadd_of_i32(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'fadd' takes floating-point numbers, not 'i32'}}
  %0 = mir.gpu.atomic fadd %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

// -----

func.func @fmin_of_i64(%p: !mir.ptr<global, i64>, %a: i64) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'fmin' takes floating-point numbers, not 'i64'}}
  %0 = mir.gpu.atomic fmin %p, %a ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}

// -----

func.func @fmax_of_i8(%p: !mir.ptr<global, i8>, %a: i8) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'fmax' takes floating-point numbers, not 'i8'}}
  %0 = mir.gpu.atomic fmax %p, %a ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  return
}

// -----

func.func @add_of_f32(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'add' takes integers, not 'f32'}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @min_u_of_f32(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'min_u' takes integers, not 'f32'}}
  %0 = mir.gpu.atomic min_u %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @xor_of_f64(%p: !mir.ptr<global, f64>, %a: f64) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'xor' takes integers, not 'f64'}}
  %0 = mir.gpu.atomic xor %p, %a ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  return
}

// -----

func.func @inc_wrap_of_f32(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'inc_wrap' takes integers, not 'f32'}}
  %0 = mir.gpu.atomic inc_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @dec_wrap_of_f16(%p: !mir.ptr<global, f16>, %a: f16) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'dec_wrap' takes integers, not 'f16'}}
  %0 = mir.gpu.atomic dec_wrap %p, %a ordering relaxed scope device : !mir.ptr<global, f16>, f16 -> f16
  return
}

// -----

func.func @atomic_flag_test_and_set_global_i64(%p: !mir.ptr<global, i64>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_test_and_set' op takes a flag of 32 bits, but memory holds 'i64'}}
  %0 = mir.gpu.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<global, i64>
  return
}

// -----

func.func @atomic_flag_test_and_set_global_f32(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_test_and_set' op takes a flag of 32 bits, but memory holds 'f32'}}
  %0 = mir.gpu.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<global, f32>
  return
}

// -----

func.func @atomic_flag_test_and_set_constant_i32(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_test_and_set' op needs storage that work-items share and may write, not constant}}
  %0 = mir.gpu.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<constant, i32>
  return
}

// -----

func.func @atomic_flag_test_and_set_private_i32(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_test_and_set' op needs storage that work-items share and may write, not private}}
  %0 = mir.gpu.atomic_flag_test_and_set %p ordering relaxed scope device : !mir.ptr<private, i32>
  return
}

// -----

func.func @atomic_flag_clear_global_i64(%p: !mir.ptr<global, i64>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op takes a flag of 32 bits, but memory holds 'i64'}}
  mir.gpu.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<global, i64>
  return
}

// -----

func.func @atomic_flag_clear_global_f32(%p: !mir.ptr<global, f32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op takes a flag of 32 bits, but memory holds 'f32'}}
  mir.gpu.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<global, f32>
  return
}

// -----

func.func @atomic_flag_clear_constant_i32(%p: !mir.ptr<constant, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op needs storage that work-items share and may write, not constant}}
  mir.gpu.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<constant, i32>
  return
}

// -----

func.func @atomic_flag_clear_private_i32(%p: !mir.ptr<private, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op needs storage that work-items share and may write, not private}}
  mir.gpu.atomic_flag_clear %p ordering relaxed scope device : !mir.ptr<private, i32>
  return
}

// -----

func.func @flag_clear_acquire(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  mir.gpu.atomic_flag_clear %p ordering acquire scope device : !mir.ptr<global, i32>
  return
}

// -----

func.func @flag_clear_acq_rel(%p: !mir.ptr<global, i32>) {
  // expected-error@+1 {{'mir.gpu.atomic_flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  mir.gpu.atomic_flag_clear %p ordering acq_rel scope device : !mir.ptr<global, i32>
  return
}
