// Matrices in the registers of a subgroup round trip.
// R-RUNA-35
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @doubles(
func.func @doubles(%a: f64, %b: f64, %c: f64) -> (f64, f64) {
  // CHECK: %{{.*}}:2 = lir.fragment_mul_add rows 8 depth 4 of f64(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (f64, f64, f64, f64) -> (f64, f64)
  %d:2 = lir.fragment_mul_add rows 8 depth 4 of f64 (%a, %b, %c, %c) : (f64, f64, f64, f64) -> (f64, f64)
  return %d#0, %d#1 : f64, f64
}

// Integers may hold the bits of small floats.
// CHECK-LABEL: func.func @words(
func.func @words(%a: i32, %c: f32) {
  // CHECK: lir.fragment_mul_add rows 16 depth 4 of tf32(
  // CHECK-SAME: : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
  %d:4 = lir.fragment_mul_add rows 16 depth 4 of tf32 (%a, %a, %a, %c, %c, %c, %c)
      : (i32, i32, i32, f32, f32, f32, f32) -> (f32, f32, f32, f32)
  return
}

// CHECK-LABEL: func.func @bytes(
func.func @bytes(%a: i8, %c: i32) {
  // CHECK: lir.fragment_mul_add rows 8 depth 16 of unsigned i8(
  %d:2 = lir.fragment_mul_add rows 8 depth 16 of unsigned i8 (%a, %a, %a, %a, %a, %a, %a, %a, %c, %c)
      : (i8, i8, i8, i8, i8, i8, i8, i8, i32, i32) -> (i32, i32)
  return
}

// CHECK-LABEL: func.func @tiles(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<workgroup, f16>, %[[Q:.*]]: !mir.ptr<workgroup, i32>)
func.func @tiles(%p: !mir.ptr<workgroup, f16>, %q: !mir.ptr<workgroup, i32>) {
  // CHECK: %{{.*}}:4 = lir.fragment_load %[[P]] tiles 2 transposed : <workgroup, f16> -> f16, f16, f16, f16
  %0:4 = lir.fragment_load %p tiles 2 transposed : <workgroup, f16> -> f16, f16, f16, f16
  // CHECK: lir.fragment_load %[[Q]] tiles 1 : <workgroup, i32> -> i32
  %1 = lir.fragment_load %q tiles 1 : <workgroup, i32> -> i32
  return
}
