// Text and assertions round trip.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: gir.func @f(
gir.func @f(%c: ui32, %x: f32) {
  // CHECK-NEXT: gir.printf "none\0A"
  gir.printf "none\n"
  // CHECK-NEXT: gir.printf "%u %f\0A", %{{.*}}, %{{.*}} : ui32, f32
  gir.printf "%u %f\n", %c, %x : ui32, f32
  // CHECK-NEXT: gir.assert %{{.*}}, "a message"
  gir.assert %c, "a message"
  gir.return
}
