// X-6: functions of floats and of bits; those that read a sign get it.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK-LABEL: gir.func @floats(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @floats(%x: f32, %y: f32) {
  // CHECK: gir.sqrt %[[X]] : f32
  %0 = math.sqrt %x : f32
  // CHECK: gir.rsqrt %[[X]] : f32
  %1 = math.rsqrt %x : f32
  // CHECK: gir.sin %[[X]] : f32
  %2 = math.sin %x : f32
  // CHECK: gir.cos %[[X]] : f32
  %3 = math.cos %x : f32
  // CHECK: gir.tan %[[X]] : f32
  %4 = math.tan %x : f32
  // CHECK: gir.exp %[[X]] : f32
  %5 = math.exp %x : f32
  // CHECK: gir.exp2 %[[X]] : f32
  %6 = math.exp2 %x : f32
  // CHECK: gir.log %[[X]] : f32
  %7 = math.log %x : f32
  // CHECK: gir.log2 %[[X]] : f32
  %8 = math.log2 %x : f32
  // CHECK: gir.abs %[[X]] : f32
  %9 = math.absf %x : f32
  // CHECK: gir.floor %[[X]] : f32
  %10 = math.floor %x : f32
  // CHECK: gir.ceil %[[X]] : f32
  %11 = math.ceil %x : f32
  // CHECK: gir.round %[[X]] : f32
  %12 = math.round %x : f32
  // CHECK: gir.rint %[[X]] : f32
  %13 = math.roundeven %x : f32
  // CHECK: gir.trunc_f %[[X]] : f32
  %14 = math.trunc %x : f32
  // CHECK: gir.pow %[[X]], %[[Y]] : f32
  %15 = math.powf %x, %y : f32
  // CHECK: gir.fma %[[X]], %[[Y]], %[[X]] : f32
  %16 = math.fma %x, %y, %x : f32
  // CHECK: gir.min %[[X]], %[[Y]] : f32
  %17 = arith.minnumf %x, %y : f32
  // CHECK: gir.max %[[X]], %[[Y]] : f32
  %18 = arith.maxnumf %x, %y : f32
  return
}

// CHECK-LABEL: gir.func @bits(
// CHECK-SAME: %[[U:.*]]: ui8, %[[I:.*]]: si64)
func.func @bits(%u: i8, %i: i64 {mir.type = si64}) {
  // CHECK: gir.popcount %[[U]] : ui8
  %0 = math.ctpop %u : i8
  // CHECK: gir.clz %[[U]] : ui8
  %1 = math.ctlz %u : i8
  // CHECK: gir.ctz %[[U]] : ui8
  %2 = math.cttz %u : i8
  // CHECK: gir.bitreverse %[[U]] : ui8
  %3 = mir.bitreverse %u : i8
  // CHECK: gir.abs %[[I]] : si64
  %4 = math.absi %i : i64
  // CHECK: %[[S:.*]] = gir.bitcast %[[U]] : ui8 -> si8
  // CHECK: gir.abs %[[S]] : si8
  %5 = math.absi %u : i8
  // CHECK: gir.min %{{.*}}, %{{.*}} : si64
  %6 = arith.minsi %i, %i : i64
  // CHECK: gir.max %{{.*}}, %{{.*}} : si64
  %7 = arith.maxsi %i, %i : i64
  // CHECK: gir.min %{{.*}}, %{{.*}} : ui64
  %8 = arith.minui %i, %i : i64
  // CHECK: gir.max %{{.*}}, %{{.*}} : ui64
  %9 = arith.maxui %i, %i : i64
  return
}
