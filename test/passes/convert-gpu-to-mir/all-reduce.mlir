// A reduction over the workgroup by an operation of mir is one of mir. Another is a tree
// in workgroup memory, which reductions of one type share; barriers stand outside of
// all branches.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

gpu.module @m {
  // CHECK-LABEL: func.func @operations(
  gpu.func @operations(%f: f32, %i: i32, %b: i1) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    // CHECK: mir.gpu.workgroup_reduce fadd %{{.*}} : f32
    %0 = gpu.all_reduce add %f {} : (f32) -> (f32)
    // CHECK: mir.gpu.workgroup_reduce fmax
    %1 = gpu.all_reduce maxnumf %f uniform {} : (f32) -> (f32)
    // CHECK: mir.gpu.workgroup_reduce min_u %{{.*}} : i32
    %2 = gpu.all_reduce minui %i {} : (i32) -> (i32)
    // CHECK: mir.gpu.workgroup_reduce xor
    %3 = gpu.all_reduce xor %i {} : (i32) -> (i32)
    // CHECK: %[[WORD:.*]] = arith.extui %{{.*}} : i1 to i32
    // CHECK: %[[ALL:.*]] = mir.gpu.workgroup_reduce and %[[WORD]] : i32
    // CHECK: arith.trunci %[[ALL]] : i32 to i1
    %4 = gpu.all_reduce and %b {} : (i1) -> (i1)
    gpu.return
  }

  // CHECK: mir.gpu.global @trees_all_reduce : !mir.ptr<workgroup, f32> count 60
  // CHECK: mir.gpu.global @trees_all_reduce_1 : !mir.ptr<workgroup, i8> count 60
  // CHECK-LABEL: func.func @trees(
  // CHECK-SAME: %[[V:[^ ]*]]: f32
  gpu.func @trees(%v: f32, %b: i1, %out: memref<f32>) kernel attributes {known_block_size = array<i32: 5, 1, 12>} {
    // The number of a work-item: x + 5 * z.
    // CHECK: %[[MEMORY:.*]] = mir.gpu.address_of @trees_all_reduce
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
    // CHECK: arith.subf
    // CHECK-NEXT: math.absf
    // CHECK: }
    // CHECK-NEXT: mir.gpu.barrier
    // CHECK-NEXT: scf.yield
    // CHECK: %[[TOTAL:.*]] = mir.gpu.load %[[MEMORY]]
    // CHECK-NEXT: mir.gpu.barrier
    %0 = gpu.all_reduce %v {
    ^bb(%left: f32, %right: f32):
      %d = arith.subf %left, %right : f32
      %e = math.absf %d : f32
      gpu.yield %e : f32
    } : (f32) -> (f32)
    // CHECK: mir.gpu.store %{{.*}}, %[[TOTAL]]
    memref.store %0, %out[] : memref<f32>
    // CHECK: mir.gpu.address_of @trees_all_reduce :
    // CHECK: arith.cmpf ogt
    %1 = gpu.all_reduce maximumf %v {} : (f32) -> (f32)
    // CHECK: mir.gpu.address_of @trees_all_reduce_1 :
    // CHECK: arith.cmpi ule
    %2 = gpu.all_reduce %b uniform {
    ^bb(%left: i1, %right: i1):
      %r = arith.cmpi ule, %left, %right : i1
      gpu.yield %r : i1
    } : (i1) -> (i1)
    gpu.return
  }
}

// Without a known size the memory has 1024 places. Work-items beyond these join them, 1024 at a time, before the tree.
// CHECK: mir.gpu.global @any_size_all_reduce : !mir.ptr<workgroup, f32> count 1024
// CHECK-LABEL: func.func @any_size
// CHECK-SAME: %[[V:[^ ]*]]: f32
// CHECK: %[[Y:.*]] = arith.muli %{{.*}}, %[[HEIGHT:.*]] : i32
// CHECK: %[[ROW:.*]] = arith.addi %[[Y]]
// CHECK: %[[AREA:.*]] = arith.muli %{{.*}}, %[[HEIGHT]] : i32
// CHECK: %[[COUNT:.*]] = arith.muli %[[AREA]], %[[WIDTH:.*]] : i32
// CHECK: %[[ROWS:.*]] = arith.muli %[[ROW]], %[[WIDTH]] : i32
// CHECK: %[[OWN:.*]] = arith.addi %[[ROWS]]
// CHECK: %[[PLACES:.*]] = arith.constant 1024 : i32
// CHECK: %[[FIRST:.*]] = arith.cmpi ult, %[[OWN]], %[[PLACES]]
// CHECK: scf.if %[[FIRST]] {
// CHECK: mir.gpu.store %{{.*}}, %[[V]]
// CHECK: mir.gpu.barrier
// CHECK: scf.for %[[FROM:.*]] = %[[PLACES]] to %[[COUNT]] step %[[PLACES]]
// CHECK: %[[PLACE:.*]] = arith.subi %[[OWN]], %[[FROM]]
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[PLACE]], %[[PLACES]]
// CHECK: scf.if %[[IN]] {
// CHECK: mir.gpu.load
// CHECK: mir.gpu.store
// CHECK: }
// CHECK-NEXT: mir.gpu.barrier
// CHECK: %[[FILLED:.*]] = arith.minui %[[COUNT]], %[[PLACES]]
// CHECK: scf.while (%{{.*}} = %[[FILLED]])
gpu.module @unsized {
  gpu.func @any_size(%v: f32, %o: memref<1xf32>) kernel {
    %0 = gpu.all_reduce maximumf %v {} : (f32) -> (f32)
    %zero = arith.constant 0 : index
    memref.store %0, %o[%zero] : memref<1xf32>
    gpu.return
  }

  // An operation of mir, whose pass needs the size, is the same; so is a body, which stands in both places.
  // CHECK-LABEL: func.func @any_size_of_mir
  // CHECK-NOT: workgroup_reduce
  // CHECK: scf.for
  // CHECK: arith.addi %{{.*}}, %{{.*}} : i64
  // CHECK: scf.while
  // CHECK: arith.addi %{{.*}}, %{{.*}} : i64
  // CHECK: scf.for
  // CHECK: math.absf
  // CHECK: scf.while
  // CHECK: math.absf
  // CHECK: return
  gpu.func @any_size_of_mir(%v: i64, %w: f32, %o: memref<1xi64>, %p: memref<1xf32>) kernel {
    %0 = gpu.all_reduce add %v {} : (i64) -> (i64)
    %1 = gpu.all_reduce %w {
    ^bb(%left: f32, %right: f32):
      %less = arith.cmpf olt, %left, %right : f32
      %r = scf.if %less -> f32 {
        %d = math.absf %right : f32
        scf.yield %d : f32
      } else {
        scf.yield %left : f32
      }
      gpu.yield %r : f32
    } : (f32) -> (f32)
    %zero = arith.constant 0 : index
    memref.store %0, %o[%zero] : memref<1xi64>
    memref.store %1, %p[%zero] : memref<1xf32>
    gpu.return
  }
}
