// A barrier at which some work-items never arrive is an error.
// R-RUNA-118
// RUN: gir-opt --lir-check-barriers --verify-diagnostics --split-input-file %s

func.func @first() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{'mir.gpu.barrier' op is in divergent control flow: some work-items of the workgroup reach it and others do not, which is undefined; move it to where all of them pass}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Both branches have one, but not the same.
func.func @halves() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %half = arith.constant 32 : i32
  %lower = arith.cmpi ult, %local, %half : i32 // expected-note {{this differs between work-items}}
  scf.if %lower {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  } else {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Whatever n is, only one work-item passes the second condition.
func.func @nested(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %some = arith.cmpi ult, %local, %n : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %some {
    scf.if %first {
      // expected-error@+1 {{is in divergent control flow: some work-items}}
      mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    }
  }
  return
}

// -----

// A condition that one part makes false for some work-item is false for it.
func.func @both(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %some = arith.cmpi ult, %local, %n : i32
  %first = arith.cmpi eq, %local, %zero : i32
  %both = arith.andi %some, %first : i1 // expected-note {{this differs between work-items}}
  scf.if %both {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %neither = arith.ori %some, %first : i1 // expected-note {{this differs between work-items}}
  scf.if %neither {
  } else {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// One work-item of the grid.
func.func @one_of_all(%n: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %global = mir.gpu.global_id x
  %is_it = arith.cmpi eq, %global, %n : i32 // expected-note {{this differs between work-items}}
  %number = arith.extui %is_it : i1 to i32
  %zero = arith.constant 0 : i32
  %again = arith.cmpi ne, %number, %zero : i32 // expected-note {{this differs between work-items}}
  %true = arith.constant true
  %not = arith.xori %again, %true : i1 // expected-note {{this differs between work-items}}
  scf.if %is_it {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  scf.if %again {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  scf.if %not {
  } else {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// A loop that goes round as often as the work-item says.
func.func @rounds() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 4, 1]>} {
  %local = mir.gpu.local_id y // expected-note {{this decides how often a loop runs, and differs between work-items}}
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %local step %one : i32 {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// One that some work-items never leave, and others never enter.
func.func @while() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 4, 1]>} {
  %local = mir.gpu.local_id y
  %one = arith.constant 1 : i32
  %inside = arith.cmpi ugt, %local, %one : i32 // expected-note {{this decides how often a loop runs, and differs between work-items}}
  scf.while : () -> () {
    scf.condition(%inside)
  } do {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield
  }
  return
}

// -----

func.func @switch() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %local = mir.gpu.local_id x
  %which = arith.index_castui %local : i32 to index // expected-note {{this differs between work-items}}
  scf.index_switch %which
  case 2 {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield
  }
  case 7 {
    // Nobody comes here.
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    scf.yield
  }
  default {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// Who has left before is a flag after structuring.
func.func @left() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32
  // expected-note@+1 {{this differs between work-items}}
  %stays = scf.if %first -> (i1) {
    %false = arith.constant false
    scf.yield %false : i1
  } else {
    %true = arith.constant true
    scf.yield %true : i1
  }
  scf.if %stays {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// The same in lir.
func.func @lowered() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = lir.id_local_x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{'lir.barrier' op is in divergent control flow: some work-items of the workgroup reach it and others do not}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

// -----

// A workgroup collective needs all work-items of the workgroup.
func.func @collectives(%c: i1, %v: i32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{'mir.gpu.workgroup_any' op is in divergent control flow: some work-items}}
    %0 = mir.gpu.workgroup_any %c
    // expected-error@+1 {{'mir.gpu.workgroup_all' op is in divergent control flow: some work-items}}
    %1 = mir.gpu.workgroup_all %c
    // expected-error@+1 {{'mir.gpu.workgroup_count' op is in divergent control flow: some work-items}}
    %2 = mir.gpu.workgroup_count %c
    // expected-error@+1 {{'mir.gpu.workgroup_reduce' op is in divergent control flow: some work-items}}
    %3 = mir.gpu.workgroup_reduce add %v : i32
  }
  return
}

// -----

func.func @lowered_collectives(%c: i1, %v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = lir.id_local_x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32 // expected-note {{this differs between work-items}}
  lir.if %first {
    // expected-error@+1 {{'lir.workgroup_any' op is in divergent control flow: some work-items}}
    %0 = lir.workgroup_any %c
    // expected-error@+1 {{'lir.workgroup_all' op is in divergent control flow: some work-items}}
    %1 = lir.workgroup_all %c
    // expected-error@+1 {{'lir.workgroup_count' op is in divergent control flow: some work-items}}
    %2 = lir.workgroup_count %c
    // expected-error@+1 {{'lir.workgroup_reduce' op is in divergent control flow: some work-items}}
    %3 = lir.workgroup_reduce add %v : i32
    lir.return
  }
  return
}

// -----

// A division by zero is total: it yields the dividend, which differs.
func.func @by_zero() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %same = mir.divsi %local, %zero : i32
  %first = arith.cmpi eq, %same, %zero : i32 // expected-note {{this differs between work-items}}
  scf.if %first {
    // expected-error@+1 {{is in divergent control flow: some work-items}}
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}
