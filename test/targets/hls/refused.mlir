// Annotations that exclude each other, or that Vitis would reject, are errors at their places.
// R-RUNA-92 R-RUNA-95 R-RUNA-96 R-RUNA-97 R-RUNA-98 R-RUNA-99
// RUN: gir-opt --emit-hls --split-input-file --verify-diagnostics %s

func.func @both(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // expected-error@+1 {{is a pipeline and a dataflow; stages of a dataflow are pipelines themselves: keep one of both annotations}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
  } {mir.fpga_dataflow, mir.fpga_pipeline = #mir.fpga_pipeline<II = 1>}
  return
}

// -----

func.func @off(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  // expected-error@+1 {{has an interval or a style of a pipeline that is switched off; leave them out, or switch it on}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2, enable = false>}
  return
}

// -----

func.func @copies(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  // expected-error@+1 {{is unrolled 8 times, but has 6 iterations; the factor is 6 at most}}
  scf.for %i = %c0 to %c6 step %c1 : i32 {
    %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
  } {mir.fpga_unroll = #mir.fpga_unroll<factor = 8>}
  // expected-error@+1 {{is unrolled and a dataflow; keep one of both annotations}}
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
  } {mir.fpga_dataflow, mir.fpga_unroll = #mir.fpga_unroll<factor = 2>}
  return
}

// -----

func.func @nested(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    // expected-error@+1 {{is in a loop that is a pipeline, so that Vitis has to unroll it, but its number of iterations is not known; annotate the inner loop instead}}
    scf.for %j = %c0 to %n step %c1 : i32 {
      %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
      mir.gpu.store volatile %x, %j : !mir.ptr<private, i32>, i32
    }
    // expected-error@+1 {{is a pipeline in a loop that is one; Vitis unrolls the loops in a pipeline: keep one of both annotations}}
    scf.for %j = %c0 to %c4 step %c1 : i32 {
      %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
      mir.gpu.store volatile %x, %j : !mir.ptr<private, i32>, i32
    } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 1>}
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 1>}
  return
}

// -----

// A barrier in a loop with an interval.
func.func @tight(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    %x = mir.gpu.alloc 1 : !mir.ptr<private, i32>
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
    // expected-error@+1 {{is in a loop that starts an iteration every 2 cycles, and a barrier ends a stage of all work-items; leave the interval out, or move the barrier out of the loop}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    mir.gpu.store volatile %x, %i : !mir.ptr<private, i32>, i32
  } {mir.fpga_pipeline = #mir.fpga_pipeline<II = 2>}
  return
}

// -----

// No division of what is an interface.
// expected-error@+1 {{is divided among memories, but is an interface of the kernel (m_axi), which Vitis does not divide; annotate a variable, and copy to it}}
mir.gpu.global @outside : !mir.ptr<global, f32> count 64 elem f32 {mir.fpga_partition = #mir.fpga_partition<mode = cyclic, factor = 2>}
func.func @divided() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %p = mir.gpu.address_of @outside : !mir.ptr<global, f32>
  %c = arith.constant 1.0 : f32
  mir.gpu.store %p, %c : !mir.ptr<global, f32>, f32
  return
}

// -----

// A memory between stages has one that writes it and one that reads it.
mir.gpu.global @passed : !mir.ptr<workgroup, f32> count 64 elem f32
func.func @stages(%in: !mir.ptr<global, f32>, %out: !mir.ptr<global, f32>, %more: !mir.ptr<global, f32>)
    attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %passed = mir.gpu.address_of @passed : !mir.ptr<workgroup, f32>
  %i = mir.gpu.local_id x
  %a = mir.gpu.gep unsigned %in[%i] stride 4 : !mir.ptr<global, f32>, i32
  %v = mir.gpu.load %a : !mir.ptr<global, f32> -> f32
  %b = mir.gpu.gep unsigned %passed[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  // expected-note@+1 {{the first stage that uses it}}
  mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %c63 = arith.constant 63 : i32
  %j = arith.subi %c63, %i : i32
  %c = mir.gpu.gep unsigned %passed[%j] stride 4 : !mir.ptr<workgroup, f32>, i32
  %w = mir.gpu.load %c : !mir.ptr<workgroup, f32> -> f32
  %d = mir.gpu.gep unsigned %out[%i] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.store %d, %w : !mir.ptr<global, f32>, f32
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  // expected-error@+1 {{is of memory 'passed', which several stages of a dataflow use; one stage may write it and one, later, read it: copy it in between, or leave the annotation out}}
  %u = mir.gpu.load %c : !mir.ptr<workgroup, f32> -> f32
  %e = mir.gpu.gep unsigned %more[%i] stride 4 : !mir.ptr<global, f32>, i32
  mir.gpu.store %e, %u : !mir.ptr<global, f32>, f32
  return
}

// -----

// expected-error@+1 {{is a dataflow of 1 stages; stages are loops and calls, and those of work-items end at barriers: leave the annotation out}}
func.func @single(%in: !mir.ptr<global, f32>) attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = mir.gpu.global_id x
  %a = mir.gpu.gep unsigned %in[%i] stride 4 : !mir.ptr<global, f32>, i32
  %c = arith.constant 1.0 : f32
  mir.gpu.store %a, %c : !mir.ptr<global, f32>, f32
  return
}

// -----

// A buffer off the chip is of one stage.
mir.gpu.global @passed : !mir.ptr<workgroup, f32> count 64 elem f32
func.func @in_place(%x: !mir.ptr<global, f32> {mir.name = "x"})
    attributes {mir.fpga_dataflow, mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %passed = mir.gpu.address_of @passed : !mir.ptr<workgroup, f32>
  %i = mir.gpu.local_id x
  %a = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, f32>, i32
  // expected-note@+1 {{the first stage that uses it}}
  %v = mir.gpu.load %a : !mir.ptr<global, f32> -> f32
  %b = mir.gpu.gep unsigned %passed[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  mir.gpu.store %b, %v : !mir.ptr<workgroup, f32>, f32
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %c63 = arith.constant 63 : i32
  %j = arith.subi %c63, %i : i32
  %c = mir.gpu.gep unsigned %passed[%j] stride 4 : !mir.ptr<workgroup, f32>, i32
  %w = mir.gpu.load %c : !mir.ptr<workgroup, f32> -> f32
  // expected-error@+1 {{is of memory 'x', which several stages of a dataflow use; one stage may write it and one, later, read it: copy it in between, or leave the annotation out}}
  mir.gpu.store %a, %w : !mir.ptr<global, f32>, f32
  return
}

// -----

// A value that a stage hands on without memory.
func.func @handed(%x: !mir.ptr<global, i32>, %y: !mir.ptr<global, i32>, %n: i32)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %r = %c0 to %n step %c1 : i32 {
    // expected-error@+1 {{is a stage of a dataflow and hands a value on to what follows; store it, so that the next stage can load it}}
    %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %c0) -> (i32) : i32 {
      %a = mir.gpu.gep unsigned %x[%i] stride 4 : !mir.ptr<global, i32>, i32
      %v = mir.gpu.load %a : !mir.ptr<global, i32> -> i32
      %t = arith.addi %s, %v : i32
      scf.yield %t : i32
    }
    scf.for %i = %c0 to %n step %c1 : i32 {
      %b = mir.gpu.gep unsigned %y[%i] stride 4 : !mir.ptr<global, i32>, i32
      mir.gpu.store %b, %sum : !mir.ptr<global, i32>, i32
    }
  } {mir.fpga_dataflow}
  return
}

// -----

// Memory of a size that the launch decides, and memory that holds pointers.
// expected-error@+1 {{has workgroup memory 'room' of a size that the launch decides; an FPGA has memory blocks of a fixed size: give the memory a count}}
func.func @sized(%room: !mir.ptr<workgroup, f32> {mir.name = "room"}) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
  %c = arith.constant 1.0 : f32
  mir.gpu.store %room, %c : !mir.ptr<workgroup, f32>, f32
  return
}
