// Dead arms go before anything is refused, and so do functions that only they call.
// R-RUNA-105 R-RUNA-106 R-RUNA-121
// RUN: gir-opt %s --lower-to-lir -O0 --target=c66x | FileCheck %s --check-prefix=DSP
// RUN: gir-opt %s --lower-to-lir -O0 --target=cuda-sm_75 | FileCheck %s --check-prefix=GPU
// RUN: gir-opt %s --lower-to-lir -O0 --target=c66x | gir-opt --lir-check-target | FileCheck %s --check-prefix=DSP
// RUN: gir-opt %s --mir-to-lir --target=c66x | FileCheck %s --check-prefix=ASKS

// ASKS: lir.target_supports "atomics"

// DSP-NOT: @locked
// DSP-NOT: @helper
// GPU-DAG: func.func @locked
// GPU-DAG: func.func @helper
func.func @helper(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  %o = mir.gpu.atomic add %p, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  return %o : i32
}
func.func @locked(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  %o = func.call @helper(%p, %v) : (!mir.ptr<global, i32>, i32) -> i32
  return %o : i32
}

// Nobody calls it, and nobody did.
// DSP: func.func @library
func.func @library() {
  return
}

// DSP-LABEL: func.func @add(
// DSP-NOT: scf.if
// DSP: %[[OLD:.*]] = lir.load
// DSP: arith.addi %[[OLD]]
// DSP: lir.store
// DSP: return %[[OLD]]
// GPU-LABEL: func.func @add(
// GPU-NOT: scf.if
// GPU: %[[OLD:.*]] = call @locked
// GPU-NOT: lir.store
// GPU: return %[[OLD]]
func.func @add(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  %has = mir.gpu.target_supports "atomics"
  %r = scf.if %has -> i32 {
    %o = func.call @locked(%p, %v) : (!mir.ptr<global, i32>, i32) -> i32
    scf.yield %o : i32
  } else {
    %o = mir.gpu.load %p : <global, i32> -> i32
    %n = arith.addi %o, %v : i32
    mir.gpu.store %p, %n : <global, i32>, i32
    scf.yield %o : i32
  }
  return %r : i32
}

// Values computed from the queries' results are known too; GIR's conditions are u32.
// DSP-LABEL: func.func @computed(
// DSP-NOT: scf.if
// DSP-NOT: lir.barrier
// DSP: return
// GPU-LABEL: func.func @computed(
// GPU: scf.for
// GPU-NEXT: lir.barrier
func.func @computed(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %true = arith.constant true
  %subgroups = mir.gpu.target_supports "subgroups"
  %images = mir.gpu.target_supports "images"
  %none = arith.xori %subgroups, %true : i1
  %either = arith.ori %subgroups, %images : i1
  %wide = arith.extui %either : i1 to i32
  %narrow = arith.cmpi ne, %wide, %c0 : i32
  scf.if %none {
    scf.yield
  } else {
    scf.for %i = %c0 to %n step %c1 : i32 {
      scf.if %narrow {
        mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      }
    }
  }
  return
}
