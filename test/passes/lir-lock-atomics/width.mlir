// A width that a target with critical sections lacks is locked if that is permitted, all of it and no other.
// R-GIR-86 R-RUNA-108 R-RUNA-109 R-RUNA-110 R-RUNA-116
// RUN: split-file %s %t
// RUN: gir-opt --target-file=%t/narrow.toml --lir-lock-atomics --lir-check-target %t/permitted.mlir 2>/dev/null | FileCheck %s
// RUN: gir-opt --target-file=%t/narrow.toml --lir-lock-atomics --lir-check-target --verify-diagnostics %t/permitted.mlir
// RUN: gir-opt --target-file=%t/narrow.toml --lir-lock-atomics --lir-check-target --verify-diagnostics %t/refused.mlir
// RUN: gir-opt --target-file=%t/narrow.toml --lir-check-target --verify-diagnostics %t/late.mlir
// RUN: gir-opt --lir-lock-atomics --lir-check-target --verify-diagnostics %t/gpu.mlir

//--- narrow.toml
[narrow]
base = "cpu"
atomics.i64 = ["add"]
atomics.f64 = []

//--- permitted.mlir
module attributes {lir.target = "narrow", lir.allow_atomic_fallback} {
// CHECK-LABEL: func.func @k(
func.func @k(%p: !mir.ptr<global, i64>, %v: i64, %q: !mir.ptr<global, i32>, %w: i32) {
  // CHECK: lir.begin_critical_section
  // CHECK: arith.maxui
  // CHECK: lir.end_critical_section
  // expected-remark@+1 {{'lir.atomic_max' op becomes a critical section, which may take 10 to 100 times as long: target 'narrow' has no such atomics of this width; reduce within the work-item or the workgroup first}}
  %0 = lir.atomic_max unsigned %p, %v ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  // CHECK: lir.begin_critical_section
  // CHECK: arith.addi
  // CHECK: lir.end_critical_section
  // expected-remark@+1 {{'lir.atomic_add' op becomes a critical section}}
  %1 = lir.atomic_add %p, %v ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  // CHECK-NOT: lir.begin_critical_section
  // CHECK: lir.atomic_add
  %2 = lir.atomic_add %q, %w ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}

//--- refused.mlir
module attributes {lir.target = "narrow"} {
func.func @k(%p: !mir.ptr<global, f64>, %v: f64, %q: !mir.ptr<global, i64>, %w: i64) {
  // expected-error@+1 {{'lir.atomic_fadd' op is atomic on f64, which target 'narrow' supports neither natively nor by compare-exchange; use 32 bits; target 'cpu' has it; --allow-atomic-fallback allows a critical section instead}}
  %0 = lir.atomic_fadd %p, %v ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  %1 = lir.atomic_add %q, %w ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}
}

//--- late.mlir
module attributes {lir.target = "narrow", lir.allow_atomic_fallback} {
func.func @k(%p: !mir.ptr<global, f64>, %v: f64) {
  // expected-error@+1 {{'lir.atomic_fadd' op is atomic on f64, which target 'narrow' supports neither natively nor by compare-exchange; use 32 bits; target 'cpu' has it; a critical section is permitted, run --lir-lock-atomics}}
  %0 = lir.atomic_fadd %p, %v ordering relaxed scope device : !mir.ptr<global, f64>, f64 -> f64
  return
}
}

//--- gpu.mlir
// Where work-items run in lockstep, there are no locks.
module attributes {lir.target = "metal2.4", lir.allow_atomic_fallback} {
func.func @k(%p: !mir.ptr<global, i64>, %v: i64) {
  // expected-error@+1 {{'lir.atomic_add' op is atomic on i64, which target 'metal2.4' supports neither natively nor by compare-exchange; use 32 bits}}
  %0 = lir.atomic_add %p, %v ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}
}
