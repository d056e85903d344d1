// X-6: annotations of kernels and globals that GIR text cannot express.
// RUN: gir-opt --mir-to-gir --split-input-file --verify-diagnostics %s

// expected-error@+1 {{'mir.gpu.global' op has 'mir.fpga_partition', which GIR text cannot express; remove it}}
mir.gpu.global @tile : !mir.ptr<workgroup, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = block, factor = 8, dim = 1>}

// -----

// expected-error@+1 {{'func.func' op has 'mir.fpga_dataflow', which GIR text cannot express; remove it}}
func.func @k() attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

func.func @loop(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // expected-error@+1 {{'scf.for' op has 'mir.fpga_unroll', which GIR text cannot express; remove it}}
  scf.for %i = %c0 to %n step %c1 : i32 {
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = 4>}
  return
}

// -----

// expected-error@+1 {{'func.func' op has a local_size_hint, which GIR text cannot express; state the workgroup_size, or remove it}}
func.func @k() attributes {mir.kernel = #mir.kernel<compute, local_size_hint = [32, 2, 1]>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op states push constants of 32 bytes aligned to 16, and its scalar parameters take 12 aligned to 8}}
func.func @k(%n: i64, %m: i32)
    attributes {mir.kernel = #mir.kernel<compute>, mir.push_constants = #mir.push_constants<size = 32, align = 16>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op takes i1 as parameter 0, where a kernel of GIR would take 32 bits; pass an i32 and compare it with 0}}
func.func @k(%c: i1) attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has a resource as parameter 0 that is not storage, or has a layout}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, uniform>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has a resource as parameter 0 that is not storage, or has a layout}}
func.func @k(%x: !mir.ptr<global, f32> {mir.resource = #mir.resource<set = 0, binding = 1, storage, layout = std430>})
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}

// -----

// expected-error@+1 {{'func.func' op has a parameter 'in' whose resource is 'input'; GIR text has one name for both}}
func.func @k(%x: !mir.ptr<global, f32> {mir.name = "in", mir.resource = #mir.resource<set = 0, binding = 1, storage, name = "input">})
    attributes {mir.kernel = #mir.kernel<compute>} {
  return
}
