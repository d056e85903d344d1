// Annotations are Intel's attributes in front of loops and memories.
// R-RUNA-101
// RUN: gir-opt --emit-hls --hls-flow=oneapi %s -o %t.cpp && FileCheck %s < %t.cpp
// RUN: clang++-22 -std=c++17 -Werror -Wno-unknown-attributes -fsyntax-only -I %p/../../../Inputs/sycl %t.cpp

mir.gpu.global @tile : !mir.ptr<workgroup, i32> count 64 elem i32 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 8, dim = 1>}

// CHECK: static void k(uint32_t* x) {
// CHECK-NEXT: {{^}}    {{\[\[}}intel::numbanks(8)]] {{\[\[}}intel::fpga_memory("BLOCK_RAM")]] uint32_t tile[64];
// CHECK: {{^}}    {{\[\[}}intel::initiation_interval(2)]] for (
// CHECK: {{^}}    {{\[\[}}intel::disable_loop_pipelining]] for (
// CHECK: {{^}}    _Pragma("unroll 4") for (
func.func @k(%x: !mir.ptr<global, i32> {mir.name = "x"}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %tile = mir.gpu.address_of @tile : !mir.ptr<workgroup, i32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c64 = arith.constant 64 : i32
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %p = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, i32>, i32
    %q = mir.gpu.gep unsigned %tile[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
    %v = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
    mir.gpu.store %q, %v : !mir.ptr<workgroup, i32>, i32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2>}
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %q = mir.gpu.gep unsigned %tile[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
    %v = mir.gpu.load %q : !mir.ptr<workgroup, i32> -> i32
    %w = arith.addi %v, %i : i32
    mir.gpu.store %q, %w : !mir.ptr<workgroup, i32>, i32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<enable = false>}
  scf.for %i = %c0 to %c64 step %c1 : i32 {
    %p = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, i32>, i32
    %q = mir.gpu.gep unsigned %tile[%i] stride 4 : !mir.ptr<workgroup, i32>, i32
    %v = mir.gpu.load %q : !mir.ptr<workgroup, i32> -> i32
    mir.gpu.store %p, %v : !mir.ptr<global, i32>, i32
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  return
}
