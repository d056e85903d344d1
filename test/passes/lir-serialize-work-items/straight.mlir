// Code between barriers becomes a loop over the work-items; uniform values are
// computed once, outside.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s --implicit-check-not=lir.barrier

#k = #mir.kernel<compute, workgroup_size = [64, 1, 1]>

// R-GIR-44
// CHECK-LABEL: func.func @no_barrier(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[A:[^ ]*]]: f32) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>, lir.serialized}
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i32
// CHECK-DAG: %[[C64:.*]] = arith.constant 64 : i32
// CHECK: %[[G:.*]] = lir.id_group_x
// CHECK: %[[BASE:.*]] = arith.muli %[[G]], %[[C64]]
// CHECK: %[[B:.*]] = arith.addf %[[A]], %[[A]]
// CHECK: scf.for %[[I:.*]] = %[[C0]] to %[[C64]] step %[[C1]]
// CHECK-NEXT: %[[GLOBAL:.*]] = arith.addi %[[BASE]], %[[I]]
// CHECK-NEXT: %[[P:.*]] = lir.gep unsigned %[[X]][%[[GLOBAL]]] stride 4
// CHECK-NEXT: lir.store %[[P]], %[[B]]
// CHECK-NEXT: } {lir.work_items}
// CHECK-NEXT: return
func.func @no_barrier(%x: !mir.ptr<global, f32>, %a: f32) attributes {lir.kernel = #k} {
  %i = lir.id_global_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, f32>, i32
  %b = arith.addf %a, %a : f32
  lir.store %p, %b align 4 : <global, f32>, f32
  return
}

lir.global @slots : !mir.ptr<workgroup, f32> count 64 align 4 elem f32

// A loaded value that both loops use is kept; an address, and arithmetic on the index, is
// computed again.
// CHECK-LABEL: func.func @one_barrier(
// CHECK: %[[KEPT:.*]] = lir.var 64 align 4 : <private, f32>
// CHECK: scf.for %[[I:[^ ]*]] = {{.*}} {
// CHECK: %[[V:.*]] = lir.load
// CHECK: %[[K:.*]] = lir.gep unsigned %[[KEPT]][%[[I]]] stride 4
// CHECK-NEXT: lir.store %[[K]], %[[V]]
// CHECK: } {lir.work_items}
// CHECK: scf.for %[[J:[^ ]*]] = {{.*}} {
// CHECK: %[[OTHER:.*]] = arith.xori %[[J]]
// CHECK: lir.gep unsigned %{{.*}}[%[[OTHER]]]
// CHECK: %[[W:.*]] = lir.load
// CHECK: %[[L:.*]] = lir.gep unsigned %[[KEPT]][%[[J]]] stride 4
// CHECK-NEXT: %[[AGAIN:.*]] = lir.load %[[L]]
// CHECK-NEXT: %[[R:.*]] = arith.addf %[[AGAIN]], %[[W]]
// CHECK-NEXT: lir.gep unsigned %{{.*}}[%[[J]]]
// CHECK-NEXT: lir.store %{{.*}}, %[[R]]
// CHECK-NEXT: } {lir.work_items}
func.func @one_barrier(%x: !mir.ptr<global, f32>) attributes {lir.kernel = #k} {
  %c1 = arith.constant 1 : i32
  %i = lir.id_local_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, f32>, i32
  %v = lir.load %p align 4 : <global, f32> -> f32
  %slots = lir.address_of @slots : <workgroup, f32>
  %s = lir.gep unsigned %slots[%i] stride 4 : <workgroup, f32>, i32
  lir.store %s, %v align 4 : <workgroup, f32>, f32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %j = arith.xori %i, %c1 : i32
  %t = lir.gep unsigned %slots[%j] stride 4 : <workgroup, f32>, i32
  %w = lir.load %t align 4 : <workgroup, f32> -> f32
  %r = arith.addf %v, %w : f32
  lir.store %p, %r align 4 : <global, f32>, f32
  return
}

// Only other threads see the memory part of a barrier.
// CHECK-LABEL: func.func @wide_barrier(
// CHECK: } {lir.work_items}
// CHECK-NEXT: lir.mem_fence mem_scope device semantics acq_rel
// CHECK-NEXT: scf.for
func.func @wide_barrier(%x: !mir.ptr<global, f32>, %a: f32) attributes {lir.kernel = #k} {
  lir.store %x, %a align 4 : <global, f32>, f32
  lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
  lir.store %x, %a align 4 : <global, f32>, f32
  return
}
