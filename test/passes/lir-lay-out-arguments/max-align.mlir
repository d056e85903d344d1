// NVIDIA's assembler aligns no argument to more than 16 bytes, so that a vector of 32 bytes follows at the next 16.
// RUN: gir-opt --pass-pipeline='builtin.module(lir-lay-out-arguments{max-align=16})' %s | FileCheck %s
// RUN: gir-opt --lir-lay-out-arguments %s | FileCheck %s --check-prefix=OWN

// CHECK: func.func @k(
// CHECK-SAME: i64 {lir.argument = #lir.push_constant<offset = 0, size = 8>},
// CHECK-SAME: vector<4xi64> {lir.argument = #lir.push_constant<offset = 16, size = 32>},
// CHECK-SAME: vector<2xi64> {lir.argument = #lir.push_constant<offset = 48, size = 16>})
// OWN: vector<4xi64> {lir.argument = #lir.push_constant<offset = 32, size = 32>},
// OWN-SAME: vector<2xi64> {lir.argument = #lir.push_constant<offset = 64, size = 16>})
func.func @k(%a: i64, %b: vector<4xi64>, %c: vector<2xi64>) attributes {lir.kernel = #mir.kernel<compute>} {
  return
}
