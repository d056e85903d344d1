// Atomic loads and stores become updates, with the same ordering and scope.
// R-GIR-79 R-GIR-80 R-CHIP-20
// RUN: split-file %s %t
// RUN: gir-opt --lir-replace-atomic-accesses %t/or.mlir 2>/dev/null | FileCheck --check-prefix=OR %s
// RUN: gir-opt --lir-replace-atomic-accesses --verify-diagnostics %t/or.mlir
// RUN: gir-opt --target-file=%S/../../Inputs/poor.toml --lir-replace-atomic-accesses %t/exchange.mlir 2>/dev/null | FileCheck --check-prefix=EXCHANGE %s
// RUN: gir-opt --lir-replace-atomic-accesses %t/bits.mlir 2>/dev/null | FileCheck --check-prefix=FLOATS %s

//--- or.mlir
// OpenCL C 1.2 has no loads and stores, but `or` and exchanges.
module attributes {lir.target = "opencl1.2"} {
// OR-LABEL: func.func @accesses(
// OR-SAME: %[[P:.*]]: !mir.ptr<global, i32>, %[[V:.*]]: i32
func.func @accesses(%p: !mir.ptr<global, i32>, %v: i32, %q: !mir.ptr<workgroup, f32>, %x: f32) {
  // OR: lir.atomic_or %[[P]], %c0_i32{{.*}} ordering acquire scope device : <global, i32>
  // expected-remark@+1 {{'lir.atomic_load' op becomes an or with 0: the target has no such operation}}
  %0 = lir.atomic_load %p ordering acquire scope device : !mir.ptr<global, i32> -> i32
  // OR: lir.atomic_exchange %[[P]], %[[V]] ordering release scope device : <global, i32>
  // expected-remark@+1 {{'lir.atomic_store' op becomes an exchange: the target has no such operation}}
  lir.atomic_store %p, %v ordering release scope device : !mir.ptr<global, i32>, i32
  // OR: %[[BITS:.*]] = lir.atomic_or %{{.*}} ordering relaxed scope workgroup : <workgroup, i32>
  // OR: arith.bitcast %[[BITS]] : i32 to f32
  // expected-remark@+1 {{'lir.atomic_load' op becomes an or with 0}}
  %1 = lir.atomic_load %q ordering relaxed scope workgroup : !mir.ptr<workgroup, f32> -> f32
  // OR: lir.atomic_or %[[P]], %c0_i32{{.*}} ordering relaxed scope device
  // expected-remark@+1 {{'lir.load' op becomes an or with 0}}
  %2 = lir.load %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  // OR: lir.atomic_exchange %[[P]], %[[V]] ordering relaxed scope device
  // expected-remark@+1 {{'lir.store' op becomes an exchange}}
  lir.store %p, %v align 4 ordering relaxed scope device : !mir.ptr<global, i32>, i32
  // Volatile accesses, and accesses that are not atomic, stay.
  // OR: lir.load volatile
  %3 = lir.load volatile %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  // OR: lir.load %[[P]] align 4 : <global, i32> -> i32
  %4 = lir.load %p align 4 : !mir.ptr<global, i32> -> i32
  return
}
}

//--- exchange.mlir
module attributes {lir.target = "poor-cpu"} {
// EXCHANGE-LABEL: func.func @load(
// EXCHANGE-SAME: %[[P:.*]]: !mir.ptr<global, i64>)
func.func @load(%p: !mir.ptr<global, i64>) -> i64 {
  // EXCHANGE: %[[R:.*]] = lir.atomic_compare_exchange %[[P]], %c0_i64, %c0_i64 ordering_succ seq_cst ordering_fail seq_cst scope device
  // EXCHANGE: return %[[R]]
  %0 = lir.atomic_load %p ordering seq_cst scope device : !mir.ptr<global, i64> -> i64
  return %0 : i64
}
}

//--- bits.mlir
// Hexagon has loads and stores of integers.
module attributes {lir.target = "hexagon-v68"} {
// FLOATS-LABEL: func.func @floats(
func.func @floats(%p: !mir.ptr<global, f32>, %x: f32) {
  // FLOATS: %[[BITS:.*]] = lir.atomic_load %{{.*}} ordering acquire scope device : <global, i32> -> i32
  // FLOATS: arith.bitcast %[[BITS]] : i32 to f32
  %0 = lir.atomic_load %p ordering acquire scope device : !mir.ptr<global, f32> -> f32
  // FLOATS: %[[NEW:.*]] = arith.bitcast %{{.*}} : f32 to i32
  // FLOATS: lir.atomic_store %{{.*}}, %[[NEW]] ordering release scope device : <global, i32>, i32
  lir.atomic_store %p, %x ordering release scope device : !mir.ptr<global, f32>, f32
  return
}
}
