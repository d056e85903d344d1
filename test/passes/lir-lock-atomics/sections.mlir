// An atomic in a section needs none of its own; sections do not nest through calls.
// R-RUNA-107
// RUN: gir-opt %s --lir-lock-atomics --split-input-file --verify-diagnostics | FileCheck %s

module attributes {lir.target = "c66x", lir.allow_atomic_fallback} {
  // CHECK-LABEL: func.func @inside(
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: arith.addi
  // CHECK-NEXT: lir.store
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: arith.subi
  // CHECK-NEXT: lir.store
  // CHECK-NEXT: }
  // CHECK-NEXT: lir.end_critical_section
  // CHECK-NEXT: lir.begin_critical_section
  // CHECK-NEXT: lir.load
  // CHECK-NEXT: arith.ori
  // CHECK-NEXT: lir.store
  // CHECK-NEXT: lir.end_critical_section
  func.func @inside(%p: !mir.ptr<global, i32>, %v: i32, %c: i1) {
    lir.begin_critical_section
    // expected-remark@+1 {{'lir.atomic_add' op becomes a critical section}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    scf.if %c {
      // expected-remark@+1 {{'lir.atomic_sub' op becomes a critical section}}
      %1 = lir.atomic_sub %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    }
    lir.end_critical_section
    // expected-remark@+1 {{'lir.atomic_or' op becomes a critical section}}
    %2 = lir.atomic_or %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    return
  }
}

// -----

module attributes {lir.target = "c66x", lir.allow_atomic_fallback} {
  func.func @innermost(%p: !mir.ptr<global, i32>, %v: i32) {
    // expected-error@+1 {{'lir.atomic_add' op would be a critical section, but its function is called from within one, where no other can start; move the atomic out of the function}}
    %0 = lir.atomic_add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
    return
  }
  func.func @middle(%p: !mir.ptr<global, i32>, %v: i32) {
    call @innermost(%p, %v) : (!mir.ptr<global, i32>, i32) -> ()
    return
  }
  func.func @outermost(%p: !mir.ptr<global, i32>, %v: i32) {
    lir.begin_critical_section
    call @middle(%p, %v) : (!mir.ptr<global, i32>, i32) -> ()
    lir.end_critical_section
    return
  }
}
