// Accesses that no other work-item waits for are in the group of the loop nest; atomic and volatile ones and those to
// storage of one iteration are not.
// RUN: gir-opt --pass-pipeline='builtin.module(func.func(lir-mark-parallel-loops))' %s | FileCheck %s

// CHECK-DAG: #[[A:access_group.*]] = #llvm.access_group<id = distinct[0]<>>
// CHECK-DAG: #[[LOOP:.*]] = #llvm.loop_annotation<parallelAccesses = #[[A]]>

// CHECK-LABEL: func.func @k(
func.func @k(%p: !mir.ptr<global, i32>, %g: !mir.ptr<generic, i32>, %zero: i32, %n: i32, %one: i32) {
  %kept = lir.var 64 align 4 : <private, i32>
  scf.for %i = %zero to %n step %one : i32 {
    %own = lir.var align 4 : <private, i32>
    scf.for %j = %zero to %n step %one : i32 {
      // CHECK: lir.load %arg0 align 4 {access_groups = [#[[A]]]}
      %0 = lir.load %p align 4 : <global, i32> -> i32
      // CHECK: lir.load volatile %arg0 align 4 : <global
      %1 = lir.load volatile %p align 4 : <global, i32> -> i32
      // CHECK: lir.load %arg0 align 4 ordering relaxed scope device : <global
      %2 = lir.load %p align 4 ordering relaxed scope device : <global, i32> -> i32
      // CHECK: lir.load %arg1 align 4 : <generic
      %3 = lir.load %g align 4 : <generic, i32> -> i32
      // CHECK: lir.store %{{.*}}, %{{.*}} align 4 : <private
      lir.store %own, %0 align 4 : <private, i32>, i32
      %q = lir.gep unsigned %kept[%j] stride 4 : <private, i32>, i32
      // CHECK: lir.store %{{.*}}, %{{.*}} align 4 {access_groups = [#[[A]]]} : <private
      lir.store %q, %0 align 4 : <private, i32>, i32
    // CHECK: } {lir.work_items, loop_annotation = #[[LOOP]]}
    } {lir.work_items}
  // CHECK: } {lir.work_items, loop_annotation = #[[LOOP]]}
  } {lir.work_items}
  // CHECK: lir.store %arg0, %{{.*}} align 4 : <global
  lir.store %p, %n align 4 : <global, i32>, i32
  return
}

// An iteration reads values that the previous one writes in a critical section: the loop stays as it is.
// CHECK-LABEL: func.func @section(
func.func @section(%p: !mir.ptr<global, i32>, %zero: i32, %n: i32, %one: i32) {
  scf.for %i = %zero to %n step %one : i32 {
    lir.begin_critical_section
    // CHECK: lir.load %arg0 align 4 : <global
    %0 = lir.load %p align 4 : <global, i32> -> i32
    %1 = arith.addi %0, %one : i32
    lir.store %p, %1 align 4 : <global, i32>, i32
    lir.end_critical_section
  // CHECK: } {lir.work_items}
  } {lir.work_items}
  return
}
