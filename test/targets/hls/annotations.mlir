// Annotations become pragmas (Runa GPU dialect specification, section 16.3).
// R-RUNA-87 R-RUNA-96 R-RUNA-97 R-RUNA-98 R-RUNA-99
// RUN: gir-opt --emit-hls %s -o %t.cpp && FileCheck %s < %t.cpp
// RUN: %check-hls %t.cpp

mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 1024 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 8, dim = 1>}
mir.gpu.global @halves : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = block, factor = 2, dim = 0>}
mir.gpu.global @parts : !mir.ptr<workgroup, f32> count 16 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = complete>}

// CHECK-LABEL: extern "C" void loops(
// CHECK: static float tile[1024];
// CHECK-NEXT: #pragma HLS BIND_STORAGE variable=tile type=ram_t2p impl=bram
// CHECK-NEXT: #pragma HLS ARRAY_PARTITION variable=tile cyclic factor=8 dim=1
// CHECK: static float halves[64];
// CHECK: #pragma HLS ARRAY_PARTITION variable=halves block factor=2 dim=0
// CHECK: static float parts[16];
// CHECK-NEXT: #pragma HLS ARRAY_PARTITION variable=parts complete dim=1
// CHECK: loop: for (
// CHECK-NEXT: #pragma HLS PIPELINE II=3 style=flp
// CHECK-NEXT: #pragma HLS UNROLL factor=4
// CHECK: loop2: for (
// CHECK-NEXT: #pragma HLS PIPELINE off
// CHECK: loop3: for (
// CHECK-NEXT: #pragma HLS PIPELINE II=1 style=frp
func.func @loops(%x: !mir.ptr<global, f32> {mir.name = "x"}, %n: i32 {mir.name = "n"})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %tile = mir.gpu.address_of @tile : !mir.ptr<workgroup, f32>
  %halves = mir.gpu.address_of @halves : !mir.ptr<workgroup, f32>
  %parts = mir.gpu.address_of @parts : !mir.ptr<workgroup, f32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %a = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, f32>, i32
    %v = mir.gpu.load %a : !mir.ptr<global, f32> -> f32
    %b = mir.gpu.gep unsigned %tile[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
    mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 3, style = flp>, mir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  scf.for %i = %c0 to %n step %c1 : i32 {
    %a = mir.gpu.gep unsigned %tile[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
    %v = mir.gpu.load %a : !mir.ptr<workgroup, f32> -> f32
    %b = mir.gpu.gep unsigned %halves[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
    mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<enable = false>}
  scf.for %i = %c0 to %n step %c1 : i32 {
    %a = mir.gpu.gep unsigned %halves[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
    %v = mir.gpu.load %a : !mir.ptr<workgroup, f32> -> f32
    %b = mir.gpu.gep unsigned %parts[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
    mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
    %c = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, f32>, i32
    mir.gpu.store %c, %v : !mir.ptr<global, f32>, f32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 1, style = frp>}
  return
}

// The stages of a kernel, which a barrier separates, run at the same time, and are functions.
mir.gpu.global @passed : !mir.ptr<workgroup, f32> count 64 elem f32
// CHECK-LABEL: static void stages_stage(hls::stream<float>& in, float passed[64]) {
// CHECK: items: for (
// CHECK: #pragma HLS PIPELINE II=1
// CHECK-LABEL: static void stages_stage2(float passed[64], hls::stream<float>& out) {
// CHECK: items2: for (
// CHECK: #pragma HLS PIPELINE II=1
// CHECK-LABEL: extern "C" void stages(
// CHECK-NOT: static
// CHECK: groups: for (
// CHECK-NEXT: #pragma HLS DATAFLOW
// CHECK-NEXT: #pragma HLS LOOP_TRIPCOUNT
// CHECK-NEXT: float passed[64];
// CHECK: stages_stage(in, passed);
// CHECK-NEXT: stages_stage2(passed, out);
// CHECK-NEXT: }
func.func @stages(%in: !mir.ptr<global, f32> {mir.name = "in"}, %out: !mir.ptr<global, f32> {mir.name = "out"})
    attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %passed = mir.gpu.address_of @passed : !mir.ptr<workgroup, f32>
  %i = mir.gpu.local_id x
  %g = mir.gpu.global_id x
  %c63 = arith.constant 63 : i32
  %a = mir.gpu.gep unsigned %in[%g] stride 4 : !mir.ptr<global, f32>, i32
  %v = mir.gpu.load %a : !mir.ptr<global, f32> -> f32
  %b = mir.gpu.gep unsigned %passed[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %j = arith.subi %c63, %i : i32
  %c = mir.gpu.gep unsigned %passed[%j] stride 4 : !mir.ptr<workgroup, f32>, i32
  %w = mir.gpu.load %c : !mir.ptr<workgroup, f32> -> f32
  %d = mir.gpu.gep unsigned %out[%g] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.store %d, %w : !mir.ptr<global, f32>, f32
  return
}

// The annotation of a kernel is that of its loops over work-items.
// CHECK-LABEL: extern "C" void whole(
// CHECK: items: for (
// CHECK-NEXT: #pragma HLS PIPELINE II=2 style=stp
func.func @whole(%x: !mir.ptr<global, f32> {mir.name = "x"})
    attributes {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2, style = stp>, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %g = mir.gpu.global_id x
  %a = mir.gpu.gep unsigned %x[%g] stride 4 : !mir.ptr<global, f32>, i32
  %v = mir.gpu.load %a : !mir.ptr<global, f32> -> f32
  %w = arith.addf %v, %v : f32
  mir.gpu.store %a, %w : !mir.ptr<global, f32>, f32
  return
}
