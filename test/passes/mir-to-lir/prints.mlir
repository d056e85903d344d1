// Text and assertions stay as they are, for the pass that makes memory of them.
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @k(
func.func @k(%i: i32, %x: f32) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %zero = arith.constant 0 : i32
  %c = arith.cmpi ne, %i, %zero : i32
  // CHECK: lir.printf "%d %f\0A", %{{.*}}, %{{.*}} : i32, f32
  mir.gpu.printf "%d %f\n", %i, %x : i32, f32
  // CHECK: lir.assert %{{.*}}, "not zero"
  mir.gpu.assert %c, "not zero"
  return
}
