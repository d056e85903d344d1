// A branch or loop with a barrier in it stays outside of the loops over work-items, and its body
// is split.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s --implicit-check-not=lir.barrier

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>

// CHECK-LABEL: func.func @branch(
// CHECK-SAME: %[[N:[^ ]*]]: i32)
// CHECK: %[[C:.*]] = arith.cmpi eq, %[[N]]
// CHECK: scf.if %[[C]] {
// CHECK-NEXT: scf.for
// CHECK: } {lir.work_items}
// CHECK-NEXT: scf.for
// CHECK: } {lir.work_items}
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @branch(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi eq, %n, %c0 : i32
  %i = lir.id_local_x
  scf.if %c {
    %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
    lir.store %p, %i align 4 : <global, i32>, i32
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.store %p, %n align 4 : <global, i32>, i32
  }
  return
}

// The condition is not known to be the same for all; work-item 0 decides, for all arrive at the
// barrier. Both arms give each work-item a result.
// CHECK-LABEL: func.func @loaded_condition(
// CHECK-DAG: %[[FLAGS:.*]] = lir.var 8 align 4 : <private, i32>
// CHECK-DAG: %[[RESULTS:.*]] = lir.var 8 align 4 : <private, i32>
// CHECK: arith.cmpi eq
// CHECK: arith.extui
// CHECK: lir.store
// CHECK: } {lir.work_items}
// CHECK: %[[FIRST:.*]] = lir.gep unsigned %{{.*}}[%c0_i32{{.*}}]
// CHECK-NEXT: %[[FLAG:.*]] = lir.load %[[FIRST]]
// CHECK-NEXT: %[[C:.*]] = arith.trunci %[[FLAG]] : i32 to i1
// CHECK-NEXT: scf.if %[[C]] {
// CHECK: } else {
// CHECK-NEXT: scf.for
// CHECK: lir.store
// CHECK-NEXT: } {lir.work_items}
// CHECK-NEXT: }
func.func @loaded_condition(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c0 = arith.constant 0 : i32
  %i = lir.id_local_x
  %v = lir.load %x align 4 : <global, i32> -> i32
  %c = arith.cmpi eq, %v, %c0 : i32
  %r = scf.if %c -> i32 {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %w = lir.load %x align 4 : <global, i32> -> i32
    scf.yield %w : i32
  } else {
    scf.yield %i : i32
  }
  %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  lir.store %p, %r align 4 : <global, i32>, i32
  return
}

// The counter, and a sum of uniform values, stay carried values of the loop; a carried value that
// differs between work-items is kept in an array.
// CHECK-LABEL: func.func @counted(
// CHECK-DAG: %[[CARRIED:.*]] = lir.var 8 align 4 : <private, i32>
// CHECK: scf.for %[[I:[^ ]*]] = {{.*}} {
// CHECK: %[[P0:.*]] = lir.gep unsigned %[[CARRIED]][%[[I]]]
// CHECK-NEXT: lir.store %[[P0]], %[[I]]
// CHECK: } {lir.work_items}
// CHECK: %[[SUM:.*]] = scf.for %[[N:[^ ]*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[S:.*]] = %{{.*}}) -> (i32)
// CHECK: %[[NEXT:.*]] = arith.addi %[[S]], %[[N]]
// CHECK: scf.for %[[J:[^ ]*]] = {{.*}} {
// CHECK: lir.gep unsigned %[[CARRIED]][%[[J]]]
// CHECK: lir.load
// CHECK: arith.muli
// CHECK: lir.gep unsigned %[[CARRIED]][%[[J]]]
// CHECK: lir.store
// CHECK: } {lir.work_items}
// CHECK-NEXT: scf.yield %[[NEXT]] : i32
// CHECK: scf.for
// CHECK: arith.addi %{{.*}}, %[[SUM]]
func.func @counted(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %i = lir.id_local_x
  %r, %sum = scf.for %n = %c0 to %c9 step %c1 iter_args(%v = %i, %s = %c0) -> (i32, i32) : i32 {
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %next = arith.addi %s, %n : i32
    %w = arith.muli %v, %next : i32
    scf.yield %w, %next : i32, i32
  }
  %all = arith.addi %r, %sum : i32
  %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  lir.store %p, %all align 4 : <global, i32>, i32
  return
}

// Each work-item executes the operations of a loop's condition; the value for work-item 0 is the condition.
// CHECK-LABEL: func.func @conditional(
// CHECK: scf.while : () -> () {
// CHECK-NEXT: scf.for
// CHECK: lir.atomic_add
// CHECK: } {lir.work_items}
// CHECK: arith.trunci
// CHECK: scf.condition
// CHECK: } do {
// CHECK-NEXT: scf.for
// CHECK: } {lir.work_items}
// CHECK-NEXT: scf.for
// CHECK: } {lir.work_items}
// CHECK-NEXT: scf.yield
func.func @conditional(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  %i = lir.id_local_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  scf.while : () -> () {
    %old = lir.atomic_add %p, %c1 ordering relaxed scope device : <global, i32>, i32 -> i32
    %c = arith.cmpi ult, %old, %c9 : i32
    scf.condition(%c)
  } do {
    lir.store %p, %c1 align 4 : <global, i32>, i32
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.store %p, %c9 align 4 : <global, i32>, i32
    scf.yield
  }
  return
}

// CHECK-LABEL: func.func @nested(
// CHECK: scf.for {{.*}} {
// CHECK-NEXT: scf.for {{.*}} {
// CHECK-NEXT: scf.for {{.*}} {
// CHECK: lir.store
// CHECK-NEXT: } {lir.work_items}
// CHECK-NEXT: }
// CHECK-NEXT: scf.for
// CHECK: lir.store
// CHECK-NEXT: } {lir.work_items}
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c9 = arith.constant 9 : i32
  scf.for %n = %c0 to %c9 step %c1 : i32 {
    scf.for %m = %c0 to %n step %c1 : i32 {
      lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
      lir.store %x, %m align 4 : <global, i32>, i32
    }
    lir.store %x, %n align 4 : <global, i32>, i32
  }
  return
}

// A loop without barriers is one step of a work-item.
// CHECK-LABEL: func.func @own_loop(
// CHECK: scf.for
// CHECK-NEXT: scf.while
// CHECK: } {lir.work_items}
// CHECK-NEXT: return
func.func @own_loop(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_local_x
  %r = scf.while (%n = %i) : (i32) -> i32 {
    %v = lir.load %x align 4 : <global, i32> -> i32
    %c = arith.cmpi ult, %n, %v : i32
    scf.condition(%c) %n : i32
  } do {
  ^bb0(%n: i32):
    %m = arith.addi %n, %n : i32
    scf.yield %m : i32
  }
  lir.store %x, %r align 4 : <global, i32>, i32
  return
}
