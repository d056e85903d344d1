// Matrices are values, and stand in memory.
// R-RUNA-8
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: !mir.matrix<2x2xf16>, %{{.*}}: !mir.matrix<2x3xf16>, %{{.*}}: !mir.matrix<2x4xf16>
// CHECK-SAME: !mir.matrix<3x2xf32>, %{{.*}}: !mir.matrix<3x3xf32>, %{{.*}}: !mir.matrix<3x4xf32>
// CHECK-SAME: !mir.matrix<4x2xf64>, %{{.*}}: !mir.matrix<4x3xf64>, %{{.*}}: !mir.matrix<4x4xf64>
func.func @shapes(
    %a: !mir.matrix<2x2xf16>, %b: !mir.matrix<2x3xf16>, %c: !mir.matrix<2x4xf16>,
    %d: !mir.matrix<3x2xf32>, %e: !mir.matrix<3x3xf32>, %f: !mir.matrix<3x4xf32>,
    %g: !mir.matrix<4x2xf64>, %h: !mir.matrix<4x3xf64>, %i: !mir.matrix<4x4xf64>) {
  return
}

// CHECK-LABEL: func.func @memory
func.func @memory(%p: !mir.ptr<global, !mir.matrix<3x2xf32>>) {
  // CHECK: mir.gpu.load %{{.*}} : <global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  %m = mir.gpu.load %p : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  // CHECK: mir.gpu.alloc 2 : <private, !mir.matrix<3x2xf32>>
  %q = mir.gpu.alloc 2 : !mir.ptr<private, !mir.matrix<3x2xf32>>
  // CHECK: mir.gpu.store %{{.*}}, %{{.*}} : <private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  mir.gpu.store %q, %m : !mir.ptr<private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  return
}
