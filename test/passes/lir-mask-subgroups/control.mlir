// Who takes part follows from control flow: those that take a branch, or go round once more, vote on it before, unless all
// of the subgroup do the same.
// R-RUNA-112
// RUN: gir-opt --pass-pipeline='builtin.module(lir-mask-subgroups)' %s | FileCheck %s

module attributes {lir.target = "cuda-sm_80"} {
  // CHECK-LABEL: func.func @branches(
  // CHECK: %[[ALL:.*]] = arith.constant -1 : i32
  func.func @branches(%v: i32, %n: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %one = arith.constant 1 : i32
    %i = lir.id_local_x
    %low = arith.andi %i, %one : i32
    // CHECK: %[[ODD:.*]] = arith.cmpi eq
    %odd = arith.cmpi eq, %low, %one : i32
    // CHECK: %[[BALLOT:.*]] = lir.subgroup_ballot %[[ODD]] among %[[ALL]]
    // CHECK: %[[THEN:.*]] = vector.extract %[[BALLOT]][0]
    // CHECK: %[[ELSE:.*]] = arith.xori %[[ALL]], %[[THEN]]
    // CHECK: scf.if %[[ODD]] {
    scf.if %odd {
      // CHECK: lir.subgroup_shuffle %{{.*}}, %{{.*}} among %[[THEN]] : i32
      %0 = lir.subgroup_shuffle %v, %one : i32
    } else {
      // CHECK: lir.subgroup_reduce add %{{.*}} among %[[ELSE]] : i32
      %1 = lir.subgroup_reduce add %v : i32
    }
    // CHECK-NOT: lir.subgroup_ballot
    // CHECK: lir.subgroup_any %[[ODD]] among %[[ALL]]
    %any = lir.subgroup_any %odd
    %few = arith.cmpi slt, %n, %one : i32
    scf.if %few {
      // CHECK: lir.subgroup_all %[[ODD]] among %[[ALL]]
      %2 = lir.subgroup_all %odd
    }
    scf.if %any {
      // CHECK: lir.subgroup_broadcast %{{.*}}, %{{.*}} among %[[ALL]]
      %3 = lir.subgroup_broadcast %v, %one : i32
    }
    return
  }

  // Without an operation inside nothing is asked.
  // CHECK-LABEL: func.func @nothing_inside(
  // CHECK-NOT: lir.subgroup_ballot
  // CHECK: return
  func.func @nothing_inside(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %one = arith.constant 1 : i32
    %i = lir.id_local_x
    %odd = arith.cmpi eq, %i, %one : i32
    %r = scf.if %odd -> (i32) {
      scf.yield %v : i32
    } else {
      scf.yield %one : i32
    }
    %0 = lir.subgroup_shuffle %r, %one : i32
    return
  }

  // CHECK-LABEL: func.func @rounds(
  // CHECK: %[[ALL:.*]] = arith.constant -1 : i32
  func.func @rounds(%n: i32, %p: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %i = lir.id_local_x
    // CHECK: %[[ANY:.*]] = arith.cmpi slt
    // CHECK: %[[FIRST:.*]] = lir.subgroup_ballot %[[ANY]] among %[[ALL]]
    // CHECK: %[[START:.*]] = vector.extract %[[FIRST]][0]
    // CHECK: scf.for %[[K:.*]] = {{.*}} iter_args(%[[SUM:.*]] = {{.*}}, %[[IN:.*]] = %[[START]])
    %r = scf.for %k = %zero to %i step %one iter_args(%sum = %zero) -> (i32) : i32 {
      // CHECK: %[[NEXT:.*]] = lir.subgroup_reduce add %[[SUM]] among %[[IN]]
      %next = lir.subgroup_reduce add %sum : i32
      // CHECK: %[[COUNT:.*]] = arith.addi %[[K]]
      // CHECK: %[[MORE:.*]] = arith.cmpi slt, %[[COUNT]]
      // CHECK: lir.subgroup_ballot %[[MORE]] among %[[IN]]
      // CHECK: %[[LEFT:.*]] = vector.extract
      // CHECK: scf.yield %[[NEXT]], %[[LEFT]]
      scf.yield %next : i32
    }
    // CHECK: scf.for
    // CHECK-NOT: lir.subgroup_ballot
    %s = scf.for %k = %zero to %n step %one iter_args(%sum = %r) -> (i32) : i32 {
      // CHECK: lir.subgroup_reduce add %{{.*}} among %[[ALL]]
      %next = lir.subgroup_reduce add %sum : i32
      scf.yield %next : i32
    }
    lir.store %p, %s align 4 : <global, i32>, i32
    return
  }

  // CHECK-LABEL: func.func @while(
  // CHECK: %[[ALL:.*]] = arith.constant -1 : i32
  func.func @while(%v: i32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %i = lir.id_local_x
    // CHECK: scf.while (%[[K:.*]] = %{{.*}}, %[[IN:.*]] = %[[ALL]])
    %r = scf.while (%k = %i) : (i32) -> i32 {
      // CHECK: lir.subgroup_reduce max_u %[[K]] among %[[IN]]
      %most = lir.subgroup_reduce max_u %k : i32
      // CHECK: %[[MORE:.*]] = arith.cmpi ne
      %more = arith.cmpi ne, %k, %zero : i32
      // CHECK: lir.subgroup_ballot %[[MORE]] among %[[IN]]
      // CHECK: %[[LEFT:.*]] = vector.extract
      // CHECK: scf.condition(%[[MORE]]) %{{.*}}, %[[LEFT]]
      scf.condition(%more) %k : i32
    } do {
    // CHECK: ^bb0(%{{.*}}: i32, %[[GO:.*]]: i32):
    ^bb0(%k: i32):
      // CHECK: lir.subgroup_shuffle %{{.*}}, %{{.*}} among %[[GO]]
      %other = lir.subgroup_shuffle %k, %zero : i32
      %less = arith.subi %k, %one : i32
      // CHECK: scf.yield %{{.*}}, %[[GO]]
      scf.yield %less : i32
    }
    // CHECK: lir.subgroup_shuffle %{{.*}}, %{{.*}} among %[[ALL]]
    %0 = lir.subgroup_shuffle %r, %one : i32
    return
  }
}
