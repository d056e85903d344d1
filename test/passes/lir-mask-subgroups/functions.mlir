// A function that is called where some may be missing gets the members, behind its own parameters; one that all come to
// needs none. Subgroups smaller than a warp are parts of it.
// R-RUNA-112
// RUN: gir-opt --split-input-file --pass-pipeline='builtin.module(lir-mask-subgroups)' %s | FileCheck %s

module attributes {lir.target = "cuda-sm_80"} {
  // CHECK-LABEL: func.func @inner(
  // CHECK-SAME: %[[V:.*]]: i32, %[[IN:.*]]: i32) -> i32
  func.func @inner(%v: i32) -> i32 {
    // CHECK: lir.subgroup_reduce add %[[V]] among %[[IN]]
    %r = lir.subgroup_reduce add %v : i32
    return %r : i32
  }

  // CHECK-LABEL: func.func @outer(
  // CHECK-SAME: %[[V:.*]]: i32, %[[IN:.*]]: i32) -> i32
  func.func @outer(%v: i32) -> i32 {
    // CHECK: call @inner(%[[V]], %[[IN]])
    %r = func.call @inner(%v) : (i32) -> i32
    return %r : i32
  }

  // CHECK-LABEL: func.func @everyone(
  // CHECK-SAME: %[[V:.*]]: i32) -> i32
  func.func @everyone(%v: i32) -> i32 {
    // CHECK: %[[ALL:.*]] = arith.constant -1 : i32
    // CHECK: lir.subgroup_reduce add %[[V]] among %[[ALL]]
    %r = lir.subgroup_reduce add %v : i32
    return %r : i32
  }

  // CHECK-LABEL: func.func @kernel(
  func.func @kernel(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %one = arith.constant 1 : i32
    %i = lir.id_local_x
    %first = arith.cmpi ult, %i, %one : i32
    // CHECK: %[[THEN:.*]] = vector.extract
    scf.if %first {
      // CHECK: call @outer(%{{.*}}, %[[THEN]])
      // CHECK-SAME: arg_attrs = [{lir.name = "x"}, {}]
      %0 = func.call @outer(%v) {arg_attrs = [{lir.name = "x"}]} : (i32) -> i32
    }
    // CHECK: call @everyone(%{{[^,]*}}) : (i32) -> i32
    %1 = func.call @everyone(%v) : (i32) -> i32
    return
  }
}

// -----

module attributes {lir.target = "cuda-sm_80"} {
  // CHECK-LABEL: func.func @parts(
  func.func @parts(%v: i32, %c: i1) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 8>} {
    // CHECK: %[[ALL:.*]] = arith.constant 255 : i32
    // CHECK: lir.subgroup_local_id {lir.subgroup_size = 8 : i32}
    %i = lir.subgroup_local_id
    // CHECK: lir.num_subgroups {lir.subgroup_size = 8 : i32}
    %n = lir.num_subgroups
    // CHECK: lir.subgroup_shuffle %{{.*}}, %{{.*}} among %[[ALL]] {lir.subgroup_size = 8 : i32}
    %0 = lir.subgroup_shuffle %v, %i : i32
    // CHECK: lir.barrier {{.*}} {lir.subgroup_size = 8 : i32}
    lir.barrier exec_scope subgroup mem_scope workgroup semantics acq_rel
    // CHECK: lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel{{$}}
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %first = arith.cmpi eq, %i, %n : i32
    // CHECK: lir.subgroup_ballot %{{.*}} among %[[ALL]] {lir.subgroup_size = 8 : i32}
    // CHECK: %[[THEN:.*]] = vector.extract
    scf.if %first {
      // CHECK: lir.subgroup_any %{{.*}} among %[[THEN]] {lir.subgroup_size = 8 : i32}
      %1 = lir.subgroup_any %c
    }
    return
  }
}

// -----

// Targets that find out themselves are told nothing.
module attributes {lir.target = "metal3.2"} {
  // CHECK-LABEL: func.func @metal(
  func.func @metal(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %r = lir.subgroup_reduce add %v : i32
    return
  }
}
