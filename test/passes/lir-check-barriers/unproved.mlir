// A barrier at which it is not proved that all work-items arrive gets a remark.
// R-RUNA-118
// RUN: gir-opt --lir-check-barriers --verify-diagnostics --split-input-file %s
// RUN: gir-opt --pass-pipeline='builtin.module(lir-check-barriers{remarks=false})' --split-input-file %s 2>&1 | FileCheck --check-prefix=QUIET %s
// QUIET-NOT: remark

// True for all work-items if n is large enough.
func.func @bound(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %global = mir.gpu.global_id x
  %inside = arith.cmpi ult, %global, %n : i32 // expected-note {{this may differ between work-items}}
  scf.if %inside {
    // expected-remark@+1 {{'mir.gpu.barrier' op may be in divergent control flow, where some work-items of the workgroup reach it and others do not, which is undefined}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Nobody is left out where the work-item asked for is in another workgroup.
func.func @others(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %global = mir.gpu.global_id x
  %is_it = arith.cmpi eq, %global, %n : i32 // expected-note {{this may differ between work-items}}
  scf.if %is_it {
  } else {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// A workgroup may have one work-item where the launch decides.
func.func @unsized() attributes {mir.kernel = #mir.kernel<compute>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this may differ between work-items}}
  scf.if %first {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Memory that work-items change.
func.func @memory(%p: !mir.ptr<workgroup, i32>) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %zero = arith.constant 0 : i32
  scf.while : () -> () {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %left = mir.gpu.load %p : !mir.ptr<workgroup, i32> -> i32
    %more = arith.cmpi ne, %left, %zero : i32 // expected-note {{this decides how often a loop runs, and may differ between work-items}}
    scf.condition(%more)
  } do {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield
  }
  return
}

// -----

// A loop from the work-item's number on.
func.func @strided(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x // expected-note {{this decides how often a loop runs, and may differ between work-items}}
  %one = arith.constant 1 : i32
  scf.for %i = %local to %n step %one : i32 {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// A condition that some work-items carry round a loop.
func.func @flag(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %true = arith.constant true
  %local = mir.gpu.local_id x
  // expected-note@+1 {{this may differ between work-items}}
  %stays = scf.for %i = %zero to %n step %one iter_args(%stays = %true) -> (i1) : i32 {
    %found = arith.cmpi ne, %i, %local : i32
    %both = arith.andi %stays, %found : i1
    scf.yield %both : i1
  }
  scf.if %stays {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Before its graph is structured, a function says nothing about who arrives.
func.func @graph(%n: i1) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  cf.cond_br %n, ^a, ^b
^a:
  // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  cf.br ^b
^b:
  return
}

// -----

// A subgroup waits where all of it arrives, the workgroup may not.
func.func @subgroups() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %id = mir.gpu.subgroup_id
  %first = arith.cmpi eq, %id, %zero : i32 // expected-note {{this may differ between work-items}}
  scf.if %first {
    mir.gpu.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
    // expected-remark@+1 {{may be in divergent control flow, where some work-items of the workgroup}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %lane = mir.gpu.subgroup_local_id
  %elected = arith.cmpi eq, %lane, %zero : i32 // expected-note {{this may differ between work-items}}
  scf.if %elected {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items of the subgroup reach it and others do not}}
    mir.gpu.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// An exit leaves more than the region that it ends.
func.func @exits(%n: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = lir.id_local_x
  %some = arith.cmpi ult, %local, %n : i32
  lir.if %some {
    lir.return
  }
  // expected-remark@+1 {{'lir.barrier' op may be in divergent control flow, where some work-items}}
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// -----

// An atomic load gives each work-item the value at the time of its load.
func.func @ordered(%p: !mir.ptr<global, i32>) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %seen = mir.gpu.load %p ordering acquire scope device : !mir.ptr<global, i32> -> i32
  %set = arith.cmpi ne, %seen, %zero : i32 // expected-note {{this may differ between work-items}}
  scf.if %set {
    // expected-remark@+1 {{may be in divergent control flow, where some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  // An atomic load does not write: memory without writes stays the same.
  %read = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
  %same = arith.cmpi ne, %read, %zero : i32
  scf.if %same {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}
