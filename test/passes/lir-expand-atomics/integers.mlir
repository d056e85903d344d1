// Atomics on integers that a target lacks: on poor-cpu all but the exchanges, on another the subtraction.
// R-GIR-81 R-GIR-82 R-CHIP-20 R-CHIP-26
// RUN: split-file %s %t
// RUN: gir-opt --target-file=%S/../../Inputs/poor.toml --lir-expand-atomics %t/poor.mlir 2>/dev/null | FileCheck --check-prefix=POOR %s
// RUN: gir-opt --target-file=%t/adder.toml --lir-expand-atomics %t/adder.mlir 2>/dev/null | FileCheck --check-prefix=ADDER %s
// RUN: gir-opt --target-file=%t/adder.toml --lir-expand-atomics --verify-diagnostics %t/adder.mlir

//--- poor.mlir
module attributes {lir.target = "poor-cpu"} {
// POOR-LABEL: func.func @updates(
func.func @updates(%p: !mir.ptr<global, i32>, %n: i32) {
  // POOR: arith.minsi
  // POOR: lir.atomic_compare_exchange
  %0 = lir.atomic_min signed %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // POOR: arith.maxui
  // POOR: lir.atomic_compare_exchange
  %1 = lir.atomic_max unsigned %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // POOR: arith.subi
  // POOR: lir.atomic_compare_exchange
  %2 = lir.atomic_sub %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // POOR: arith.xori
  // POOR: lir.atomic_compare_exchange
  %3 = lir.atomic_xor %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // POOR-NOT: scf.while
  // POOR: lir.atomic_exchange
  %4 = lir.atomic_exchange %p, %n ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  // Without an addition, an atomic that wraps at the largest value is a loop too.
  %most = arith.constant -1 : i32
  // POOR: scf.while
  %5 = lir.atomic_inc_wrap %p, %most ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}

//--- adder.toml
[adder]
base = "vulkan1.3"
atomics.i64 = ["add", "compare_exchange"]

//--- adder.mlir
module attributes {lir.target = "adder"} {
// ADDER-LABEL: func.func @sub(
// ADDER-SAME: %[[P:.*]]: !mir.ptr<global, i64>, %[[N:.*]]: i64)
func.func @sub(%p: !mir.ptr<global, i64>, %n: i64) {
  // ADDER: %[[NEGATIVE:.*]] = arith.subi %c0_i64, %[[N]] : i64
  // ADDER: lir.atomic_add %[[P]], %[[NEGATIVE]] ordering release scope device
  // expected-remark@+1 {{'lir.atomic_sub' op becomes an addition of the negative}}
  %0 = lir.atomic_sub %p, %n ordering release scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}
}
