// Pointers become memrefs and numbers of elements, which are computed in 32 bits.
// R-RUNA-102
// RUN: gir-opt --lir-to-memref %s | FileCheck %s
// RUN: gir-opt --lir-to-memref %s | mlir-opt-22 -o /dev/null

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:.*]]: memref<?xi32>, %[[F:.*]]: memref<?xf32>, %[[WIDE:.*]]: i64, %[[SHORT:.*]]: i16, %{{.*}}: i32, %[[GROUPS:.*]]: i32, %{{.*}}: i32)
func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x"}, %f: !mir.ptr<global, f32>, %wide: i64, %short: i16)
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[NUMBER:.*]] = arith.trunci %[[WIDE]] : i64 to i32
  // CHECK: %[[SIGNED:.*]] = arith.extsi %[[SHORT]] : i16 to i32
  // CHECK: %[[C2:.*]] = arith.constant 2 : i32
  // CHECK: %[[TWICE:.*]] = arith.muli %[[SIGNED]], %[[C2]] : i32
  // CHECK: %[[SUM:.*]] = arith.addi %[[NUMBER]], %[[TWICE]] : i32
  // CHECK: %[[INDEX:.*]] = arith.index_cast %[[SUM]] : i32 to index
  // CHECK: %[[V:.*]] = memref.load %[[X]][%[[INDEX]]] : memref<?xi32>
  %p = lir.gep %x[%wide] stride 4 : <global, i32>, i64
  %q = lir.gep %p[%short] stride 8 : <global, i32>, i16
  %v = lir.load %q align 4 : <global, i32> -> i32
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[V]] : i32 to f32
  // CHECK: memref.store %[[BITS]], %[[F]][%[[C0]]] : memref<?xf32>
  %cast = lir.ptr_cast %f : <global, f32> -> <global, i32>
  lir.begin_critical_section
  lir.store %cast, %v align 4 : <global, i32>, i32
  lir.end_critical_section
  // CHECK-NOT: arith.maxsi
  // CHECK: %[[MORE:.*]] = arith.cmpi sgt, %[[V]], %[[NARROW:.*]] : i32
  // CHECK: arith.select %[[MORE]], %[[V]], %[[NARROW]] : i32
  %narrow = arith.trunci %wide : i64 to i32
  %most = arith.maxsi %v, %narrow : i32
  // CHECK: memref.store %[[GROUPS]]
  %groups = lir.num_groups_y
  lir.store %x, %most align 4 : <global, i32>, i32
  lir.store %x, %groups align 4 : <global, i32>, i32
  return
}

// CHECK-LABEL: func.func private @bits(
// CHECK-NOT: math.ctpop
// CHECK-COUNT-4: arith.shrui
func.func @bits(%x: i16) -> i16 {
  %n = math.ctpop %x : i16
  return %n : i16
}
