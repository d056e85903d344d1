// A reduction over the workgroup is a tree in workgroup memory, which reductions of one
// type share. Barriers stand outside of all branches.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK: mir.gpu.global @sums_all_reduce : !mir.ptr<workgroup, f32> count 60
  // CHECK: mir.gpu.global @sums_all_reduce_1 : !mir.ptr<workgroup, i8> count 60
  // CHECK-LABEL: func.func @sums(
  // CHECK-SAME: %[[V:[^ ]*]]: f32
  gpu.func @sums(%v: f32, %b: i1, %out: memref<f32>) kernel attributes {known_block_size = array<i32: 5, 1, 12>} {
    // The number of a work-item: x + 5 * z.
    // CHECK: %[[MEMORY:.*]] = mir.gpu.address_of @sums_all_reduce
    // CHECK: %[[Z:.*]] = mir.gpu.local_id z
    // CHECK: %[[X:.*]] = mir.gpu.local_id x
    // CHECK: %[[FIVE:.*]] = arith.constant 5 : i32
    // CHECK: %[[ROWS:.*]] = arith.muli %[[Z]], %[[FIVE]]
    // CHECK: %[[OWN:.*]] = arith.addi %[[ROWS]], %[[X]]
    // CHECK: %[[PLACE:.*]] = mir.gpu.gep unsigned %[[MEMORY]][%[[OWN]]]
    // CHECK: mir.gpu.store %[[PLACE]], %[[V]]
    // CHECK: mir.gpu.barrier
    // CHECK: %[[ALL:.*]] = arith.constant 60 : i32
    // CHECK: scf.while (%{{.*}} = %[[ALL]])
    // CHECK: scf.if
    // CHECK: arith.addf
    // CHECK: }
    // CHECK-NEXT: mir.gpu.barrier
    // CHECK-NEXT: scf.yield
    // CHECK: %[[TOTAL:.*]] = mir.gpu.load %[[MEMORY]]
    // CHECK-NEXT: mir.gpu.barrier
    %0 = gpu.all_reduce add %v {} : (f32) -> (f32)
    // CHECK: mir.gpu.store %{{.*}}, %[[TOTAL]]
    memref.store %0, %out[] : memref<f32>
    // CHECK: mir.gpu.address_of @sums_all_reduce :
    // CHECK: arith.maxnumf
    %1 = gpu.all_reduce maxnumf %v {} : (f32) -> (f32)
    // CHECK: mir.gpu.address_of @sums_all_reduce_1 :
    // CHECK: arith.andi
    %2 = gpu.all_reduce and %b uniform {} : (i1) -> (i1)
    // CHECK: scf.while
    // CHECK: arith.subf
    // CHECK-NEXT: math.absf
    %3 = gpu.all_reduce %v {
    ^bb(%left: f32, %right: f32):
      %d = arith.subf %left, %right : f32
      %e = math.absf %d : f32
      gpu.yield %e : f32
    } : (f32) -> (f32)
    gpu.return
  }
}
