// Where control flow chooses a pointer into one of several memories it chooses two numbers: which
// memory, and an index. Each access is one of as many as there are memories.
// RUN: gir-opt --lir-tag-pointers %s | FileCheck %s

// CHECK-LABEL: func.func @select(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>, %[[Y:[^ ]*]]: !mir.ptr<global, f32>, %[[I:[^ ]*]]: i32, %[[C:.*]]: i1)
func.func @select(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>, %i: i32, %c: i1) -> f32 {
  // CHECK-DAG: %[[X0:.*]] = vector.from_elements %c0_i32{{[_0-9]*}}, %c0_i32{{[_0-9]*}} : vector<2xi32>
  // CHECK-DAG: %[[Y0:.*]] = vector.from_elements %c1_i32{{[_0-9]*}}, %c0_i32{{[_0-9]*}} : vector<2xi32>
  // CHECK: %[[P:.*]] = arith.select %[[C]], %[[X0]], %[[Y0]] : vector<2xi32>
  %p = arith.select %c, %x, %y : !mir.ptr<global, f32>
  // CHECK-DAG: %[[WHICH:.*]] = vector.extract %[[P]][0]
  // CHECK-DAG: %[[AT:.*]] = vector.extract %[[P]][1]
  // CHECK: %[[J:.*]] = arith.addi %[[AT]], %[[I]]
  %q = lir.gep %p[%i] stride 4 : <global, f32>, i32
  // CHECK: %[[FIRST:.*]] = arith.cmpi ult, %[[WHICH]], %c1_i32
  // CHECK: %[[V:.*]] = scf.if %[[FIRST]] -> (f32) {
  // CHECK: %[[Q:.*]] = lir.gep %[[X]][%[[J]]] stride 4
  // CHECK: lir.load %[[Q]]
  // CHECK: } else {
  // CHECK: %[[R:.*]] = lir.gep %[[Y]][%[[J]]] stride 4
  // CHECK: lir.load %[[R]]
  // CHECK-NOT: !mir.ptr
  // CHECK: return %[[V]]
  %v = lir.load %q align 4 : <global, f32> -> f32
  return %v : f32
}

// A loop that goes from one memory to the other; three of them take two comparisons.
// CHECK-LABEL: func.func @loop(
func.func @loop(%x: !mir.ptr<workgroup, i32>, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = lir.address_of @a : <workgroup, i32>
  %t = lir.address_of @t : <workgroup, i32>
  // CHECK: scf.for {{.*}} iter_args(%{{.*}}, %{{.*}}, %{{.*}}) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>)
  %r:3 = scf.for %k = %zero to %n step %one iter_args(%p = %a, %q = %x, %s = %t)
      -> (!mir.ptr<workgroup, i32>, !mir.ptr<workgroup, i32>, !mir.ptr<workgroup, i32>) : i32 {
    // CHECK: scf.if
    // CHECK: lir.address_of @a
    // CHECK: lir.store
    // CHECK: } else {
    // CHECK: scf.if
    // CHECK: lir.store
    // CHECK: } else {
    // CHECK: lir.address_of @t
    // CHECK: lir.store
    // CHECK-NOT: lir.store
    lir.store %p, %k align 4 : <workgroup, i32>, i32
    // CHECK: %[[NEXT:.*]] = arith.addi
    // CHECK: vector.from_elements %{{.*}}, %[[NEXT]]
    %next = lir.gep %q[%one] stride 4 : <workgroup, i32>, i32
    scf.yield %next, %s, %p : !mir.ptr<workgroup, i32>, !mir.ptr<workgroup, i32>, !mir.ptr<workgroup, i32>
  }
  // CHECK: scf.if %{{.*}} -> (i32)
  %v = lir.load %r#2 align 4 : <workgroup, i32> -> i32
  return %v : i32
}
lir.global @a : !mir.ptr<workgroup, i32> count 16 align 4 elem i32
lir.global @t : !mir.ptr<workgroup, i32> count 16 align 4 elem i32

// The memories may be in different storage, and have elements of other types; the unit of indices is
// a common divisor of all steps.
// CHECK-LABEL: func.func @mixture(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>
func.func @mixture(%x: !mir.ptr<global, f32>, %i: i64, %c: i1) -> i32 {
  // CHECK: %[[A:.*]] = lir.var
  %a = lir.var 16 align 4 : <private, i32>
  %x.i = lir.ptr_cast %x : <global, f32> -> <global, i32>
  %x.g = lir.addrspace_cast %x.i : <global, i32> -> <generic, i32>
  %a.g = lir.addrspace_cast %a : <private, i32> -> <generic, i32>
  %p = arith.select %c, %x.g, %a.g : !mir.ptr<generic, i32>
  // CHECK: arith.trunci %{{.*}} : i64 to i32
  %q = lir.gep %p[%i] stride 8 : <generic, i32>, i64
  // CHECK-NOT: lir.addrspace_cast
  // CHECK: %[[Q:.*]] = lir.gep %[[X]][%[[J:.*]]] stride 8
  // CHECK: %[[W:.*]] = lir.ptr_cast %[[Q]] : <global, f32> -> <global, i32>
  // CHECK: lir.load %[[W]]
  // CHECK: } else {
  // CHECK: %[[R:.*]] = lir.gep %[[A]][%[[J]]] stride 8
  // CHECK: lir.load %[[R]]
  %v = lir.load %q align 4 : <generic, i32> -> i32
  return %v : i32
}

// A pointer from memory stays a pointer, and so do pointers that meet it.
// CHECK-LABEL: func.func @loaded(
func.func @loaded(%x: !mir.ptr<global, f32>, %l: !mir.ptr<global, !mir.ptr<global, f32>>, %c: i1) -> f32 {
  %y = lir.load %l align 8 : <global, !mir.ptr<global, f32>> -> !mir.ptr<global, f32>
  // CHECK: arith.select {{.*}} : !mir.ptr<global, f32>
  %p = arith.select %c, %x, %y : !mir.ptr<global, f32>
  %v = lir.load %p align 4 : <global, f32> -> f32
  return %v : f32
}

// So does a pointer that is stored, or passed to a function.
// CHECK-LABEL: func.func @stored(
func.func @stored(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>, %l: !mir.ptr<global, !mir.ptr<global, f32>>, %c: i1) {
  // CHECK: arith.select {{.*}} : !mir.ptr<global, f32>
  %p = arith.select %c, %x, %y : !mir.ptr<global, f32>
  lir.store %l, %p align 8 : <global, !mir.ptr<global, f32>>, !mir.ptr<global, f32>
  return
}

// So does a pointer of an atomic, because there is no atomic on private memory.
// CHECK-LABEL: func.func @atomic(
func.func @atomic(%x: !mir.ptr<global, i32>, %c: i1) -> i32 {
  %a = lir.var 16 align 4 : <private, i32>
  %x.g = lir.addrspace_cast %x : <global, i32> -> <generic, i32>
  %a.g = lir.addrspace_cast %a : <private, i32> -> <generic, i32>
  // CHECK: arith.select {{.*}} : !mir.ptr<generic, i32>
  %p = arith.select %c, %x.g, %a.g : !mir.ptr<generic, i32>
  %one = arith.constant 1 : i32
  %v = lir.atomic_add %p, %one ordering relaxed scope device : <generic, i32>, i32 -> i32
  return %v : i32
}

// A loop's result points to the same memories as the loop's argument: both use the same numbers.
// CHECK-LABEL: func.func @behind(
func.func @behind(%x: !mir.ptr<global, i32>, %y: !mir.ptr<global, i32>, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK-DAG: %[[X0:.*]] = vector.from_elements %c0_i32{{[_0-9]*}}, %c0_i32{{[_0-9]*}} : vector<2xi32>
  // CHECK: %[[P:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[X0]]) -> (vector<2xi32>)
  %p = scf.for %k = %zero to %n step %one iter_args(%q = %x) -> (!mir.ptr<global, i32>) : i32 {
    // CHECK: %[[Y0:.*]] = vector.from_elements %c1_i32{{[_0-9]*}}, %c0_i32{{[_0-9]*}} : vector<2xi32>
    // CHECK-NEXT: scf.yield %[[Y0]]
    scf.yield %y : !mir.ptr<global, i32>
  }
  // CHECK: vector.extract %[[P]][0]
  // CHECK: scf.if
  %v = lir.load %p align 4 : <global, i32> -> i32
  return %v : i32
}
