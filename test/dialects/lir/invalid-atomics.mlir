// Atomics of lir.
// R-CARD-3 R-GIR-81 R-GIR-88 R-GIR-90 X-7
// RUN: gir-opt %s --split-input-file --verify-diagnostics

func.func @atomic_add_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_add' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_add %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_add_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_add' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_add %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_add_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_add' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_add %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_add_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_add' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_add %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_sub_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_sub' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_sub %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_sub_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_sub' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_sub %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_sub_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_sub' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_sub %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_sub_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_sub' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_sub %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_and_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_and' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_and %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_and_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_and' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_and %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_and_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_and' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_and %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_and_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_and' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_and %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_or_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_or' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_or %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_or_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_or' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_or %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_or_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_or' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_or %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_or_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_or' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_or %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_xor_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_xor' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_xor %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_xor_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_xor' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_xor %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_xor_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_xor' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_xor %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_xor_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_xor' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_xor %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_exchange_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_exchange' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_exchange %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_exchange_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_exchange' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_exchange %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_exchange_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_exchange' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_exchange %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_exchange_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_exchange' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_exchange %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_min_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_min' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_min signed %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_min_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_min' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_min signed %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_min_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_min' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_min signed %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_min_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_min' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_min signed %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_max_of_another_type(%p: !mir.ptr<global, i32>, %a: i64) {
  // expected-error@+1 {{'lir.atomic_max' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_max unsigned %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i64 -> i32
  return
}

// -----

func.func @atomic_max_gives_another_type(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_max' op works on 'i32' in memory, but has an operand or result of 'i64'}}
  %0 = lir.atomic_max unsigned %p, %a ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i64
  return
}

// -----

func.func @atomic_max_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_max' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_max unsigned %p, %a ordering relaxed scope device : !mir.ptr<constant, i32>, i32 -> i32
  return
}

// -----

func.func @atomic_max_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_max' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_max unsigned %p, %a ordering relaxed scope device : !mir.ptr<private, i32>, i32 -> i32
  return
}

// -----

func.func @floats(%p: !mir.ptr<global, f32>, %a: f32) {
  // expected-error@+1 {{'lir.atomic_add' op operand #1 must be signless integer, but got 'f32'}}
  %0 = lir.atomic_add %p, %a ordering relaxed scope device : !mir.ptr<global, f32>, f32 -> f32
  return
}

// -----

func.func @compare_exchange_in_constant_storage(%p: !mir.ptr<constant, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op needs storage that work-items share and may write, not constant}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<constant, i32>, i32, i32 -> i32
  return
}

// -----

func.func @compare_exchange_in_private_storage(%p: !mir.ptr<private, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op needs storage that work-items share and may write, not private}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<private, i32>, i32, i32 -> i32
  return
}

// -----

func.func @expected_of_another_type(%p: !mir.ptr<global, i32>, %a: i8, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i8, i32 -> i32
  return
}

// -----

func.func @desired_of_another_type(%p: !mir.ptr<global, i32>, %a: i32, %b: i8) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i32, i8 -> i32
  return
}

// -----

func.func @result_of_another_type(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op works on 'i32' in memory, but has an operand or result of 'i8'}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail relaxed scope device : !mir.ptr<global, i32>, i32, i32 -> i8
  return
}

// -----

func.func @failure_release(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not release}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ seq_cst ordering_fail release scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acq_rel(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op stores nothing on failure: ordering_fail is relaxed, acquire or seq_cst, not acq_rel}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ seq_cst ordering_fail acq_rel scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acquire_after_relaxed(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op has ordering_fail acquire stronger than ordering_succ relaxed}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail acquire scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_acquire_after_release(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op has ordering_fail acquire stronger than ordering_succ release}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ release ordering_fail acquire scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_seq_cst_after_relaxed(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op has ordering_fail seq_cst stronger than ordering_succ relaxed}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ relaxed ordering_fail seq_cst scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @failure_seq_cst_after_acq_rel(%p: !mir.ptr<global, i32>, %a: i32, %b: i32) {
  // expected-error@+1 {{'lir.atomic_compare_exchange' op has ordering_fail seq_cst stronger than ordering_succ acq_rel}}
  %0 = lir.atomic_compare_exchange %p, %a, %b ordering_succ acq_rel ordering_fail seq_cst scope device : !mir.ptr<global, i32>, i32, i32 -> i32
  return
}

// -----

func.func @no_ordering(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{custom op 'lir.atomic_add' expected 'ordering'}}
  %0 = lir.atomic_add %p, %a scope device : <global, i32>, i32 -> i32
  return
}

// -----

func.func @no_ordering_without_syntax(%p: !mir.ptr<global, i32>, %a: i32) {
  // expected-error@+1 {{'lir.atomic_add' op requires attribute 'ordering'}}
  %0 = "lir.atomic_add"(%p, %a) <{scope = 3 : i32}> : (!mir.ptr<global, i32>, i32) -> i32
  return
}
