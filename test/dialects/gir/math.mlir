// Mathematical functions and bit operations of gir round trip.
// R-RUNA-49
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @floats
// CHECK-SAME: (%[[X:.*]]: f32, %[[H:.*]]: f16, %[[D:.*]]: f64)
gir.func @floats(%x: f32, %h: f16, %d: f64) {
  // CHECK: gir.sqrt %[[X]] : f32
  %0 = gir.sqrt %x : f32
  // CHECK: gir.rsqrt %[[H]] : f16
  %1 = gir.rsqrt %h : f16
  // CHECK: gir.sin %[[D]] : f64
  %2 = gir.sin %d : f64
  // CHECK: gir.cos %[[X]] : f32
  %3 = gir.cos %x : f32
  // CHECK: gir.tan %[[H]] : f16
  %4 = gir.tan %h : f16
  // CHECK: gir.exp %[[D]] : f64
  %5 = gir.exp %d : f64
  // CHECK: gir.exp2 %[[X]] : f32
  %6 = gir.exp2 %x : f32
  // CHECK: gir.log %[[H]] : f16
  %7 = gir.log %h : f16
  // CHECK: gir.log2 %[[D]] : f64
  %8 = gir.log2 %d : f64
  // CHECK: gir.floor %[[X]] : f32
  %9 = gir.floor %x : f32
  // CHECK: gir.ceil %[[H]] : f16
  %10 = gir.ceil %h : f16
  // CHECK: gir.round %[[D]] : f64
  %11 = gir.round %d : f64
  // CHECK: gir.rint %[[X]] : f32
  %12 = gir.rint %x : f32
  // CHECK: gir.trunc_f %[[H]] : f16
  %13 = gir.trunc_f %h : f16
  // CHECK: gir.abs %[[D]] : f64
  %14 = gir.abs %d : f64
  // CHECK: gir.pow %[[D]], %[[D]] : f64
  %15 = gir.pow %d, %d : f64
  // CHECK: gir.min %[[D]], %[[D]] : f64
  %16 = gir.min %d, %d : f64
  // CHECK: gir.max %[[D]], %[[D]] : f64
  %17 = gir.max %d, %d : f64
  // CHECK: gir.fma %[[H]], %[[H]], %[[H]] : f16
  %18 = gir.fma %h, %h, %h : f16
  // CHECK: gir.clamp %[[H]], %[[H]], %[[H]] : f16
  %19 = gir.clamp %h, %h, %h : f16
  // CHECK: gir.sinh %[[X]] : f32
  %20 = gir.sinh %x : f32
  // CHECK: gir.cosh %[[X]] : f32
  %21 = gir.cosh %x : f32
  // CHECK: gir.tanh %[[X]] : f32
  %22 = gir.tanh %x : f32
  // CHECK: gir.asin %[[X]] : f32
  %23 = gir.asin %x : f32
  // CHECK: gir.acos %[[X]] : f32
  %24 = gir.acos %x : f32
  // CHECK: gir.atan %[[X]] : f32
  %25 = gir.atan %x : f32
  // CHECK: gir.asinh %[[X]] : f32
  %26 = gir.asinh %x : f32
  // CHECK: gir.acosh %[[X]] : f32
  %27 = gir.acosh %x : f32
  // CHECK: gir.atanh %[[X]] : f32
  %28 = gir.atanh %x : f32
  // CHECK: gir.erf %[[X]] : f32
  %29 = gir.erf %x : f32
  // CHECK: gir.erfc %[[X]] : f32
  %30 = gir.erfc %x : f32
  // CHECK: gir.expm1 %[[X]] : f32
  %31 = gir.expm1 %x : f32
  // CHECK: gir.log10 %[[X]] : f32
  %32 = gir.log10 %x : f32
  // CHECK: gir.log1p %[[X]] : f32
  %33 = gir.log1p %x : f32
  // CHECK: gir.cbrt %[[X]] : f32
  %34 = gir.cbrt %x : f32
  // CHECK: gir.exp10 %[[X]] : f32
  %35 = gir.exp10 %x : f32
  // CHECK: gir.atan2 %[[H]], %[[H]] : f16
  %36 = gir.atan2 %h, %h : f16
  // CHECK: gir.fmod %[[H]], %[[H]] : f16
  %37 = gir.fmod %h, %h : f16
  // CHECK: gir.hypot %[[H]], %[[H]] : f16
  %38 = gir.hypot %h, %h : f16
  // CHECK: gir.copysign %[[H]], %[[H]] : f16
  %39 = gir.copysign %h, %h : f16
  gir.return
}

// CHECK-LABEL: gir.func @integers
// CHECK-SAME: (%[[S:.*]]: si64, %[[U:.*]]: ui8, %[[V:.*]]: si16)
gir.func @integers(%s: si64, %u: ui8, %v: si16) {
  // CHECK: gir.abs %[[S]] : si64
  %0 = gir.abs %s : si64
  // CHECK: gir.abs %[[V]] : si16
  %1 = gir.abs %v : si16
  // CHECK: gir.popcount %[[U]] : ui8
  %2 = gir.popcount %u : ui8
  // CHECK: gir.clz %[[S]] : si64
  %3 = gir.clz %s : si64
  // CHECK: gir.ctz %[[V]] : si16
  %4 = gir.ctz %v : si16
  // CHECK: gir.bitreverse %[[U]] : ui8
  %5 = gir.bitreverse %u : ui8
  // CHECK: gir.min %[[U]], %[[U]] : ui8
  %6 = gir.min %u, %u : ui8
  // CHECK: gir.max %[[U]], %[[U]] : ui8
  %7 = gir.max %u, %u : ui8
  // CHECK: gir.clamp %[[S]], %[[S]], %[[S]] : si64
  %8 = gir.clamp %s, %s, %s : si64
  // CHECK: gir.rotl %[[V]], %[[V]] : si16
  %9 = gir.rotl %v, %v : si16
  gir.return
}
