// Subgroup operations: loops over the work-items of each subgroup, under a mask where not all take
// part.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s --implicit-check-not=lir.subgroup

#k = #mir.kernel<compute, workgroup_size = [10, 1, 1], subgroup_size = 4>

// CHECK-LABEL: func.func @reduce(
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : i32
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : i32
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : i32
// CHECK: } {lir.work_items}
// CHECK: scf.for %[[S:[^ ]*]] = %{{.*}} to %[[C3]]
// CHECK-NEXT: %[[FIRST:.*]] = arith.muli %[[S]], %[[C4]]
// CHECK-NEXT: %[[END:.*]] = arith.addi %[[FIRST]], %[[C4]]
// CHECK-NEXT: %[[LAST:.*]] = arith.minui %[[END]], %[[C10]]
// CHECK: scf.for {{.*}} to %[[LAST]]
// CHECK: arith.addi
// CHECK: scf.yield
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[LAST]]
// CHECK: lir.store
// CHECK: scf.for
// CHECK: lir.load
// CHECK: } {lir.work_items}
// CHECK-NEXT: return
func.func @reduce(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %i = lir.id_local_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  %v = lir.load %p align 4 : <global, i32> -> i32
  %r = lir.subgroup_reduce add %v : i32
  lir.store %p, %r align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func @divergent(
// CHECK: lir.store
// CHECK: } {lir.work_items}
// CHECK: %[[ANY:.*]] = scf.for {{.*}} -> (i1)
// CHECK: scf.if %[[ANY]] {
// CHECK-NEXT: scf.for
// CHECK: %[[ACTIVE:.*]] = arith.trunci
// CHECK-NEXT: scf.if %[[ACTIVE]] {
// CHECK: } {lir.work_items}
func.func @divergent(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #k} {
  %c0 = arith.constant 0 : i32
  %i = lir.id_local_x
  %p = lir.gep unsigned %x[%i] stride 4 : <global, i32>, i32
  %v = lir.load %p align 4 : <global, i32> -> i32
  %c = arith.cmpi ne, %v, %c0 : i32
  scf.if %c {
    %r = lir.subgroup_shuffle_xor %v, %v : i32
    lir.store %p, %r align 4 : <global, i32>, i32
  }
  return
}
