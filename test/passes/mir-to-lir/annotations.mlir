// Annotations keep their values under the names of lir.
// R-RUNA-14 R-RUNA-21 R-RUNA-23
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s

// CHECK: lir.global @tile {{.*}} {lir.fpga_partition = #mir.fpga_partition<mode = block, factor = 8>, lir.storage = #mir.storage<workgroup>}
mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = block, factor = 8>, mir.storage = #mir.storage<workgroup>}

// CHECK-LABEL: func.func @k(
// CHECK-SAME: lir.storage = #mir.storage<global>
// CHECK-SAME: lir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256>
// CHECK-SAME: lir.fpga_dataflow
// CHECK-SAME: lir.fpga_pipeline = #mir.fpga_pipeline<II = 1, style = flp>
// CHECK-SAME: lir.kernel = #mir.kernel<compute, local_size_hint = [32, 2, 1]>
// CHECK-SAME: lir.push_constants = #mir.push_constants<size = 32, align = 16>
func.func @k(
    %in: !mir.ptr<global, f32> {mir.name = "in", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.storage = #mir.storage<global>},
    %n: i32)
    attributes {
      mir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256>,
      mir.fpga_dataflow,
      mir.fpga_pipeline = #mir.fpga_pipeline<II = 1, style = flp>,
      mir.kernel = #mir.kernel<compute, local_size_hint = [32, 2, 1]>,
      mir.push_constants = #mir.push_constants<size = 32, align = 16>} {
  // CHECK: lir.var 64 align 4 {lir.fpga_partition = #mir.fpga_partition<mode = complete>, lir.storage = #mir.storage<private>}
  %v = mir.gpu.alloc 64 {mir.fpga_partition = #mir.fpga_partition<mode = complete>, mir.storage = #mir.storage<private>} : !mir.ptr<private, f32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
  // CHECK: } {lir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  return
}

// Attributes of others stay as they are.
// CHECK: func.func @other() attributes {mir.unknown = 1 : i32, test.other}
func.func @other() attributes {mir.unknown = 1 : i32, test.other} {
  return
}
