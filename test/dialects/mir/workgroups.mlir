// Workgroup operations round trip, and none is taken for another.
// R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s
// RUN: gir-opt %s --cse --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @workgroups
// CHECK-SAME: (%[[X:.*]]: f64, %[[I:.*]]: i8, %[[C:.*]]: i1)
func.func @workgroups(%x: f64, %i: i8, %c: i1) {
  // CHECK: mir.gpu.workgroup_any %[[C]]
  %0 = mir.gpu.workgroup_any %c
  // CHECK: mir.gpu.workgroup_all %[[C]]
  %1 = mir.gpu.workgroup_all %c
  // CHECK: mir.gpu.workgroup_count %[[C]]
  %2 = mir.gpu.workgroup_count %c
  // CHECK: mir.gpu.workgroup_reduce add %[[I]] : i8
  %3 = mir.gpu.workgroup_reduce add %i : i8
  // CHECK: mir.gpu.workgroup_reduce mul %[[I]] : i8
  %4 = mir.gpu.workgroup_reduce mul %i : i8
  // CHECK: mir.gpu.workgroup_reduce min_s %[[I]] : i8
  %5 = mir.gpu.workgroup_reduce min_s %i : i8
  // CHECK: mir.gpu.workgroup_reduce min_u %[[I]] : i8
  %6 = mir.gpu.workgroup_reduce min_u %i : i8
  // CHECK: mir.gpu.workgroup_reduce max_s %[[I]] : i8
  %7 = mir.gpu.workgroup_reduce max_s %i : i8
  // CHECK: mir.gpu.workgroup_reduce max_u %[[I]] : i8
  %8 = mir.gpu.workgroup_reduce max_u %i : i8
  // CHECK: mir.gpu.workgroup_reduce and %[[I]] : i8
  %9 = mir.gpu.workgroup_reduce and %i : i8
  // CHECK: mir.gpu.workgroup_reduce or %[[I]] : i8
  %10 = mir.gpu.workgroup_reduce or %i : i8
  // CHECK: mir.gpu.workgroup_reduce xor %[[I]] : i8
  %11 = mir.gpu.workgroup_reduce xor %i : i8
  // CHECK: mir.gpu.workgroup_reduce fadd %[[X]] : f64
  %12 = mir.gpu.workgroup_reduce fadd %x : f64
  // CHECK: mir.gpu.workgroup_reduce fmul %[[X]] : f64
  %13 = mir.gpu.workgroup_reduce fmul %x : f64
  // CHECK: mir.gpu.workgroup_reduce fmin %[[X]] : f64
  %14 = mir.gpu.workgroup_reduce fmin %x : f64
  // CHECK: mir.gpu.workgroup_reduce fmax %[[X]] : f64
  %15 = mir.gpu.workgroup_reduce fmax %x : f64
  // CHECK: mir.gpu.workgroup_count %[[C]]
  %16 = mir.gpu.workgroup_count %c
  return
}
