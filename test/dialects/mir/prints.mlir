// Text and assertions round trip.
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @f(
func.func @f(%c: i1, %i: i32, %x: f32) {
  // CHECK-NEXT: mir.gpu.printf "none\0A"
  mir.gpu.printf "none\n"
  // CHECK-NEXT: mir.gpu.printf "%d %f\0A", %{{.*}}, %{{.*}} : i32, f32
  mir.gpu.printf "%d %f\n", %i, %x : i32, f32
  // CHECK-NEXT: mir.gpu.assert %{{.*}}, "a message"
  mir.gpu.assert %c, "a message"
  return
}
