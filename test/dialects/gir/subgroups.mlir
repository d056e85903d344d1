// Subgroup operations round trip.
// R-CARD-3 R-GIR-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @subgroups
// CHECK-SAME: (%[[X:.*]]: f64, %[[I:.*]]: si8, %[[C:.*]]: ui32)
gir.func @subgroups(%x: f64, %i: si8, %c: ui32) {
  // CHECK: gir.subgroup_id
  %0 = gir.subgroup_id
  // CHECK: gir.subgroup_size
  %1 = gir.subgroup_size
  // CHECK: %[[LANE:.*]] = gir.subgroup_local_id
  %2 = gir.subgroup_local_id
  // CHECK: gir.num_subgroups
  %3 = gir.num_subgroups
  // CHECK: gir.subgroup.shuffle %[[X]], %[[LANE]] : f64
  %4 = gir.subgroup.shuffle %x, %2 : f64
  // CHECK: gir.subgroup.shuffle_xor %[[I]], %[[C]] : si8
  %5 = gir.subgroup.shuffle_xor %i, %c : si8
  // CHECK: gir.subgroup.broadcast %[[X]], %[[C]] : f64
  %6 = gir.subgroup.broadcast %x, %c : f64
  // CHECK: %[[ANY:.*]] = gir.subgroup.any %[[C]]
  %7 = gir.subgroup.any %c
  // CHECK: gir.subgroup.all %[[ANY]]
  %8 = gir.subgroup.all %7
  // CHECK: gir.subgroup.ballot %[[C]] -> vector<4xui32>
  %9 = gir.subgroup.ballot %c -> vector<4xui32>
  // CHECK: gir.subgroup.reduce add %[[X]] : f64
  %10 = gir.subgroup.reduce add %x : f64
  // CHECK: gir.subgroup.reduce mul %[[I]] : si8
  %11 = gir.subgroup.reduce mul %i : si8
  // CHECK: gir.subgroup.reduce min %[[X]] : f64
  %12 = gir.subgroup.reduce min %x : f64
  // CHECK: gir.subgroup.reduce max %[[I]] : si8
  %13 = gir.subgroup.reduce max %i : si8
  // CHECK: gir.subgroup.reduce and %[[C]] : ui32
  %14 = gir.subgroup.reduce and %c : ui32
  // CHECK: gir.subgroup.reduce or %[[C]] : ui32
  %15 = gir.subgroup.reduce or %c : ui32
  // CHECK: gir.subgroup.reduce xor %[[C]] : ui32
  %16 = gir.subgroup.reduce xor %c : ui32
  gir.return
}
