// Operations of a subgroup become their ops of lir.
// R-RUNA-35 R-RUNA-42 R-RUNA-43 R-RUNA-122
// RUN: gir-opt --mir-to-lir=simplify=false %s | FileCheck %s

// CHECK-LABEL: func.func @subgroups(
// CHECK-SAME: %[[X:.*]]: f64, %[[L:.*]]: i32, %[[C:.*]]: i1)
func.func @subgroups(%x: f64, %l: i32, %c: i1) {
  // CHECK-NEXT: lir.subgroup_id{{$}}
  %0 = mir.gpu.subgroup_id
  // CHECK-NEXT: lir.subgroup_size{{$}}
  %1 = mir.gpu.subgroup_size
  // CHECK-NEXT: lir.subgroup_local_id{{$}}
  %2 = mir.gpu.subgroup_local_id
  // CHECK-NEXT: lir.num_subgroups{{$}}
  %3 = mir.gpu.num_subgroups
  // CHECK-NEXT: lir.subgroup_shuffle %[[X]], %[[L]] : f64
  %4 = mir.gpu.subgroup_shuffle %x, %l : f64
  // CHECK-NEXT: lir.subgroup_shuffle_xor %[[X]], %[[L]] : f64
  %5 = mir.gpu.subgroup_shuffle_xor %x, %l : f64
  // CHECK-NEXT: lir.subgroup_broadcast %[[X]], %[[L]] : f64
  %6 = mir.gpu.subgroup_broadcast %x, %l : f64
  // CHECK-NEXT: lir.subgroup_any %[[C]]
  %7 = mir.gpu.subgroup_any %c
  // CHECK-NEXT: lir.subgroup_all %[[C]]
  %8 = mir.gpu.subgroup_all %c
  // CHECK-NEXT: lir.subgroup_ballot %[[C]] -> vector<4xi32>
  %9 = mir.gpu.subgroup_ballot %c -> vector<4xi32>
  // CHECK-NEXT: lir.subgroup_reduce add %[[L]] : i32
  %10 = mir.gpu.subgroup_reduce add %l : i32
  // CHECK-NEXT: lir.subgroup_reduce mul %[[L]] : i32
  %11 = mir.gpu.subgroup_reduce mul %l : i32
  // CHECK-NEXT: lir.subgroup_reduce min_s %[[L]] : i32
  %12 = mir.gpu.subgroup_reduce min_s %l : i32
  // CHECK-NEXT: lir.subgroup_reduce min_u %[[L]] : i32
  %13 = mir.gpu.subgroup_reduce min_u %l : i32
  // CHECK-NEXT: lir.subgroup_reduce max_s %[[L]] : i32
  %14 = mir.gpu.subgroup_reduce max_s %l : i32
  // CHECK-NEXT: lir.subgroup_reduce max_u %[[L]] : i32
  %15 = mir.gpu.subgroup_reduce max_u %l : i32
  // CHECK-NEXT: lir.subgroup_reduce and %[[L]] : i32
  %16 = mir.gpu.subgroup_reduce and %l : i32
  // CHECK-NEXT: lir.subgroup_reduce or %[[L]] : i32
  %17 = mir.gpu.subgroup_reduce or %l : i32
  // CHECK-NEXT: lir.subgroup_reduce xor %[[L]] : i32
  %18 = mir.gpu.subgroup_reduce xor %l : i32
  // CHECK-NEXT: lir.subgroup_reduce fadd %[[X]] : f64
  %19 = mir.gpu.subgroup_reduce fadd %x : f64
  // CHECK-NEXT: lir.subgroup_reduce fmul %[[X]] : f64
  %20 = mir.gpu.subgroup_reduce fmul %x : f64
  // CHECK-NEXT: lir.subgroup_reduce fmin %[[X]] : f64
  %21 = mir.gpu.subgroup_reduce fmin %x : f64
  // CHECK-NEXT: lir.subgroup_reduce fmax %[[X]] : f64
  %22 = mir.gpu.subgroup_reduce fmax %x : f64
  return
}
