// Annotations of lir on kernels, parameters, loops and variables round trip.
// R-RUNA-14 R-RUNA-17 R-RUNA-21 R-RUNA-22 R-RUNA-23 R-RUNA-24
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK: lir.global @tile {{.*}} {lir.fpga_partition = #mir.fpga_partition<mode = block, factor = 8>, lir.storage = #mir.storage<workgroup>}
lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32 {lir.fpga_partition = #mir.fpga_partition<mode = block, factor = 8, dim = 1>, lir.storage = #mir.storage<workgroup>}
// CHECK: lir.global @sized_at_launch {{.*}} {lir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 512, dim = 0>}
lir.global @sized_at_launch : !mir.ptr<workgroup, f32> count 0 align 4 dynamic elem f32 {lir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 512, dim = 0>}

// CHECK: func.func @compute(
// CHECK-SAME: !mir.ptr<global, f32> {lir.name = "in", lir.resource = #mir.resource<set = 0, binding = 0, storage, name = "input", layout = std430>, lir.storage = #mir.storage<global>}
// CHECK-SAME: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, uniform>}
// CHECK-SAME: !mir.storage_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 2, storage, layout = metal>}
// CHECK-SAME: !mir.uniform_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 3, uniform, layout = std140>}
// CHECK-SAME: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image, name = "\22a\\b\22">}
// CHECK-SAME: !mir.image3d<ui32, write> {lir.resource = #mir.resource<set = 1, binding = 1, image>}
// CHECK-SAME: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 2, sampler>}
// CHECK-SAME: !mir.acceleration_structure {lir.resource = #mir.resource<set = 1, binding = 3, uniform>}
// CHECK-SAME: attributes {
// CHECK-SAME: lir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256>
// CHECK-SAME: lir.fpga_dataflow
// CHECK-SAME: lir.fpga_pipeline = #mir.fpga_pipeline<II = 1, style = flp>
// CHECK-SAME: lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 32, local_size_hint = [32, 2, 1]>
// CHECK-SAME: lir.push_constants = #mir.push_constants<size = 32, align = 16>
func.func @compute(
    %in: !mir.ptr<global, f32> {lir.name = "in", lir.resource = #mir.resource<set = 0, binding = 0, storage, layout = std430, name = "input">, lir.storage = #mir.storage<global>},
    %p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 1, uniform>},
    %s: !mir.storage_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 2, storage, layout = metal>},
    %u: !mir.uniform_buffer<f32> {lir.resource = #mir.resource<set = 0, binding = 3, uniform, layout = std140>},
    %i: !mir.image2d<f32> {lir.resource = #mir.resource<set = 1, binding = 0, image, name = "\22a\\b\22">},
    %j: !mir.image3d<ui32, write> {lir.resource = #mir.resource<set = 1, binding = 1, image>},
    %k: !mir.sampler {lir.resource = #mir.resource<set = 1, binding = 2, sampler>},
    %a: !mir.acceleration_structure {lir.resource = #mir.resource<set = 1, binding = 3, uniform>})
    attributes {
      lir.dsp_dma = #mir.dsp_dma<source = "in", dest = @tile, size = 256, blocking = true>,
      lir.fpga_dataflow,
      lir.fpga_pipeline = #mir.fpga_pipeline<II = 1, enable = true, style = flp>,
      lir.kernel = #mir.kernel<compute, local_size_hint = [32, 2, 1], workgroup_size = [64, 1, 1], subgroup_size = 32>,
      lir.push_constants = #mir.push_constants<size = 32, align = 16>} {
  return
}

// CHECK: func.func @vertex(
// CHECK-SAME: vector<3xf32> {lir.io = #mir.io<location = 0>}
// CHECK-SAME: f16 {lir.io = #mir.io<location = 4294967295>}
// CHECK-SAME: i32 {lir.io = #mir.io<builtin = vertex_index>}
// CHECK-SAME: i32 {lir.io = #mir.io<builtin = instance_index>}
// CHECK-SAME: lir.kernel = #mir.kernel<vertex>
func.func @vertex(
    %p: vector<3xf32> {lir.io = #mir.io<location = 0>},
    %h: f16 {lir.io = #mir.io<location = 4294967295>},
    %v: i32 {lir.io = #mir.io<builtin = vertex_index>},
    %i: i32 {lir.io = #mir.io<builtin = instance_index>})
    attributes {lir.kernel = #mir.kernel<vertex>} {
  return
}

// CHECK: func.func @fragment(
// CHECK-SAME: vector<2xf32> {lir.io = #mir.io<location = 0, interpolation = perspective>}
// CHECK-SAME: f32 {lir.io = #mir.io<location = 1, interpolation = linear>}
// CHECK-SAME: i32 {lir.io = #mir.io<location = 2, interpolation = flat>}
// CHECK-SAME: vector<4xf32> {lir.io = #mir.io<builtin = frag_coord>}
// CHECK-SAME: i1 {lir.io = #mir.io<builtin = front_facing>}
// CHECK-SAME: lir.kernel = #mir.kernel<fragment>
func.func @fragment(
    %uv: vector<2xf32> {lir.io = #mir.io<location = 0, interpolation = perspective>},
    %d: f32 {lir.io = #mir.io<interpolation = linear, location = 1>},
    %n: i32 {lir.io = #mir.io<location = 2, interpolation = flat>},
    %c: vector<4xf32> {lir.io = #mir.io<builtin = frag_coord>},
    %f: i1 {lir.io = #mir.io<builtin = front_facing>})
    attributes {lir.kernel = #mir.kernel<fragment>} {
  return
}

// The stages of the future.
// CHECK: lir.kernel = #mir.kernel<mesh, workgroup_size = [32, 1, 1]>
func.func @mesh() attributes {lir.kernel = #mir.kernel<mesh, workgroup_size = [32, 1, 1]>} {
  return
}
// CHECK: lir.kernel = #mir.kernel<task>
func.func @task() attributes {lir.kernel = #mir.kernel<task>} {
  return
}
// CHECK: lir.kernel = #mir.kernel<raygen>
func.func @raygen() attributes {lir.kernel = #mir.kernel<raygen>} {
  return
}
// CHECK: lir.kernel = #mir.kernel<miss>
func.func @miss() attributes {lir.kernel = #mir.kernel<miss>} {
  return
}
// CHECK: lir.kernel = #mir.kernel<closesthit>
func.func @closesthit() attributes {lir.kernel = #mir.kernel<closesthit>} {
  return
}

// CHECK: func.func @loops(
// CHECK-SAME: attributes {
// CHECK-SAME: lir.dsp_dma = [#mir.dsp_dma<source = "in", dest = "scratch", size = 16, blocking = false>, #mir.dsp_dma<source = "scratch", dest = "out", size = 16>]
func.func @loops(
    %n: i32, %in: !mir.ptr<constant, f32> {lir.name = "in"}, %out: !mir.ptr<global, f32> {lir.name = "out"},
    %scratch: !mir.ptr<workgroup, f32> {lir.name = "scratch"})
    attributes {
      lir.dsp_dma = [#mir.dsp_dma<source = "in", dest = "scratch", size = 16, blocking = false>,
                     #mir.dsp_dma<source = "scratch", dest = "out", size = 16>],
      lir.kernel = #mir.kernel<compute>} {
  // CHECK: lir.var 64 align 4 {{.*}}lir.fpga_partition = #mir.fpga_partition<mode = complete>
  %v = lir.var 64 align 4 {lir.fpga_partition = #mir.fpga_partition<mode = complete>, lir.storage = #mir.storage<private>} : !mir.ptr<private, f32>
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.yield
  // CHECK: } {lir.fpga_pipeline = #mir.fpga_pipeline<II = 2, style = frp>, lir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  } {lir.fpga_pipeline = #mir.fpga_pipeline<II = 2, style = frp>, lir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  scf.while : () -> () {
    %c = arith.cmpi eq, %n, %c0 : i32
    scf.condition(%c)
  } do {
    scf.yield
  // CHECK: } attributes {lir.fpga_dataflow, lir.fpga_pipeline = #mir.fpga_pipeline<enable = false>}
  } attributes {lir.fpga_dataflow, lir.fpga_pipeline = #mir.fpga_pipeline<enable = false>}
  return
}
