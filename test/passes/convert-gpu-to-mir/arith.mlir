// Arithmetic that mir lacks is expanded; other operations stay, with their flags.
// Operations that are undefined upstream stay undefined: division is not total here.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s

// CHECK-LABEL: func.func @stays(
// CHECK-NEXT: arith.divsi %{{.*}} : i32
// CHECK-NEXT: arith.shli %{{.*}} overflow<nsw> : i32
// CHECK-NEXT: arith.fptosi
// CHECK-NEXT: arith.addf %{{.*}} fastmath<contract,afn> : f32
// CHECK-NEXT: math.exp %{{.*}} fastmath<fast> : f32
// CHECK-NEXT: return
func.func @stays(%x: i32, %f: f32) {
  %0 = arith.divsi %x, %x : i32
  %1 = arith.shli %x, %x overflow<nsw> : i32
  %2 = arith.fptosi %f : f32 to i32
  %3 = arith.addf %f, %f fastmath<contract,afn> : f32
  %4 = math.exp %f fastmath<fast> : f32
  return
}

// CHECK-LABEL: func.func @quotients(
// CHECK-SAME: %[[X:[^ ]*]]: i32, %[[D:[^ ]*]]: i32
func.func @quotients(%x: i32, %d: i32) -> (i32, i32, i32) {
  // CHECK: %[[BELOW:.*]] = arith.subi %[[X]], %{{.*}}
  // CHECK: %[[Q:.*]] = arith.divui %[[BELOW]], %[[D]]
  // CHECK: arith.addi %[[Q]]
  // CHECK: arith.select
  %0 = arith.ceildivui %x, %d : i32
  // CHECK: %[[Q:.*]] = arith.divsi %[[X]], %[[D]]
  // CHECK: %[[P:.*]] = arith.muli %[[Q]], %[[D]]
  // CHECK: arith.cmpi ne, %[[P]], %[[X]]
  // CHECK: %[[SAME:.*]] = arith.cmpi eq, %{{.*}} : i1
  // CHECK: arith.andi
  // CHECK: %[[UP:.*]] = arith.constant 1
  // CHECK: arith.addi %[[Q]], %[[UP]]
  %1 = arith.ceildivsi %x, %d : i32
  // CHECK: %[[Q:.*]] = arith.divsi %[[X]], %[[D]]
  // CHECK: arith.cmpi ne, %{{.*}} : i1
  // CHECK: %[[DOWN:.*]] = arith.constant -1
  // CHECK: arith.addi %[[Q]], %[[DOWN]]
  %2 = arith.floordivsi %x, %d : i32
  return %0, %1, %2 : i32, i32, i32
}

// A NaN if one is; of equal values, the sign of a zero decides.
// CHECK-LABEL: func.func @extremes(
func.func @extremes(%x: vector<4xf32>, %y: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  // CHECK: %[[LESS:.*]] = arith.cmpf olt, %[[X:.*]], %[[Y:.*]] : vector<4xf32>
  // CHECK: %[[ONE:.*]] = arith.select %[[LESS]], %[[X]], %[[Y]]
  // CHECK: arith.ori %{{.*}} : vector<4xi32>
  // CHECK: arith.cmpf oeq
  // CHECK: arith.cmpf uno
  // CHECK: arith.addf
  // CHECK: arith.select
  %0 = arith.minimumf %x, %y : vector<4xf32>
  // CHECK: arith.cmpf ogt
  // CHECK: arith.andi %{{.*}} : vector<4xi32>
  %1 = arith.maximumf %x, %y : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[X:[^ ]*]]: f64, %[[Y:[^ ]*]]: f64
func.func @floats(%x: f64, %y: f64) -> (i1, i1, i1, f64, f64, f64) {
  // CHECK: arith.cmpf uno, %[[X]], %[[X]] : f64
  %0 = math.isnan %x : f64
  // CHECK: %[[INF:.*]] = arith.constant 0x7FF0000000000000 : f64
  // CHECK: %[[ABS:.*]] = math.absf %[[X]]
  // CHECK: arith.cmpf oeq, %[[ABS]], %[[INF]]
  %1 = math.isinf %x : f64
  // CHECK: arith.cmpf olt
  %2 = math.isfinite %x : f64
  // CHECK: arith.constant -9223372036854775808 : i64
  // CHECK: arith.constant 9223372036854775807 : i64
  // CHECK: arith.bitcast %{{.*}} : i64 to f64
  %3 = math.copysign %x, %y : f64
  // CHECK: math.sin %[[X]]
  // CHECK: math.cos %[[X]]
  %4, %5 = math.sincos %x : f64
  return %0, %1, %2, %3, %4, %5 : i1, i1, i1, f64, f64, f64
}
