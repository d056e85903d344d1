// X-6: operations of a subgroup; a minimum or maximum has the sign that its operation names.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @subgroups(
// CHECK-SAME: %[[X:.*]]: f64, %[[I:.*]]: si16, %[[L:.*]]: ui32, %[[C:.*]]: ui32)
func.func @subgroups(%x: f64, %i: i16 {mir.type = si16}, %l: i32, %c: i1) {
  // CHECK: gir.subgroup_id{{$}}
  %0 = mir.gpu.subgroup_id
  // CHECK: gir.subgroup_size{{$}}
  %1 = mir.gpu.subgroup_size
  // CHECK: gir.subgroup_local_id{{$}}
  %2 = mir.gpu.subgroup_local_id
  // CHECK: gir.num_subgroups{{$}}
  %3 = mir.gpu.num_subgroups
  // CHECK: gir.subgroup.shuffle %[[X]], %[[L]] : f64
  %4 = mir.gpu.subgroup_shuffle %x, %l : f64
  // CHECK: gir.subgroup.shuffle_xor %[[X]], %[[L]] : f64
  %5 = mir.gpu.subgroup_shuffle_xor %x, %l : f64
  // CHECK: gir.subgroup.broadcast %[[X]], %[[L]] : f64
  %6 = mir.gpu.subgroup_broadcast %x, %l : f64
  // CHECK: gir.subgroup.shuffle %[[I]], %[[L]] : si16
  %7 = mir.gpu.subgroup_shuffle %i, %l : i16
  // CHECK: gir.subgroup.any %[[C]]
  %8 = mir.gpu.subgroup_any %c
  // CHECK: gir.subgroup.all %[[C]]
  %9 = mir.gpu.subgroup_all %c
  // CHECK: gir.subgroup.ballot %[[C]]
  %10 = mir.gpu.subgroup_ballot %c -> vector<4xi32>
  // CHECK: gir.subgroup.reduce add %[[I]] : si16
  %11 = mir.gpu.subgroup_reduce add %i : i16
  // CHECK: gir.subgroup.reduce mul %[[I]] : si16
  %12 = mir.gpu.subgroup_reduce mul %i : i16
  // CHECK: gir.subgroup.reduce min %[[I]] : si16
  %13 = mir.gpu.subgroup_reduce min_s %i : i16
  // CHECK: gir.subgroup.reduce max %[[I]] : si16
  %14 = mir.gpu.subgroup_reduce max_s %i : i16
  // CHECK: %[[U:.*]] = gir.bitcast %[[I]] : si16 -> ui16
  // CHECK: gir.subgroup.reduce min %[[U]] : ui16
  %15 = mir.gpu.subgroup_reduce min_u %i : i16
  // CHECK: %[[U:.*]] = gir.bitcast %[[I]] : si16 -> ui16
  // CHECK: gir.subgroup.reduce max %[[U]] : ui16
  %16 = mir.gpu.subgroup_reduce max_u %i : i16
  // CHECK: gir.subgroup.reduce and %[[I]] : si16
  %17 = mir.gpu.subgroup_reduce and %i : i16
  // CHECK: gir.subgroup.reduce or %[[I]] : si16
  %18 = mir.gpu.subgroup_reduce or %i : i16
  // CHECK: gir.subgroup.reduce xor %[[I]] : si16
  %19 = mir.gpu.subgroup_reduce xor %i : i16
  // CHECK: gir.subgroup.reduce add %[[X]] : f64
  %20 = mir.gpu.subgroup_reduce fadd %x : f64
  // CHECK: gir.subgroup.reduce mul %[[X]] : f64
  %21 = mir.gpu.subgroup_reduce fmul %x : f64
  // CHECK: gir.subgroup.reduce min %[[X]] : f64
  %22 = mir.gpu.subgroup_reduce fmin %x : f64
  // CHECK: gir.subgroup.reduce max %[[X]] : f64
  %23 = mir.gpu.subgroup_reduce fmax %x : f64
  return
}
