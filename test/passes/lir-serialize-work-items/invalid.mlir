// Kernels that loops over the work-items cannot compute are refused, with an error at the operation.
// RUN: gir-opt --lir-serialize-work-items --split-input-file --verify-diagnostics %s

#k = #mir.kernel<compute>
func.func @unstated(%x: !mir.ptr<global, f32>) attributes {lir.kernel = #k} {
  %i = lir.id_local_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, f32>, i32
  // expected-error @+1 {{is stored for each work-item, and the kernel leaves their number to the launch; give the kernel a workgroup_size}}
  %v = lir.load %p align 4 : <global, f32> -> f32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  lir.store %p, %v align 4 : <global, f32>, f32
  return
}

// -----

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>
func.func @exit(%x: !mir.ptr<global, i32>, %c: i1) attributes {lir.kernel = #k} {
  lir.if %c {
    // expected-error @+1 {{ends the kernel for one work-item and not for the others; run this pass before --lir-recover-exits}}
    lir.return
  }
  return
}

// -----

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>
func.func @region() attributes {lir.kernel = #k} {
  // expected-error @+1 {{contains a barrier or a collective operation, which may be in 'scf.if', 'scf.for' and 'scf.while' only; write it with these}}
  scf.execute_region {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield
  }
  return
}

// -----

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>
func.func @no_width(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  // expected-error @+1 {{needs a subgroup size, which neither the kernel nor the target specifies; give the kernel one, or set the pass option subgroup-size}}
  %l = lir.subgroup_local_id
  lir.store %x, %l align 4 : <global, i32>, i32
  return
}

// -----

#k = #mir.kernel<fragment>
// expected-error @+1 {{is not a compute kernel and has no workgroups; remove it from the module}}
func.func @shade() attributes {lir.kernel = #k} {
  return
}

// -----

#k = #mir.kernel<compute, workgroup_size = [4294967296, 1073741824, 1]>
func.func @huge(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_local_x
  // expected-error @+1 {{is stored for each work-item, which takes more bytes than 64 bits can count; make the workgroup smaller}}
  %v = lir.var 9 align 4 : <private, i32>
  lir.store %v, %i align 4 : <private, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %w = lir.load %v align 4 : <private, i32> -> i32
  lir.store %x, %w align 4 : <global, i32>, i32
  return
}
