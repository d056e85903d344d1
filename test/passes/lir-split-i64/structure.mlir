// Memory, parameters, calls and loops; addresses stay.
// RUN: gir-opt --target=narrow-cpu --target-file=%S/../../Inputs/poor.toml --lir-split-i64 %s -o %t.cpu 2>%t.remarks && FileCheck %s --input-file=%t.cpu --check-prefixes=CHECK,FAR
// RUN: FileCheck %s --input-file=%t.remarks --check-prefix=REMARK
// RUN: gir-opt --target=narrow-vulkan --target-file=%S/../../Inputs/poor.toml --lir-split-i64 %s 2>/dev/null | FileCheck %s --check-prefixes=CHECK,NEAR

// CHECK: lir.global @table : !mir.ptr<constant, i32> count 4 align 8 elem i32 = dense<[1, 0, -1, -1]> : tensor<4xi32>
lir.global @table : !mir.ptr<constant, i64> count 2 align 8 elem i64 = dense<[1, -1]> : tensor<2xi64>

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[P:[^:]*]]: !mir.ptr<global, i32>,
// CHECK-SAME: %[[NL:[^:]*]]: i32 {lir.push_constant = #lir.push_constant<offset = 8, size = 4>},
// CHECK-SAME: %[[NH:[^:]*]]: i32 {lir.push_constant = #lir.push_constant<offset = 12, size = 4>})
// CHECK-SAME: lir.fallbacks =
func.func @kernel(%p: !mir.ptr<global, i64>,
    %n: i64 {lir.push_constant = #lir.push_constant<offset = 8, size = 8>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[V:.*]] = lir.var 6 align 4 : <private, i32>
  %v = lir.var 3 align 8 : !mir.ptr<private, i64>
  // The remark stands once in a function.
  // REMARK: [[# @LINE + 4]]:8: remark: 'lir.load' op works on 64-bit integers, which the target lacks: those of this function become pairs of 32-bit ones
  // CHECK: %[[L:.*]] = lir.load %[[P]] align 4 : <global, i32> -> i32
  // CHECK: %[[Q:.*]] = lir.gep %[[P]][%{{.*}}] stride 4 : <global, i32>, i32
  // CHECK: %[[H:.*]] = lir.load %[[Q]] align 4 : <global, i32> -> i32
  %x = lir.load %p align 8 : <global, i64> -> i64
  // FAR: %[[W:.*]] = arith.muli %[[H]], %c8_i32 : i32
  // FAR-NEXT: lir.gep %[[P]][%[[W]]] stride 1073741824 : <global, i32>, i32
  // FAR-COUNT-2: lir.gep %{{.*}}[%[[W]]] stride 1073741824 : <global, i32>, i32
  // FAR-NEXT: %[[A:.*]] = lir.gep %{{.*}}[%[[W]]] stride 1073741824 : <global, i32>, i32
  // FAR-NEXT: %[[B:.*]] = lir.gep unsigned %[[A]][%[[L]]] stride 8 : <global, i32>, i32
  // NEAR: %[[B:.*]] = lir.gep %[[P]][%[[L]]] stride 8 : <global, i32>, i32
  %q = lir.gep %p[%x] stride 8 : <global, i64>, i64
  // CHECK: %[[R:.*]]:2 = call @loop(%[[L]], %[[H]], %[[NL]], %[[NH]]) : (i32, i32, i32, i32) -> (i32, i32)
  %r = func.call @loop(%x, %n) : (i64, i64) -> i64
  // CHECK: lir.store %[[B]], %[[R]]#0 align 4 : <global, i32>, i32
  // CHECK: lir.store %{{.*}}, %[[R]]#1 align 4 : <global, i32>, i32
  lir.store %q, %r align 8 : <global, i64>, i64
  return
}

// A loop with a counter and a carried value of 64 bits.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: -> (i32, i32)
func.func @loop(%x: i64, %n: i64) -> i64 {
  // REMARK-NOT: remark:
  // REMARK: [[# @LINE + 1]]:11: remark: 'arith.constant' op works on 64-bit integers
  %zero = arith.constant 0 : i64
  // REMARK-NOT: remark:
  %one = arith.constant 1 : i64
  // CHECK: scf.while (%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32, i32) -> (i32, i32, i32, i32) {
  // CHECK: scf.condition
  %r = scf.for %i = %zero to %n step %one iter_args(%s = %x) -> (i64) : i64 {
    %t = arith.addi %s, %i : i64
    scf.yield %t : i64
  }
  return %r : i64
}
