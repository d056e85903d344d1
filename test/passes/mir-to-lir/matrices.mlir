// Memory of matrices aligns as a row of them.
// R-RUNA-8 R-RUNA-15 R-RUNA-37 R-RUNA-38
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK: lir.global @m : !mir.ptr<workgroup, !mir.matrix<2x3xf32>> count 4 align 8
mir.gpu.global @m : !mir.ptr<workgroup, !mir.matrix<2x3xf32>> count 4 elem !mir.matrix<2x3xf32>

func.func @memory(%p: !mir.ptr<global, !mir.matrix<3x2xf32>>) {
  // CHECK: lir.load %{{.*}} align 16 : <global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  %m = mir.gpu.load %p : !mir.ptr<global, !mir.matrix<3x2xf32>> -> !mir.matrix<3x2xf32>
  // CHECK: lir.var 2 align 16 : <private, !mir.matrix<3x2xf32>>
  %q = mir.gpu.alloc 2 : !mir.ptr<private, !mir.matrix<3x2xf32>>
  // CHECK: lir.store %{{.*}}, %{{.*}} align 16 : <private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  mir.gpu.store %q, %m : !mir.ptr<private, !mir.matrix<3x2xf32>>, !mir.matrix<3x2xf32>
  return
}
