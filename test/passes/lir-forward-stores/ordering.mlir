// No value is forwarded across operations that order memory or let others write, except of private variables.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-forward-stores))' %s | FileCheck %s

func.func private @f()

// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @barrier(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @relaxed_barrier(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @relaxed_barrier(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics relaxed
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @fence(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @fence(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.mem_fence mem_scope device semantics acquire
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @atomic(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @atomic(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %old = lir.atomic_add %q, %v ordering relaxed scope device : <global, i32>, i32 -> i32
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @atomic_load(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @atomic_load(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %old = lir.atomic_load %q ordering acquire scope device : <global, i32> -> i32
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @ordered_load(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @ordered_load(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %old = lir.load %q align 4 ordering relaxed scope device : <global, i32> -> i32
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @volatile(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @volatile(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %old = lir.load volatile %q align 4 : <global, i32> -> i32
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @call(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  func.call @f() : () -> ()
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}

// CHECK-LABEL: func.func @vote(
// CHECK-SAME: %[[V:[^ ]*]]: i32
func.func @vote(%v: i32, %p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: i1) -> (i32, i32) {
  %own = lir.var align 4 : <private, i32>
  lir.store %own, %v align 4 : <private, i32>, i32
  lir.store %p, %v align 4 : <global, i32>, i32
  %any = lir.workgroup_any %c
  // CHECK: %[[A:.*]] = lir.load %{{[^ ]*}} align 4 : <global, i32>
  %a = lir.load %p align 4 : <global, i32> -> i32
  %b = lir.load %own align 4 : <private, i32> -> i32
  // CHECK: return %[[A]], %[[V]]
  return %a, %b : i32, i32
}
