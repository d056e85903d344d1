// An operation or type that Metal cannot express is a located error.
// R-RUNA-64 R-GIR-95
// RUN: gir-opt --emit-msl --target=metal3.1 --split-input-file --verify-diagnostics %s

// expected-error@+1 {{has a value of type !mir.ptr<global, f64>, but target 'metal3.1' has no f64; use another type}}
func.func @doubles(%x: !mir.ptr<global, f64> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}

// -----

func.func @ordered(%x: !mir.ptr<global, i32> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1 : i32
  // expected-error@+1 {{has ordering acq_rel, which target 'metal3.1' does not have; it has relaxed}}
  %old = mir.gpu.atomic add %x, %one ordering acq_rel scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}

// -----

func.func @wide(%x: !mir.ptr<global, i64> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1 : i64
  // expected-error@+1 {{is atomic on i64, which target 'metal3.1' supports neither natively nor by compare-exchange; use 32 bits}}
  %old = mir.gpu.atomic add %x, %one ordering relaxed scope device : !mir.ptr<global, i64>, i64 -> i64
  return
}

// -----

// expected-error@+1 {{requires subgroups of 16 work-items, a size that Metal cannot request; omit it and use subgroup_size}}
func.func @narrow() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1], subgroup_size = 16>} {
  return
}

// -----

func.func @fence() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // expected-error@+1 {{has ordering seq_cst, which target 'metal3.1' does not have; it has relaxed}}
  mir.gpu.memory_fence mem_scope device semantics seq_cst
  return
}

// -----

// expected-error@+1 {{has parameter 0 of type !mir.ptr<global, f32> without a binding; give it a mir.resource}}
func.func @unbound(%x: !mir.ptr<global, f32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  return
}
