// Loops in which LLVM's vectoriser would exchange accesses of one iteration stay unmarked: those with two stores to a
// memory, or two loads from it, and an access between them that may be to the same place.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-mark-parallel-loops))' %s | FileCheck %s

lir.global @tile : !mir.ptr<workgroup, i32> count 64 align 4 elem i32

// CHECK-LABEL: func.func @load_between_stores(
func.func @load_between_stores(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %zero: i32, %n: i32, %one: i32) {
  scf.for %i = %zero to %n step %one : i32 {
    %a = lir.gep unsigned %p[%i] stride 8 : <global, i32>, i32
    // CHECK: lir.store %{{.*}}, %{{.*}} align 4 : <global
    lir.store %a, %one align 4 : <global, i32>, i32
    %v = lir.load %q align 4 : <global, i32> -> i32
    %b = lir.gep unsigned %a[%one] stride 4 : <global, i32>, i32
    lir.store %b, %v align 4 : <global, i32>, i32
  // CHECK: } {lir.work_items}
  } {lir.work_items}
  return
}

// CHECK-LABEL: func.func @store_between_loads(
func.func @store_between_loads(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %zero: i32, %n: i32, %one: i32) {
  scf.for %i = %zero to %n step %one : i32 {
    %a = lir.gep unsigned %p[%i] stride 8 : <global, i32>, i32
    // CHECK: lir.load %{{.*}} align 4 : <global
    %v = lir.load %a align 4 : <global, i32> -> i32
    lir.store %q, %v align 4 : <global, i32>, i32
    %b = lir.gep unsigned %a[%one] stride 4 : <global, i32>, i32
    %w = lir.load %b align 4 : <global, i32> -> i32
  // CHECK: } {lir.work_items}
  } {lir.work_items}
  return
}

// CHECK-LABEL: func.func @store_between_stores(
func.func @store_between_stores(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %zero: i32, %n: i32, %one: i32) {
  scf.for %i = %zero to %n step %one : i32 {
    %a = lir.gep unsigned %p[%i] stride 8 : <global, i32>, i32
    // CHECK: lir.store %{{.*}}, %{{.*}} align 4 : <global
    lir.store %a, %one align 4 : <global, i32>, i32
    lir.store %q, %n align 4 : <global, i32>, i32
    %b = lir.gep unsigned %a[%one] stride 4 : <global, i32>, i32
    lir.store %b, %one align 4 : <global, i32>, i32
  // CHECK: } {lir.work_items}
  } {lir.work_items}
  return
}

// The address of the store between is one of the pair's memory, which only the run tells.
// CHECK-LABEL: func.func @store_inside(
func.func @store_inside(%p: !mir.ptr<global, i32>, %k: i32, %zero: i32, %n: i32, %one: i32) {
  scf.for %i = %zero to %n step %one : i32 {
    %a = lir.gep unsigned %p[%i] stride 8 : <global, i32>, i32
    // CHECK: lir.store %{{.*}}, %{{.*}} align 4 : <global
    lir.store %a, %one align 4 : <global, i32>, i32
    %c = lir.gep unsigned %a[%k] stride 4 : <global, i32>, i32
    lir.store %c, %n align 4 : <global, i32>, i32
    %b = lir.gep unsigned %a[%one] stride 4 : <global, i32>, i32
    lir.store %b, %one align 4 : <global, i32>, i32
  // CHECK: } {lir.work_items}
  } {lir.work_items}
  return
}

// All loads stand before all stores; the stores of a pair are neighbours.
// CHECK-LABEL: func.func @pairs(
func.func @pairs(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %zero: i32, %n: i32) {
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one : i32 {
    %a = lir.gep unsigned %p[%i] stride 8 : <global, i32>, i32
    %v = lir.load %a align 4 : <global, i32> -> i32
    %b = lir.gep unsigned %a[%one] stride 4 : <global, i32>, i32
    %w = lir.load %b align 4 : <global, i32> -> i32
    lir.store %a, %w align 4 : <global, i32>, i32
    lir.store %b, %v align 4 : <global, i32>, i32
    lir.store %q, %v align 4 : <global, i32>, i32
  // CHECK: } {lir.work_items, loop_annotation
  } {lir.work_items}
  return
}

// Memory of another space, of a constant, or that two loads or stores do not share.
// CHECK-LABEL: func.func @others(
func.func @others(%p: !mir.ptr<global, i32>, %q: !mir.ptr<global, i32>, %c: !mir.ptr<constant, i32>,
    %zero: i32, %n: i32, %one: i32) {
  %tile = lir.address_of @tile : <workgroup, i32>
  scf.for %i = %zero to %n step %one : i32 {
    %v = lir.load %p align 4 : <global, i32> -> i32
    %t = lir.gep unsigned %tile[%i] stride 4 : <workgroup, i32>, i32
    lir.store %t, %v align 4 : <workgroup, i32>, i32
    %w = lir.load %q align 4 : <global, i32> -> i32
    lir.store %p, %w align 4 : <global, i32>, i32
    %k = lir.load %c align 4 : <constant, i32> -> i32
  // CHECK: } {lir.work_items, loop_annotation
  } {lir.work_items}
  return
}
