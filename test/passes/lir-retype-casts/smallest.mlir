// Memory that has no views is declared with the smallest elements that it is accessed by, or as
// words where atomics work on these.
// R-GIR-69 R-GIR-87
// RUN: gir-opt --lir-retype-casts --split-input-file --verify-diagnostics %s | FileCheck %s

module attributes {lir.target = "vulkan1.3"} {
// CHECK: lir.global @table : !mir.ptr<constant, i8> count 8 align 4 elem i8 = dense<[1, 0, 0, 0, 2, 0, 0, 0]>
lir.global @table : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[1, 2]> : tensor<2xi32>
// CHECK: lir.global @tile : !mir.ptr<workgroup, i16> count 16 align 4 elem i16
lir.global @tile : !mir.ptr<workgroup, f32> count 8 align 4 elem f32
// CHECK: lir.global @bins : !mir.ptr<workgroup, i32> count 2 align 8 elem i32
lir.global @bins : !mir.ptr<workgroup, i64> count 1 align 8 elem i64

// CHECK-LABEL: func.func @k
func.func @k(%i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}, %v: i8 {lir.push_constant = #lir.push_constant<offset = 4, size = 1>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: %[[TABLE:.*]] = lir.address_of @table
  // CHECK: %[[P:.*]] = lir.gep unsigned %[[TABLE]][%{{.*}}] stride 1
  // CHECK: lir.load %[[P]] align 1
  %table = lir.address_of @table : !mir.ptr<constant, i32>
  %bytes = lir.ptr_cast %table : !mir.ptr<constant, i32> -> !mir.ptr<constant, i8>
  %b = lir.gep %bytes[%i] stride 1 : !mir.ptr<constant, i8>, i32
  %byte = lir.load %b align 1 : !mir.ptr<constant, i8> -> i8
  // CHECK: lir.address_of @tile
  // CHECK: arith.bitcast %{{.*}} : f32 to i32
  // CHECK: arith.trunci %{{.*}} : i32 to i16
  // CHECK: lir.store %{{.*}} align 2 : <workgroup, i16>, i16
  // CHECK: arith.shrui
  // CHECK: lir.store %{{.*}} align 2 : <workgroup, i16>, i16
  %tile = lir.address_of @tile : !mir.ptr<workgroup, f32>
  %t = lir.gep %tile[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  %f = arith.constant 1.0 : f32
  lir.store %t, %f align 4 : !mir.ptr<workgroup, f32>, f32
  %halves = lir.ptr_cast %t : !mir.ptr<workgroup, f32> -> !mir.ptr<workgroup, i16>
  %half = lir.load %halves align 2 : !mir.ptr<workgroup, i16> -> i16
  // CHECK: lir.address_of @bins
  // CHECK: lir.atomic_add
  // CHECK: lir.atomic_and
  // CHECK: lir.atomic_or
  %bins = lir.address_of @bins : !mir.ptr<workgroup, i64>
  %words = lir.ptr_cast %bins : !mir.ptr<workgroup, i64> -> !mir.ptr<workgroup, i32>
  %old = lir.atomic_add %words, %i ordering relaxed scope workgroup : !mir.ptr<workgroup, i32>, i32 -> i32
  %small = lir.ptr_cast %bins : !mir.ptr<workgroup, i64> -> !mir.ptr<workgroup, i8>
  %s = lir.gep %small[%i] stride 1 : !mir.ptr<workgroup, i8>, i32
  // expected-remark@+1 {{becomes atomics on the words around it}}
  lir.store %s, %v align 1 : !mir.ptr<workgroup, i8>, i8
  // CHECK: lir.var 4 align 8 : <private, i16>
  %own = lir.var align 8 : !mir.ptr<private, f64>
  %shorts = lir.ptr_cast %own : !mir.ptr<private, f64> -> !mir.ptr<private, i16>
  %o = lir.gep %shorts[%i] stride 2 : !mir.ptr<private, i16>, i32
  lir.store %o, %half align 2 : !mir.ptr<private, i16>, i16
  return
}
}

// -----

module attributes {lir.target = "vulkan1.3"} {
lir.global @bins : !mir.ptr<workgroup, i64> count 1 align 8 elem i64
func.func @k(%x: i64 {lir.push_constant = #lir.push_constant<offset = 0, size = 8>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %bins = lir.address_of @bins : !mir.ptr<workgroup, i64>
  // expected-error@+1 {{is atomic on memory that other accesses split into elements of 8 bits, which the target does not support; use separate memory, or elements of one size}}
  %old = lir.atomic_add %bins, %x ordering relaxed scope workgroup : !mir.ptr<workgroup, i64>, i64 -> i64
  %small = lir.ptr_cast %bins : !mir.ptr<workgroup, i64> -> !mir.ptr<workgroup, i8>
  %s = lir.load %small align 1 : !mir.ptr<workgroup, i8> -> i8
  return
}
}
