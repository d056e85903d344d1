// A loop keeps its annotations.
// RUN: gir-opt --mir-raise-loops %s | FileCheck %s

func.func @f(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // CHECK: scf.for
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %j = arith.addi %i, %c1 : i32
    scf.yield %j : i32
  // CHECK: } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2>, test.other}
  } attributes {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2>, test.other}
  return
}
