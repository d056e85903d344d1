// Workgroup operations round trip, and none is taken for another.
// R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s
// RUN: gir-opt %s --cse --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @workgroups
// CHECK-SAME: (%[[X:.*]]: f64, %[[I:.*]]: i8, %[[C:.*]]: i1)
func.func @workgroups(%x: f64, %i: i8, %c: i1) {
  // CHECK: lir.workgroup_any %[[C]]
  %0 = lir.workgroup_any %c
  // CHECK: lir.workgroup_all %[[C]]
  %1 = lir.workgroup_all %c
  // CHECK: lir.workgroup_count %[[C]]
  %2 = lir.workgroup_count %c
  // CHECK: lir.workgroup_reduce add %[[I]] : i8
  %3 = lir.workgroup_reduce add %i : i8
  // CHECK: lir.workgroup_reduce mul %[[I]] : i8
  %4 = lir.workgroup_reduce mul %i : i8
  // CHECK: lir.workgroup_reduce min_s %[[I]] : i8
  %5 = lir.workgroup_reduce min_s %i : i8
  // CHECK: lir.workgroup_reduce min_u %[[I]] : i8
  %6 = lir.workgroup_reduce min_u %i : i8
  // CHECK: lir.workgroup_reduce max_s %[[I]] : i8
  %7 = lir.workgroup_reduce max_s %i : i8
  // CHECK: lir.workgroup_reduce max_u %[[I]] : i8
  %8 = lir.workgroup_reduce max_u %i : i8
  // CHECK: lir.workgroup_reduce and %[[I]] : i8
  %9 = lir.workgroup_reduce and %i : i8
  // CHECK: lir.workgroup_reduce or %[[I]] : i8
  %10 = lir.workgroup_reduce or %i : i8
  // CHECK: lir.workgroup_reduce xor %[[I]] : i8
  %11 = lir.workgroup_reduce xor %i : i8
  // CHECK: lir.workgroup_reduce fadd %[[X]] : f64
  %12 = lir.workgroup_reduce fadd %x : f64
  // CHECK: lir.workgroup_reduce fmul %[[X]] : f64
  %13 = lir.workgroup_reduce fmul %x : f64
  // CHECK: lir.workgroup_reduce fmin %[[X]] : f64
  %14 = lir.workgroup_reduce fmin %x : f64
  // CHECK: lir.workgroup_reduce fmax %[[X]] : f64
  %15 = lir.workgroup_reduce fmax %x : f64
  // CHECK: lir.workgroup_count %[[C]]
  %16 = lir.workgroup_count %c
  return
}
