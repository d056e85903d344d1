// Constants, arithmetic, comparisons, select and conversions of gir round trip.
// R-CARD-3 R-GIR-3 R-GIR-4 R-GIR-5 R-GIR-46 R-GIR-49 R-GIR-55 R-GIR-57 R-GIR-58 R-GIR-59 R-GIR-60 R-GIR-64 R-GIR-74
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @constants
gir.func @constants() {
  // CHECK: gir.iconst -128 : si8
  %0 = gir.iconst -128 : si8
  // CHECK: gir.iconst 32767 : si16
  %1 = gir.iconst 32767 : si16
  // CHECK: gir.iconst -1 : si32
  %2 = gir.iconst -1 : si32
  // CHECK: gir.iconst -9223372036854775808 : si64
  %3 = gir.iconst -9223372036854775808 : si64
  // CHECK: gir.uconst 255 : ui8
  %4 = gir.uconst 255 : ui8
  // CHECK: gir.uconst 65535 : ui16
  %5 = gir.uconst 65535 : ui16
  // CHECK: gir.uconst 4294967295 : ui32
  %6 = gir.uconst 4294967295 : ui32
  // CHECK: gir.uconst 18446744073709551615 : ui64
  %7 = gir.uconst 18446744073709551615 : ui64
  // CHECK: gir.fconst 5.000000e-01 : f16
  %8 = gir.fconst 0.5 : f16
  // A NaN keeps its bits.
  // CHECK: gir.fconst 0x7FC00001 : f32
  %9 = gir.fconst 0x7FC00001 : f32
  // CHECK: gir.fconst 1.000000e-01 : f64
  %10 = gir.fconst 0.1 : f64
  gir.return
}

// CHECK-LABEL: gir.func @arithmetic
// CHECK-SAME: (%[[A:.*]]: si32, %[[B:.*]]: si32, %[[F:.*]]: f16, %[[P:.*]]: !gir.ptr<global, f32>)
gir.func @arithmetic(%a: si32, %b: si32, %f: f16, %p: !gir.ptr<global, f32>) {
  // CHECK: gir.mov %[[P]] : !gir.ptr<global, f32>
  %0 = gir.mov %p : !gir.ptr<global, f32>
  // CHECK: gir.add %[[A]], %[[B]] : si32
  %1 = gir.add %a, %b : si32
  // CHECK: gir.add %[[F]], %[[F]] : f16
  %2 = gir.add %f, %f : f16
  // CHECK: gir.sub %[[A]], %[[B]] : si32
  %3 = gir.sub %a, %b : si32
  // CHECK: gir.mul %[[A]], %[[B]] : si32
  %4 = gir.mul %a, %b : si32
  // CHECK: gir.div %[[A]], %[[B]] : si32
  %5 = gir.div %a, %b : si32
  // CHECK: gir.rem %[[A]], %[[B]] : si32
  %6 = gir.rem %a, %b : si32
  // CHECK: gir.neg %[[F]] : f16
  %7 = gir.neg %f : f16
  // CHECK: gir.and %[[A]], %[[B]] : si32
  %8 = gir.and %a, %b : si32
  // CHECK: gir.or %[[A]], %[[B]] : si32
  %9 = gir.or %a, %b : si32
  // CHECK: gir.xor %[[A]], %[[B]] : si32
  %10 = gir.xor %a, %b : si32
  // CHECK: gir.not %[[A]] : si32
  %11 = gir.not %a : si32
  // CHECK: gir.shl %[[A]], %[[B]] : si32
  %12 = gir.shl %a, %b : si32
  // CHECK: gir.shr %[[A]], %[[B]] : si32
  %13 = gir.shr %a, %b : si32
  gir.return
}

// CHECK-LABEL: gir.func @comparisons
// CHECK-SAME: (%[[S:.*]]: si64, %[[U:.*]]: ui8, %[[F:.*]]: f64)
gir.func @comparisons(%s: si64, %u: ui8, %f: f64) -> ui32 {
  // CHECK: gir.icmp eq %[[U]], %[[U]] : ui8
  %0 = gir.icmp eq %u, %u : ui8
  // CHECK: gir.icmp ne %[[S]], %[[S]] : si64
  %1 = gir.icmp ne %s, %s : si64
  // CHECK: gir.icmp lt %[[S]], %[[S]] : si64
  %2 = gir.icmp lt %s, %s : si64
  // CHECK: gir.icmp le %[[S]], %[[S]] : si64
  %3 = gir.icmp le %s, %s : si64
  // CHECK: gir.icmp gt %[[S]], %[[S]] : si64
  %4 = gir.icmp gt %s, %s : si64
  // CHECK: gir.icmp ge %[[S]], %[[S]] : si64
  %5 = gir.icmp ge %s, %s : si64
  // CHECK: gir.ucmp eq %[[S]], %[[S]] : si64
  %6 = gir.ucmp eq %s, %s : si64
  // CHECK: gir.ucmp ne %[[U]], %[[U]] : ui8
  %7 = gir.ucmp ne %u, %u : ui8
  // CHECK: gir.ucmp lt %[[U]], %[[U]] : ui8
  %8 = gir.ucmp lt %u, %u : ui8
  // CHECK: gir.ucmp le %[[U]], %[[U]] : ui8
  %9 = gir.ucmp le %u, %u : ui8
  // CHECK: gir.ucmp gt %[[U]], %[[U]] : ui8
  %10 = gir.ucmp gt %u, %u : ui8
  // CHECK: gir.ucmp ge %[[U]], %[[U]] : ui8
  %11 = gir.ucmp ge %u, %u : ui8
  // CHECK: gir.fcmp oeq %[[F]], %[[F]] : f64
  %12 = gir.fcmp oeq %f, %f : f64
  // CHECK: gir.fcmp one %[[F]], %[[F]] : f64
  %13 = gir.fcmp one %f, %f : f64
  // CHECK: gir.fcmp olt %[[F]], %[[F]] : f64
  %14 = gir.fcmp olt %f, %f : f64
  // CHECK: gir.fcmp ole %[[F]], %[[F]] : f64
  %15 = gir.fcmp ole %f, %f : f64
  // CHECK: gir.fcmp ogt %[[F]], %[[F]] : f64
  %16 = gir.fcmp ogt %f, %f : f64
  // CHECK: gir.fcmp oge %[[F]], %[[F]] : f64
  %17 = gir.fcmp oge %f, %f : f64
  // CHECK: gir.fcmp ueq %[[F]], %[[F]] : f64
  %18 = gir.fcmp ueq %f, %f : f64
  // CHECK: gir.fcmp une %[[F]], %[[F]] : f64
  %19 = gir.fcmp une %f, %f : f64
  // CHECK: gir.fcmp ult %[[F]], %[[F]] : f64
  %20 = gir.fcmp ult %f, %f : f64
  // CHECK: gir.fcmp ule %[[F]], %[[F]] : f64
  %21 = gir.fcmp ule %f, %f : f64
  // CHECK: gir.fcmp ugt %[[F]], %[[F]] : f64
  %22 = gir.fcmp ugt %f, %f : f64
  // CHECK: %[[C:.*]] = gir.fcmp uge %[[F]], %[[F]] : f64
  %23 = gir.fcmp uge %f, %f : f64
  // CHECK: gir.select %[[C]], %[[S]], %[[S]] : si64
  %24 = gir.select %23, %s, %s : si64
  // CHECK: gir.return %[[C]] : ui32
  gir.return %23 : ui32
}

// CHECK-LABEL: gir.func @conversions
// CHECK-SAME: (%[[S:.*]]: si16, %[[U:.*]]: ui16, %[[F:.*]]: f32, %[[P:.*]]: !gir.ptr<shared, f32>)
gir.func @conversions(%s: si16, %u: ui16, %f: f32, %p: !gir.ptr<shared, f32>) {
  // CHECK: gir.bitcast %[[S]] : si16 -> f16
  %0 = gir.bitcast %s : si16 -> f16
  // CHECK: gir.bitcast %[[P]] : !gir.ptr<shared, f32> -> !gir.ptr<shared, ui8>
  %1 = gir.bitcast %p : !gir.ptr<shared, f32> -> !gir.ptr<shared, ui8>
  // CHECK: gir.trunc %[[S]] : si16 -> si8
  %2 = gir.trunc %s : si16 -> si8
  // CHECK: gir.zext %[[U]] : ui16 -> ui64
  %3 = gir.zext %u : ui16 -> ui64
  // CHECK: gir.sext %[[S]] : si16 -> si64
  %4 = gir.sext %s : si16 -> si64
  // CHECK: gir.fptosi %[[F]] : f32 -> si8
  %5 = gir.fptosi %f : f32 -> si8
  // CHECK: gir.fptoui %[[F]] : f32 -> ui64
  %6 = gir.fptoui %f : f32 -> ui64
  // CHECK: gir.sitofp %[[S]] : si16 -> f32
  %7 = gir.sitofp %s : si16 -> f32
  // CHECK: gir.uitofp %[[U]] : ui16 -> f64
  %8 = gir.uitofp %u : ui16 -> f64
  // CHECK: gir.fpext %[[F]] : f32 -> f64
  %9 = gir.fpext %f : f32 -> f64
  // CHECK: gir.fptrunc %[[F]] : f32 -> f16
  %10 = gir.fptrunc %f : f32 -> f16
  gir.return
}
