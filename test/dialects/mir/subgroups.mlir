// Subgroup operations round trip.
// R-CARD-3 R-RUNA-18 R-RUNA-35 R-RUNA-42 R-RUNA-43 R-RUNA-31
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @subgroups
// CHECK-SAME: (%[[X:.*]]: f64, %[[I:.*]]: i8, %[[L:.*]]: i32, %[[C:.*]]: i1)
func.func @subgroups(%x: f64, %i: i8, %l: i32, %c: i1) {
  // CHECK: mir.gpu.subgroup_id
  %0 = mir.gpu.subgroup_id
  // CHECK: mir.gpu.subgroup_size
  %1 = mir.gpu.subgroup_size
  // CHECK: mir.gpu.subgroup_local_id
  %2 = mir.gpu.subgroup_local_id
  // CHECK: mir.gpu.num_subgroups
  %3 = mir.gpu.num_subgroups
  // CHECK: mir.gpu.subgroup_shuffle %[[X]], %[[L]] : f64
  %4 = mir.gpu.subgroup_shuffle %x, %l : f64
  // CHECK: mir.gpu.subgroup_shuffle_xor %[[I]], %[[L]] : i8
  %5 = mir.gpu.subgroup_shuffle_xor %i, %l : i8
  // CHECK: mir.gpu.subgroup_broadcast %[[X]], %[[L]] : f64
  %6 = mir.gpu.subgroup_broadcast %x, %l : f64
  // CHECK: mir.gpu.subgroup_any %[[C]]
  %7 = mir.gpu.subgroup_any %c
  // CHECK: mir.gpu.subgroup_all %[[C]]
  %8 = mir.gpu.subgroup_all %c
  // CHECK: mir.gpu.subgroup_ballot %[[C]] -> vector<4xi32>
  %9 = mir.gpu.subgroup_ballot %c -> vector<4xi32>
  // CHECK: mir.gpu.subgroup_reduce add %[[I]] : i8
  %10 = mir.gpu.subgroup_reduce add %i : i8
  // CHECK: mir.gpu.subgroup_reduce mul %[[I]] : i8
  %11 = mir.gpu.subgroup_reduce mul %i : i8
  // CHECK: mir.gpu.subgroup_reduce min_s %[[I]] : i8
  %12 = mir.gpu.subgroup_reduce min_s %i : i8
  // CHECK: mir.gpu.subgroup_reduce min_u %[[I]] : i8
  %13 = mir.gpu.subgroup_reduce min_u %i : i8
  // CHECK: mir.gpu.subgroup_reduce max_s %[[I]] : i8
  %14 = mir.gpu.subgroup_reduce max_s %i : i8
  // CHECK: mir.gpu.subgroup_reduce max_u %[[I]] : i8
  %15 = mir.gpu.subgroup_reduce max_u %i : i8
  // CHECK: mir.gpu.subgroup_reduce and %[[I]] : i8
  %16 = mir.gpu.subgroup_reduce and %i : i8
  // CHECK: mir.gpu.subgroup_reduce or %[[I]] : i8
  %17 = mir.gpu.subgroup_reduce or %i : i8
  // CHECK: mir.gpu.subgroup_reduce xor %[[I]] : i8
  %18 = mir.gpu.subgroup_reduce xor %i : i8
  // CHECK: mir.gpu.subgroup_reduce fadd %[[X]] : f64
  %19 = mir.gpu.subgroup_reduce fadd %x : f64
  // CHECK: mir.gpu.subgroup_reduce fmul %[[X]] : f64
  %20 = mir.gpu.subgroup_reduce fmul %x : f64
  // CHECK: mir.gpu.subgroup_reduce fmin %[[X]] : f64
  %21 = mir.gpu.subgroup_reduce fmin %x : f64
  // CHECK: mir.gpu.subgroup_reduce fmax %[[X]] : f64
  %22 = mir.gpu.subgroup_reduce fmax %x : f64
  return
}
