// Private variables, workgroup variables, and calls.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s --implicit-check-not=lir.barrier --implicit-check-not=@meet

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>

// One loop uses it: it is storage of an iteration.
// CHECK-LABEL: func.func @own(
// CHECK: scf.for
// CHECK-NEXT: %[[VAR:.*]] = lir.var {{(1 )?}}align 4 : <private, i32>
// CHECK: lir.store %[[VAR]]
// CHECK: } {lir.work_items}
func.func @own(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %v = lir.var align 4 : <private, i32>
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %i = lir.id_local_x
  lir.store %v, %i align 4 : <private, i32>, i32
  %w = lir.load %v align 4 : <private, i32> -> i32
  lir.store %x, %w align 4 : <global, i32>, i32
  return
}

// Two loops use it: each work-item has three elements of an array.
// CHECK-LABEL: func.func @spread(
// CHECK: %[[ALL:.*]] = lir.var 24 align 4 : <private, i32>
// CHECK: scf.for %[[I:[^ ]*]] = {{.*}} {
// CHECK-NEXT: %[[OWN:.*]] = lir.gep unsigned %[[ALL]][%[[I]]] stride 12
// CHECK: lir.store
// CHECK: } {lir.work_items}
// CHECK: scf.for %[[J:[^ ]*]] = {{.*}} {
// CHECK: %[[AGAIN:.*]] = lir.gep unsigned %[[ALL]][%[[J]]] stride 12
// CHECK: lir.load
func.func @spread(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c2 = arith.constant 2 : i32
  %v = lir.var 3 align 4 : <private, i32>
  %i = lir.id_local_x
  %e = lir.gep unsigned %v[%c2] stride 4 : <private, i32>, i32
  lir.store %e, %i align 4 : <private, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %w = lir.load %e align 4 : <private, i32> -> i32
  lir.store %x, %w align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func @shared(
// CHECK: %[[GROUP:.*]] = lir.var 8 align 4 : <workgroup, i32>
// CHECK: scf.for
// CHECK: lir.gep unsigned %[[GROUP]]
func.func @shared() attributes {lir.kernel = #k} {
  %v = lir.var 8 align 4 : <workgroup, i32>
  %i = lir.id_local_x
  %e = lir.gep unsigned %v[%i] stride 4 : <workgroup, i32>, i32
  lir.store %e, %i align 4 : <workgroup, i32>, i32
  return
}

func.func @meet(%p: !mir.ptr<global, i32>, %v: i32) -> i32 {
  lir.store %p, %v align 4 : <global, i32>, i32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %i = lir.id_local_x
  %r = arith.addi %v, %i : i32
  return %r : i32
}

// A function without barriers stays one.
// CHECK-LABEL: func.func @twice(
func.func @twice(%v: i32) -> i32 {
  %r = arith.addi %v, %v : i32
  return %r : i32
}

// CHECK-LABEL: func.func @calls(
// CHECK: scf.for
// CHECK: lir.store
// CHECK: } {lir.work_items}
// CHECK: scf.for %[[I:[^ ]*]] =
// CHECK: arith.addi %{{.*}}, %[[I]]
// CHECK: call @twice
// CHECK: } {lir.work_items}
func.func @calls(%x: !mir.ptr<global, i32>, %n: i32) attributes {lir.kernel = #k} {
  %a = func.call @meet(%x, %n) : (!mir.ptr<global, i32>, i32) -> i32
  %b = func.call @twice(%a) : (i32) -> i32
  lir.store %x, %b align 4 : <global, i32>, i32
  return
}
