// Code with branches between blocks is left alone: an unreachable operation may depend on itself.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-canonicalize))' %s | FileCheck %s

// CHECK-LABEL: func.func @unreached(
func.func @unreached() {
  return
^never:
  %c0 = arith.constant 0 : i32
  // CHECK: arith.addi
  %x = arith.addi %x, %c0 : i32
  // CHECK: lir.shli
  %y = lir.shli %y, %c0 : i32
  cf.br ^never
}
