// Annotations for FPGAs become attributes that stock mlir-opt keeps.
// R-RUNA-102
// RUN: gir-opt --emit-hls --hls-flow=circt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: mlir-opt-22 %t.mlir | FileCheck %s

// CHECK: func.func @k(
// CHECK-SAME: attributes {fpga.dataflow = ""}
// CHECK: } {fpga.pipeline = "II = 2, style = flp", fpga.unroll = "factor = 4"}
func.func @k(%x: !mir.ptr<global, i32>) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>, mir.fpga_dataflow} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c8 = arith.constant 8 : i32
  scf.for %i = %c0 to %c8 step %c1 : i32 {
    %p = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, i32>, i32
    mir.gpu.store %p, %i : !mir.ptr<global, i32>, i32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2, style = flp>, mir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  return
}
