// Memory for atomics becomes memory of their numbers, wherever a pointer to it is; accesses keep their orderings.
// R-RUNA-10 R-RUNA-27
// RUN: gir-opt --lir-unwrap-atomics %s | FileCheck %s

// CHECK: lir.global @cells : !mir.ptr<workgroup, i32> count 4
lir.global @cells : !mir.ptr<workgroup, !mir.atomic<i32>> count 4 align 4 elem i32

// CHECK-LABEL: func.func private @get(!mir.ptr<workgroup, f32>, i32) -> !mir.ptr<workgroup, f32>
func.func private @get(!mir.ptr<workgroup, !mir.atomic<f32>>, i32) -> !mir.ptr<workgroup, !mir.atomic<f32>>

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, i64>, %{{.*}}: !mir.ptr<global, !mir.ptr<global, i32>>,
func.func @k(%p: !mir.ptr<global, !mir.atomic<i64>>, %q: !mir.ptr<global, !mir.ptr<global, !mir.atomic<i32>>>, %x: i64, %y: i32) -> i32 {
  // CHECK: lir.atomic_add %[[P]], %{{.*}} ordering acquire scope device : <global, i64>, i64 -> i64
  %0 = lir.atomic_add %p, %x ordering acquire scope device : <global, !mir.atomic<i64>>, i64 -> i64
  // CHECK: lir.load %{{.*}} : <global, !mir.ptr<global, i32>> -> !mir.ptr<global, i32>
  %1 = lir.load %q align 8 : <global, !mir.ptr<global, !mir.atomic<i32>>> -> !mir.ptr<global, !mir.atomic<i32>>
  // CHECK: scf.for {{.*}} -> (!mir.ptr<workgroup, i32>)
  %zero = arith.constant 0 : i32
  %cells = lir.address_of @cells : <workgroup, !mir.atomic<i32>>
  %at = scf.for %i = %zero to %y step %y iter_args(%c = %cells) -> (!mir.ptr<workgroup, !mir.atomic<i32>>) : i32 {
    // CHECK: lir.store %{{.*}}, %{{.*}} align 4 ordering release scope workgroup : <workgroup, i32>, i32
    lir.store %c, %y align 4 ordering release scope workgroup : <workgroup, !mir.atomic<i32>>, i32
    %next = lir.gep %c[%i] stride 4 : <workgroup, !mir.atomic<i32>>, i32
    scf.yield %next : !mir.ptr<workgroup, !mir.atomic<i32>>
  }
  // CHECK: lir.load %{{.*}} align 4 ordering relaxed scope device : <global, i32> -> i32
  %2 = lir.load %1 align 4 ordering relaxed scope device : <global, !mir.atomic<i32>> -> i32
  return %2 : i32
}
