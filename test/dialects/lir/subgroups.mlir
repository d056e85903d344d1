// Subgroup operations round trip.
// R-CARD-3 R-RUNA-18 R-RUNA-35 R-RUNA-42 R-RUNA-43
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @subgroups
// CHECK-SAME: (%[[X:.*]]: f64, %[[I:.*]]: i8, %[[L:.*]]: i32, %[[C:.*]]: i1)
func.func @subgroups(%x: f64, %i: i8, %l: i32, %c: i1) {
  // CHECK: lir.subgroup_id
  %0 = lir.subgroup_id
  // CHECK: lir.subgroup_size
  %1 = lir.subgroup_size
  // CHECK: lir.subgroup_local_id
  %2 = lir.subgroup_local_id
  // CHECK: lir.num_subgroups
  %3 = lir.num_subgroups
  // CHECK: lir.subgroup_shuffle %[[X]], %[[L]] : f64
  %4 = lir.subgroup_shuffle %x, %l : f64
  // CHECK: lir.subgroup_shuffle_xor %[[I]], %[[L]] : i8
  %5 = lir.subgroup_shuffle_xor %i, %l : i8
  // CHECK: lir.subgroup_broadcast %[[X]], %[[L]] : f64
  %6 = lir.subgroup_broadcast %x, %l : f64
  // CHECK: lir.subgroup_any %[[C]]
  %7 = lir.subgroup_any %c
  // CHECK: lir.subgroup_all %[[C]]
  %8 = lir.subgroup_all %c
  // CHECK: lir.subgroup_ballot %[[C]] -> vector<4xi32>
  %9 = lir.subgroup_ballot %c -> vector<4xi32>
  // CHECK: lir.subgroup_reduce add %[[I]] : i8
  %10 = lir.subgroup_reduce add %i : i8
  // CHECK: lir.subgroup_reduce mul %[[I]] : i8
  %11 = lir.subgroup_reduce mul %i : i8
  // CHECK: lir.subgroup_reduce min_s %[[I]] : i8
  %12 = lir.subgroup_reduce min_s %i : i8
  // CHECK: lir.subgroup_reduce min_u %[[I]] : i8
  %13 = lir.subgroup_reduce min_u %i : i8
  // CHECK: lir.subgroup_reduce max_s %[[I]] : i8
  %14 = lir.subgroup_reduce max_s %i : i8
  // CHECK: lir.subgroup_reduce max_u %[[I]] : i8
  %15 = lir.subgroup_reduce max_u %i : i8
  // CHECK: lir.subgroup_reduce and %[[I]] : i8
  %16 = lir.subgroup_reduce and %i : i8
  // CHECK: lir.subgroup_reduce or %[[I]] : i8
  %17 = lir.subgroup_reduce or %i : i8
  // CHECK: lir.subgroup_reduce xor %[[I]] : i8
  %18 = lir.subgroup_reduce xor %i : i8
  // CHECK: lir.subgroup_reduce fadd %[[X]] : f64
  %19 = lir.subgroup_reduce fadd %x : f64
  // CHECK: lir.subgroup_reduce fmul %[[X]] : f64
  %20 = lir.subgroup_reduce fmul %x : f64
  // CHECK: lir.subgroup_reduce fmin %[[X]] : f64
  %21 = lir.subgroup_reduce fmin %x : f64
  // CHECK: lir.subgroup_reduce fmax %[[X]] : f64
  %22 = lir.subgroup_reduce fmax %x : f64
  return
}
