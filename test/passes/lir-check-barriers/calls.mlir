// The call of a function with a barrier is checked as a barrier is.
// R-RUNA-118
// RUN: gir-opt --lir-check-barriers --verify-diagnostics --split-input-file %s

func.func @join() {
  // expected-note@+1 {{'mir.gpu.barrier' stands here}}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
func.func @between() {
  call @join() : () -> ()
  return
}
func.func @kernel(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  call @between() : () -> ()
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{'func.call' op leads to 'mir.gpu.barrier' and is in divergent control flow: some work-items of the workgroup reach it and others do not}}
    func.call @between() : () -> ()
  }
  return
}

// -----

func.func @join() {
  // expected-note@+1 {{'mir.gpu.barrier' stands here}}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}
func.func @kernel(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %some = arith.cmpi ult, %local, %n : i32 // expected-note {{this may differ between work-items}}
  scf.if %some {
    // expected-remark@+1 {{'func.call' op leads to 'mir.gpu.barrier' and may be in divergent control flow, where some work-items of the workgroup reach it and others do not}}
    func.call @join() : () -> ()
  }
  return
}

// -----

// A caller's argument can keep work-items from a barrier.
func.func @join(%who: i32) {
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %who, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}
func.func @kernel() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  call @join(%local) : (i32) -> ()
  return
}

// -----

// Callers of workgroups with different sizes prove nothing.
func.func @join(%who: i32) {
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %who, %zero : i32 // expected-note {{this may differ between work-items}}
  scf.if %first {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}
func.func @wide() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  call @join(%local) : (i32) -> ()
  return
}
func.func @narrow() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  %local = mir.gpu.local_id x
  call @join(%local) : (i32) -> ()
  return
}

// -----

// A condition that a function works out.
func.func @is_first() -> i1 {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32
  return %first : i1
}
func.func @kernel() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %first = call @is_first() : () -> i1 // expected-note {{this may differ between work-items}}
  scf.if %first {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Of a subgroup.
func.func @join() {
  // expected-note@+1 {{'mir.gpu.barrier' stands here}}
  mir.gpu.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
  return
}
func.func @kernel(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %id = mir.gpu.subgroup_id
  %lane = mir.gpu.subgroup_local_id
  %whole = arith.cmpi ult, %id, %n : i32
  %part = arith.cmpi ult, %lane, %n : i32 // expected-note {{this may differ between work-items}}
  scf.if %whole {
    func.call @join() : () -> ()
  }
  scf.if %part {
    // expected-remark@+1 {{leads to 'mir.gpu.barrier' and may be in divergent control flow, where some work-items of the subgroup reach it and others do not}}
    func.call @join() : () -> ()
  }
  return
}
