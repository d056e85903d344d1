// Text and assertions round trip.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%c: i1, %i: i32, %x: f32) {
  // CHECK-NEXT: lir.printf "none\0A"
  lir.printf "none\n"
  // CHECK-NEXT: lir.printf "%d %f\0A", %{{.*}}, %{{.*}} : i32, f32
  lir.printf "%d %f\n", %i, %x : i32, f32
  // CHECK-NEXT: lir.assert %{{.*}}, "a message"
  lir.assert %c, "a message"
  return
}
