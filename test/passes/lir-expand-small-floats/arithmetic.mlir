// Operations are computed in f32 and rounded once; those on bits stay on bits.
// RUN: gir-opt --lir-expand-small-floats %s | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.*]]: i16, %[[Y:.*]]: i16) -> i16
func.func @sum(%x: bf16, %y: bf16) -> bf16 {
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i16 to i32
  // CHECK: %[[U:.*]] = arith.shli %[[W]], %{{.*}} : i32
  // CHECK: %[[A:.*]] = arith.bitcast %[[U]] : i32 to f32
  // CHECK: %[[B:.*]] = arith.bitcast %{{.*}} : i32 to f32
  // CHECK: %[[S:.*]] = arith.addf %[[A]], %[[B]] : f32
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[S]] : f32 to i32
  // CHECK: %[[C:.*]] = arith.constant 32767 : i32
  // CHECK: arith.cmpi ugt, %{{.*}}, %{{.*}} : i32
  // CHECK: arith.trunci %{{.*}} : i32 to i16
  %s = arith.addf %x, %y : bf16
  return %s : bf16
}

// CHECK-LABEL: func.func @bits(
func.func @bits(%x: bf16, %v: vector<4xf8E4M3FN>) -> (bf16, bf16, vector<4xf8E4M3FN>, i16) {
  // CHECK-NOT: f32
  // CHECK: arith.xori %{{.*}}, %{{.*}} : i16
  %n = arith.negf %x : bf16
  // CHECK: arith.andi %{{.*}}, %{{.*}} : i16
  %a = math.absf %x : bf16
  // CHECK: arith.xori %{{.*}}, %{{.*}} : vector<4xi8>
  %w = arith.negf %v : vector<4xf8E4M3FN>
  %b = arith.bitcast %x : bf16 to i16
  // CHECK: return
  return %n, %a, %w, %b : bf16, bf16, vector<4xf8E4M3FN>, i16
}

// CHECK-LABEL: func.func @compared(
func.func @compared(%x: f8E5M2, %y: f8E5M2) -> i1 {
  // CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
  %c = arith.cmpf olt, %x, %y : f8E5M2
  return %c : i1
}

// The least of two bf16 is one of them: its upper bits are all.
// CHECK-LABEL: func.func @least(
func.func @least(%x: bf16, %y: bf16) -> bf16 {
  // CHECK: %[[M:.*]] = arith.minnumf %{{.*}}, %{{.*}} : f32
  // CHECK-NEXT: %[[B:.*]] = arith.bitcast %[[M]] : f32 to i32
  // CHECK-NEXT: %[[C:.*]] = arith.constant 16 : i32
  // CHECK-NEXT: %[[U:.*]] = arith.shrui %[[B]], %[[C]] : i32
  // CHECK-NEXT: %[[R:.*]] = arith.trunci %[[U]] : i32 to i16
  // CHECK-NEXT: return %[[R]]
  %m = arith.minnumf %x, %y : bf16
  return %m : bf16
}

// An f64 is rounded to an f32 whose last bit says that it was inexact.
// CHECK-LABEL: func.func @double(
func.func @double(%x: f64) -> bf16 {
  // CHECK: %[[N:.*]] = arith.truncf %{{.*}} : f64 to f32
  // CHECK: arith.extf %[[N]] : f32 to f64
  // CHECK: arith.cmpi ne, %{{.*}} : i64
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}

// One product of integers, no f32 product of the fractions.
// CHECK-LABEL: func.func @fused(
func.func @fused(%x: bf16, %y: bf16, %z: bf16) -> bf16 {
  // CHECK: arith.muli %{{.*}}, %{{.*}} : i32
  // CHECK: math.ctlz
  // CHECK-NOT: math.fma
  %r = math.fma %x, %y, %z : bf16
  return %r : bf16
}
