// Atomics of gir that do not verify.
// R-CARD-3 R-GIR-79 R-GIR-81 R-GIR-82 R-GIR-83 R-GIR-84 R-GIR-85 R-GIR-88
// RUN: gir-opt %s --split-input-file --verify-diagnostics

gir.func @load_that_releases(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not release}}
  %0 = gir.atomic.load %p ordering release scope device : !gir.ptr<global, ui32> -> ui32
  gir.return
}

// -----

gir.func @load_that_acquires_and_releases(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.load' op stores nothing: its ordering is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = gir.atomic.load %p ordering acq_rel scope device : !gir.ptr<global, ui32> -> ui32
  gir.return
}

// -----

gir.func @load_of_another_type(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.load' op works on 'ui32' in memory, but has an operand or result of 'si32'}}
  %0 = gir.atomic.load %p ordering relaxed scope device : !gir.ptr<global, ui32> -> si32
  gir.return
}

// -----

gir.func @load_of_constant_memory(%p: !gir.ptr<const, ui32>) {
  // expected-error@+1 {{'gir.atomic.load' op reads constant memory, which never changes; use load}}
  %0 = gir.atomic.load %p ordering relaxed scope device : !gir.ptr<const, ui32> -> ui32
  gir.return
}

// -----

gir.func @load_of_local_memory(%p: !gir.ptr<local, ui32>) {
  // expected-error@+1 {{'gir.atomic.load' op needs memory that work-items share; use a pointer to global or shared memory}}
  %0 = gir.atomic.load %p ordering relaxed scope device : !gir.ptr<local, ui32> -> ui32
  gir.return
}

// -----

gir.func @load_of_a_pointer(%p: !gir.ptr<global, !gir.ptr<global, ui32>>) {
  // expected-error@+1 {{'gir.atomic.load' op result #0 must be scalar, but got '!gir.ptr<global, ui32>'}}
  %0 = gir.atomic.load %p ordering relaxed scope device : !gir.ptr<global, !gir.ptr<global, ui32>> -> !gir.ptr<global, ui32>
  gir.return
}

// -----

gir.func @store_that_acquires(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  gir.atomic.store %p, %a ordering acquire scope device : !gir.ptr<global, ui32>, ui32
  gir.return
}

// -----

gir.func @store_that_acquires_and_releases(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.store' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  gir.atomic.store %p, %a ordering acq_rel scope device : !gir.ptr<global, ui32>, ui32
  gir.return
}

// -----

gir.func @store_of_another_type(%p: !gir.ptr<global, ui32>, %a: ui8) {
  // expected-error@+1 {{'gir.atomic.store' op works on 'ui32' in memory, but has an operand or result of 'ui8'}}
  gir.atomic.store %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui8
  gir.return
}

// -----

gir.func @store_to_constant_memory(%p: !gir.ptr<const, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.store' op cannot write to constant memory}}
  gir.atomic.store %p, %a ordering relaxed scope device : !gir.ptr<const, ui32>, ui32
  gir.return
}

// -----

gir.func @store_to_local_memory(%p: !gir.ptr<local, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.store' op needs memory that work-items share; use a pointer to global or shared memory}}
  gir.atomic.store %p, %a ordering relaxed scope device : !gir.ptr<local, ui32>, ui32
  gir.return
}

// -----

gir.func @inc_wrap_of_si32(%p: !gir.ptr<global, si32>, %a: si32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'inc_wrap' takes unsigned integers, but memory holds 'si32'}}
  %0 = gir.atomic.rmw inc_wrap %p, %a ordering relaxed scope device : !gir.ptr<global, si32>, si32 -> si32
  gir.return
}

// -----

gir.func @dec_wrap_of_si32(%p: !gir.ptr<global, si32>, %a: si32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'dec_wrap' takes unsigned integers, but memory holds 'si32'}}
  %0 = gir.atomic.rmw dec_wrap %p, %a ordering relaxed scope device : !gir.ptr<global, si32>, si32 -> si32
  gir.return
}

// -----

gir.func @inc_wrap_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'inc_wrap' takes unsigned integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw inc_wrap %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @fadd_of_ui32(%p: !gir.ptr<global, ui32>, %a: ui32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'fadd' takes floating-point numbers, but memory holds 'ui32'}}
  %0 = gir.atomic.rmw fadd %p, %a ordering relaxed scope device : !gir.ptr<global, ui32>, ui32 -> ui32
  gir.return
}

// -----

gir.func @fmin_of_si32(%p: !gir.ptr<global, si32>, %a: si32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'fmin' takes floating-point numbers, but memory holds 'si32'}}
  %0 = gir.atomic.rmw fmin %p, %a ordering relaxed scope device : !gir.ptr<global, si32>, si32 -> si32
  gir.return
}

// -----

gir.func @fmax_of_ui64(%p: !gir.ptr<global, ui64>, %a: ui64) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'fmax' takes floating-point numbers, but memory holds 'ui64'}}
  %0 = gir.atomic.rmw fmax %p, %a ordering relaxed scope device : !gir.ptr<global, ui64>, ui64 -> ui64
  gir.return
}

// -----

gir.func @add_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'add' takes integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw add %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @sub_of_f64(%p: !gir.ptr<global, f64>, %a: f64) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'sub' takes integers, but memory holds 'f64'}}
  %0 = gir.atomic.rmw sub %p, %a ordering relaxed scope device : !gir.ptr<global, f64>, f64 -> f64
  gir.return
}

// -----

gir.func @and_of_f16(%p: !gir.ptr<global, f16>, %a: f16) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'and' takes integers, but memory holds 'f16'}}
  %0 = gir.atomic.rmw and %p, %a ordering relaxed scope device : !gir.ptr<global, f16>, f16 -> f16
  gir.return
}

// -----

gir.func @or_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'or' takes integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw or %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @xor_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'xor' takes integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw xor %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @min_s_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'min_s' takes signed integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw min_s %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @max_u_of_f32(%p: !gir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op 'max_u' takes unsigned integers, but memory holds 'f32'}}
  %0 = gir.atomic.rmw max_u %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @fadd_of_another_type(%p: !gir.ptr<global, f32>, %a: f64) {
  // expected-error@+1 {{'gir.atomic.rmw' op works on 'f32' in memory, but has an operand or result of 'f64'}}
  %0 = gir.atomic.rmw fadd %p, %a ordering relaxed scope device : !gir.ptr<global, f32>, f64 -> f32
  gir.return
}

// -----

gir.func @exchange_in_local_memory(%p: !gir.ptr<local, f32>, %a: f32) {
  // expected-error@+1 {{'gir.atomic.rmw' op needs memory that work-items share; use a pointer to global or shared memory}}
  %0 = gir.atomic.rmw exchange %p, %a ordering relaxed scope device : !gir.ptr<local, f32>, f32 -> f32
  gir.return
}

// -----

gir.func @flag_test_and_set_global_ui64(%p: !gir.ptr<global, ui64>) {
  // expected-error@+1 {{'gir.atomic.flag_test_and_set' op takes a flag of 32 bits, but memory holds 'ui64'}}
  %0 = gir.atomic.flag_test_and_set %p ordering relaxed scope device : !gir.ptr<global, ui64>
  gir.return
}

// -----

gir.func @flag_test_and_set_global_f32(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.atomic.flag_test_and_set' op takes a flag of 32 bits, but memory holds 'f32'}}
  %0 = gir.atomic.flag_test_and_set %p ordering relaxed scope device : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @flag_test_and_set_const_ui32(%p: !gir.ptr<const, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_test_and_set' op cannot write to constant memory}}
  %0 = gir.atomic.flag_test_and_set %p ordering relaxed scope device : !gir.ptr<const, ui32>
  gir.return
}

// -----

gir.func @flag_test_and_set_local_ui32(%p: !gir.ptr<local, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_test_and_set' op needs memory that work-items share; use a pointer to global or shared memory}}
  %0 = gir.atomic.flag_test_and_set %p ordering relaxed scope device : !gir.ptr<local, ui32>
  gir.return
}

// -----

gir.func @flag_clear_global_ui64(%p: !gir.ptr<global, ui64>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op takes a flag of 32 bits, but memory holds 'ui64'}}
  gir.atomic.flag_clear %p ordering relaxed scope device : !gir.ptr<global, ui64>
  gir.return
}

// -----

gir.func @flag_clear_global_f32(%p: !gir.ptr<global, f32>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op takes a flag of 32 bits, but memory holds 'f32'}}
  gir.atomic.flag_clear %p ordering relaxed scope device : !gir.ptr<global, f32>
  gir.return
}

// -----

gir.func @flag_clear_const_ui32(%p: !gir.ptr<const, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op cannot write to constant memory}}
  gir.atomic.flag_clear %p ordering relaxed scope device : !gir.ptr<const, ui32>
  gir.return
}

// -----

gir.func @flag_clear_local_ui32(%p: !gir.ptr<local, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op needs memory that work-items share; use a pointer to global or shared memory}}
  gir.atomic.flag_clear %p ordering relaxed scope device : !gir.ptr<local, ui32>
  gir.return
}

// -----

gir.func @flag_clear_acquire(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acquire}}
  gir.atomic.flag_clear %p ordering acquire scope device : !gir.ptr<global, ui32>
  gir.return
}

// -----

gir.func @flag_clear_acq_rel(%p: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.flag_clear' op loads nothing: its ordering is relaxed, release or seq_cst, not acq_rel}}
  gir.atomic.flag_clear %p ordering acq_rel scope device : !gir.ptr<global, ui32>
  gir.return
}

// -----

gir.func @exchange_of_a_pointer(%p: !gir.ptr<global, !gir.ptr<global, ui32>>, %a: !gir.ptr<global, ui32>) {
  // expected-error@+1 {{'gir.atomic.cmpxchg' op operand #1 must be scalar, but got '!gir.ptr<global, ui32>'}}
  %0 = gir.atomic.cmpxchg %p, %a, %a ordering_succ relaxed ordering_fail relaxed scope device : !gir.ptr<global, !gir.ptr<global, ui32>>, !gir.ptr<global, ui32>, !gir.ptr<global, ui32> -> !gir.ptr<global, ui32>
  gir.return
}
