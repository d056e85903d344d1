// Generic pointers that come from one space become pointers into it.
// R-GIR-12 R-CHIP-49
// RUN: gir-opt --mir-infer-address-spaces %s | FileCheck %s

// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[I:.*]]: i32)
func.func @steps(%p: !mir.ptr<global, f32>, %i: i32) -> f32 {
  // CHECK-NEXT: %[[H:.*]] = mir.gpu.gep %[[P]][%[[I]]] stride 4 : <global, f32>, i32
  %g = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  %h = mir.gpu.gep %g[%i] stride 4 : !mir.ptr<generic, f32>, i32
  // CHECK-NEXT: %[[B:.*]] = mir.gpu.ptr_cast %[[H]] : <global, f32> -> <global, i32>
  %b = mir.gpu.ptr_cast %h : !mir.ptr<generic, f32> -> !mir.ptr<generic, i32>
  // CHECK-NEXT: mir.gpu.atomic add %[[B]], %[[I]] ordering relaxed scope device : <global, i32>, i32 -> i32
  %o = mir.gpu.atomic add %b, %i ordering relaxed scope device : !mir.ptr<generic, i32>, i32 -> i32
  // CHECK-NEXT: %[[V:.*]] = mir.gpu.load %[[H]] : <global, f32> -> f32
  %v = mir.gpu.load %h : !mir.ptr<generic, f32> -> f32
  // CHECK-NEXT: mir.gpu.store %[[H]], %[[V]] : <global, f32>, f32
  %q = mir.gpu.addrspace_cast %h : !mir.ptr<generic, f32> -> !mir.ptr<global, f32>
  mir.gpu.store %q, %v : !mir.ptr<global, f32>, f32
  // CHECK-NEXT: return %[[V]]
  return %v : f32
}

// The same in lir.
// CHECK-LABEL: func.func @lir(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<workgroup, f32>, %[[I:.*]]: i32)
func.func @lir(%p: !mir.ptr<workgroup, f32>, %i: i32) -> f32 {
  // CHECK-NEXT: %[[H:.*]] = lir.gep %[[P]][%[[I]]] stride 4 : <workgroup, f32>, i32
  %g = lir.addrspace_cast %p : !mir.ptr<workgroup, f32> -> !mir.ptr<generic, f32>
  %h = lir.gep %g[%i] stride 4 : !mir.ptr<generic, f32>, i32
  // CHECK-NEXT: lir.load %[[H]] align 4 : <workgroup, f32> -> f32
  %v = lir.load %h align 4 : !mir.ptr<generic, f32> -> f32
  return %v : f32
}

// Through select, if and loops; an undefined pointer takes the space of the pointers that it meets.
// CHECK-LABEL: func.func @control(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[Q:.*]]: !mir.ptr<global, f32>, %[[C:.*]]: i1, %[[N:.*]]: i32)
func.func @control(%p: !mir.ptr<global, f32>, %q: !mir.ptr<global, f32>, %c: i1, %n: i32) -> f32 {
  %one = arith.constant 1 : i32
  %g = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  %h = mir.gpu.addrspace_cast %q : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: %[[S:.*]] = arith.select %[[C]], %[[P]], %[[Q]] : !mir.ptr<global, f32>
  %s = arith.select %c, %g, %h : !mir.ptr<generic, f32>
  // CHECK: %[[IF:.*]] = scf.if %[[C]] -> (!mir.ptr<global, f32>) {
  %if = scf.if %c -> (!mir.ptr<generic, f32>) {
    // CHECK: scf.yield %[[S]] : !mir.ptr<global, f32>
    scf.yield %s : !mir.ptr<generic, f32>
  } else {
    // The generic pointer is gone: targets may lack its type.
    // CHECK-NEXT: } else {
    // CHECK-NEXT: %[[U:.*]] = ub.poison : !mir.ptr<global, f32>
    // CHECK-NEXT: scf.yield %[[U]] : !mir.ptr<global, f32>
    %u = ub.poison : !mir.ptr<generic, f32>
    scf.yield %u : !mir.ptr<generic, f32>
  }
  // CHECK: %[[FOR:.*]] = scf.for {{.*}} iter_args(%[[A:.*]] = %[[IF]]) -> (!mir.ptr<global, f32>)
  %for = scf.for %i = %one to %n step %one iter_args(%a = %if) -> (!mir.ptr<generic, f32>) : i32 {
    // CHECK: mir.gpu.gep %[[A]][%{{.*}}] stride 4 : <global, f32>, i32
    %b = mir.gpu.gep %a[%i] stride 4 : !mir.ptr<generic, f32>, i32
    scf.yield %b : !mir.ptr<generic, f32>
  }
  // CHECK: %[[WHILE:.*]] = scf.while (%{{.*}} = %[[FOR]]) : (!mir.ptr<global, f32>) -> !mir.ptr<global, f32> {
  %while = scf.while (%w = %for) : (!mir.ptr<generic, f32>) -> !mir.ptr<generic, f32> {
    %x = mir.gpu.gep %w[%n] stride 4 : !mir.ptr<generic, f32>, i32
    // CHECK: scf.condition(%[[C]]) %{{.*}} : !mir.ptr<global, f32>
    scf.condition(%c) %x : !mir.ptr<generic, f32>
  } do {
  // CHECK: ^bb0(%{{.*}}: !mir.ptr<global, f32>):
  ^bb0(%y: !mir.ptr<generic, f32>):
    // CHECK: scf.yield %{{.*}} : !mir.ptr<global, f32>
    scf.yield %y : !mir.ptr<generic, f32>
  }
  // CHECK: mir.gpu.load %[[WHILE]] : <global, f32> -> f32
  %v = mir.gpu.load %while : !mir.ptr<generic, f32> -> f32
  return %v : f32
}
