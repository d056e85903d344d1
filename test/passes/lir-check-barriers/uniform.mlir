// A barrier at which all work-items or none arrive is silent.
// R-RUNA-118
// RUN: gir-opt --lir-check-barriers %s 2>&1 | FileCheck %s
// CHECK-NOT: {{remark|error}}
// CHECK: @last

mir.gpu.global @rounds : !mir.ptr<constant, i32> count 4 elem si32 = dense<[1, 2, 3, 4]> : tensor<4xi32>

func.func @uniform(%n: i32, %sizes: !mir.ptr<global, i32>, %out: !mir.ptr<global, i32>)
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %sixty_four = arith.constant 64 : i32
  %local = mir.gpu.local_id x
  %group = mir.gpu.workgroup_id x
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel

  // By the workgroup, a parameter, memory that is only read.
  %c0 = arith.cmpi ult, %group, %n : i32
  scf.if %c0 {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %at = mir.gpu.gep %sizes[%group] stride 4 : !mir.ptr<global, i32>, i32
  %size = mir.gpu.load %at : !mir.ptr<global, i32> -> i32
  scf.for %i = %zero to %size step %one : i32 {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %rounds = mir.gpu.address_of @rounds : !mir.ptr<constant, i32>
  %first = mir.gpu.load %rounds : !mir.ptr<constant, i32> -> i32
  scf.while (%a = %first) : (i32) -> i32 {
    %more = arith.cmpi ugt, %a, %zero : i32
    scf.condition(%more) %a : i32
  } do {
  ^bb0(%a: i32):
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %next = arith.subi %a, %one : i32
    scf.yield %next : i32
  }

  // By the work-item, but true for all of them, or for none.
  %c1 = arith.cmpi ult, %local, %sixty_four : i32
  scf.if %c1 {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  } else {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %end = arith.addi %local, %one : i32
  scf.for %i = %local to %end step %one : i32 {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  %false = arith.constant false
  %c2 = arith.cmpi eq, %local, %zero : i32
  scf.if %false {
    scf.if %c2 {
      mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    }
  }

  // Behind a branch or a loop that work-items leave apart all come together again.
  scf.if %c2 {
    mir.gpu.store %out, %n : !mir.ptr<global, i32>, i32
  }
  scf.for %i = %zero to %local step %one : i32 {
  }
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  return
}

// The result of a workgroup collective is uniform, as is the result of a target query.
func.func @collectives(%c: i1) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %any = mir.gpu.workgroup_any %c
  scf.if %any {
    %has = mir.gpu.target_supports "atomics"
    scf.if %has {
      mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    }
  }
  return
}

// One work-item waits for nobody.
func.func @alone() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %global = mir.gpu.global_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %global, %zero : i32
  scf.if %first {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return
}

func.func @last() {
  return
}
