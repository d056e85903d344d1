// Atomics of mir.
// R-CARD-3 R-GIR-81 R-GIR-88 R-GIR-90 X-7
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @atomic_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'mir.gpu.atomic' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic' op needs storage that work-items share and may write, not constant}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic' op needs storage that work-items share and may write, not private}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @floats(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'mir.gpu.atomic' op 'add' takes integers, not 'f32'}}
  %0 = mir.gpu.atomic add %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @compare_exchange_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op needs storage that work-items share and may write, not constant}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<constant, i32>, i32, i32 -> i32
  return
}

// -----

func.func @compare_exchange_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op needs storage that work-items share and may write, not private}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<private, i32>, i32, i32 -> i32
  return
}

// -----

func.func @expected_of_another_type(%p: !mir.ptr<global, i32>, %a: i8, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i8, i32 -> i32
  return
}

// -----

func.func @desired_of_another_type(%p: !mir.ptr<global, i32>, %a: i32, %b: i8) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i32, i8 -> i32
  return
}

// -----

func.func @result_of_another_type(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i32, i32 -> i8
  return
}

// -----

func.func @failure_release(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not release}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ seq_cst ordering_fail release scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acq_rel(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ seq_cst ordering_fail acq_rel scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acquire_after_relaxed(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op has ordering_fail acquire stronger than ordering_succ relaxed}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail acquire scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acquire_after_release(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op has ordering_fail acquire stronger than ordering_succ release}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ release ordering_fail acquire scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_seq_cst_after_relaxed(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op has ordering_fail seq_cst stronger than ordering_succ relaxed}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail seq_cst scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_seq_cst_after_acq_rel(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'mir.gpu.atomic_compare_exchange' op has ordering_fail seq_cst stronger than ordering_succ acq_rel}}
  %0 = mir.gpu.atomic_compare_exchange %p, %a, %b ordering_succ acq_rel ordering_fail seq_cst scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @no_ordering(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{custom op 'mir.gpu.atomic' expected 'ordering'}}
  %0 = mir.gpu.atomic add %p, %a scope device : <global, i32>, i32 -> i32
  return
}

// -----

func.func @no_ordering_without_syntax(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'mir.gpu.atomic' op requires attribute 'ordering'}}
  %0 = "mir.gpu.atomic"(%p, %a) <{kind = 0 : i32, scope = 3 : i32}> : (!mir.ptr<global, i32>, i32) -> i32
  return
}
