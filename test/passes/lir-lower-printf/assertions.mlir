// Behind an assertion that fails nothing is executed; before a barrier the workgroup votes.
// RUN: gir-opt --lir-lower-printf %s | FileCheck %s

// CHECK-LABEL: func.func @straight
func.func @straight(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %c: i1)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  // CHECK: %[[ENDED:.*]] = lir.var 1 align 4 : <private, i32>
  // CHECK: lir.store %[[ENDED]]
  // CHECK: scf.if %{{.*}} {
  // CHECK-NEXT: } else {
  // CHECK: lir.atomic_add
  // CHECK: lir.atomic_max unsigned
  // CHECK: lir.store %[[ENDED]], %{{.*}} align 4 : <private, i32>, i32
  // CHECK-NEXT: }
  lir.assert %c, "first"
  // CHECK: %[[NOW:.*]] = lir.load %[[ENDED]]
  // CHECK: %[[GOES:.*]] = arith.cmpi eq, %[[NOW]]
  // CHECK: %[[V:.*]] = scf.if %[[GOES]] -> (i32) {
  // CHECK: lir.load
  // CHECK: } else {
  %v = lir.load %p align 4 : <global, i32> -> i32
  %d = arith.trunci %v : i32 to i1
  // CHECK-NOT: lir.assert
  lir.assert %d, "second"
  // CHECK: lir.load %[[ENDED]]
  // CHECK: scf.if
  // CHECK-NEXT: lir.store %{{.*}}, %[[V]] align 4
  lir.store %p, %v align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func @around
func.func @around(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %c: i1, %n: i32)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [4, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  // CHECK: scf.while
  // CHECK: arith.select %{{.*}}, %{{.*}}, %{{.*}} : i1
  // CHECK-NEXT: scf.condition
  scf.for %i = %zero to %n step %one : i32 {
    lir.assert %c, "round"
    // CHECK: lir.atomic_max
    // CHECK: %[[ANY:.*]] = lir.workgroup_any
    // CHECK: %[[GO:.*]] = arith.xori %[[ANY]]
    // CHECK: scf.if %[[GO]]
    // CHECK-NEXT: lir.barrier
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    lir.store %p, %i align 4 : <global, i32>, i32
  }
  return
}
