// Atomics acquire and release; their scope is the device, or the workgroup for its own
// memory.
// R-RUNA-5 X-7
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @kinds(
  gpu.func @kinds(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %v: i32, %x: f32) kernel {
    // CHECK: mir.gpu.atomic add %{{.*}} ordering acq_rel scope device : <global, i32>, i32 -> i32
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic and
    %1 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic or
    %2 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic xor
    %3 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic exchange
    %4 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic max_s
    %5 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic max_u
    %6 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic min_s
    %7 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic min_u
    %8 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: mir.gpu.atomic fadd %{{.*}} : <global, f32>, f32 -> f32
    %9 = memref.atomic_rmw addf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    // CHECK: mir.gpu.atomic fmax
    %10 = memref.atomic_rmw maxnumf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    // CHECK: mir.gpu.atomic fmin
    %11 = memref.atomic_rmw minnumf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    gpu.return
  }

  // CHECK-LABEL: func.func @scopes(
  gpu.func @scopes(%w: memref<8xi32, #gpu.address_space<workgroup>>, %i: index, %v: i32) kernel {
    // CHECK: mir.gpu.atomic add %{{.*}} ordering acq_rel scope workgroup : <workgroup, i32>
    %0 = memref.atomic_rmw addi %v, %w[%i] : (i32, memref<8xi32, #gpu.address_space<workgroup>>) -> i32
    // CHECK: mir.gpu.atomic_compare_exchange %{{.*}} scope workgroup
    %1 = memref.generic_atomic_rmw %w[%i] : memref<8xi32, #gpu.address_space<workgroup>> {
    ^bb0(%now: i32):
      memref.atomic_yield %now : i32
    }
    gpu.return
  }

  // Generic memory may be global.
  // CHECK-LABEL: func.func private @generic(
  func.func private @generic(%m: memref<8xi32>, %i: index, %v: i32) -> i32 {
    // CHECK: mir.gpu.atomic add %{{.*}} ordering acq_rel scope device : <generic, i32>
    %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<8xi32>) -> i32
    return %0 : i32
  }

  // The body runs until nothing has come in between; the result is the value before.
  // It never sees a value that was not in memory.
  // CHECK-LABEL: func.func @body(
  // CHECK-SAME: %[[OUT:[^ ]*]]: !mir.ptr<global, i32> {mir.name = "out"
  gpu.func @body(%m: memref<?xi32>, %out: memref<i32>, %i: index, %v: i32) kernel {
    // CHECK: %[[P:.*]] = mir.gpu.gep
    // CHECK: %[[FIRST:.*]] = mir.gpu.atomic_compare_exchange %[[P]], %[[ZERO:.*]], %[[ZERO]] ordering_succ relaxed ordering_fail relaxed scope device
    // CHECK: %[[R:.*]] = scf.while (%[[OLD:.*]] = %[[FIRST]]) : (i32) -> i32 {
    // CHECK: %[[Q:.*]] = arith.divui %{{.*}}, %[[OLD]] : i32
    // CHECK: %[[FOUND:.*]] = mir.gpu.atomic_compare_exchange %[[P]], %[[OLD]], %[[Q]] ordering_succ acq_rel ordering_fail relaxed scope device
    // CHECK: %[[AGAIN:.*]] = arith.cmpi ne, %[[FOUND]], %[[OLD]] : i32
    // CHECK: scf.condition(%[[AGAIN]]) %[[FOUND]] : i32
    // CHECK: mir.gpu.store %[[OUT]], %[[R]]
    %r = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
    ^bb0(%now: i32):
      %q = arith.divui %v, %now : i32
      memref.atomic_yield %q : i32
    }
    memref.store %r, %out[] : memref<i32>
    gpu.return
  }

  // An operation without an atomic in mir is such a loop too; floats are compared bit by bit.
  // CHECK-LABEL: func.func @loops(
  gpu.func @loops(%m: memref<?xi32>, %f: memref<?xf32>, %i: index, %v: i32, %x: f32) kernel {
    // CHECK: scf.while
    // CHECK: arith.muli
    %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<?xi32>) -> i32
    // CHECK: scf.while
    // CHECK: arith.mulf
    // CHECK: mir.gpu.atomic_compare_exchange {{.*}} : <global, f32>
    // CHECK: arith.bitcast %{{.*}} : f32 to i32
    // CHECK: arith.cmpi ne
    %1 = memref.atomic_rmw mulf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    // CHECK: scf.while
    // CHECK: arith.cmpf ogt
    %2 = memref.atomic_rmw maximumf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    // CHECK: scf.while
    // CHECK: arith.cmpf olt
    %3 = memref.atomic_rmw minimumf %x, %f[%i] : (f32, memref<?xf32>) -> f32
    gpu.return
  }
}
