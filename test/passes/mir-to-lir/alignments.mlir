// An access states the alignment of its type, or a lower one that it has in mir; back in mir that stays.
// RUN: gir-opt --mir-to-lir %s | FileCheck %s
// RUN: gir-opt --mir-to-lir --lir-to-mir %s | FileCheck %s --check-prefix=MIR

// CHECK-LABEL: func.func @k(
// CHECK: lir.load %{{.*}} align 16 : <global, vector<4xf32>> -> vector<4xf32>
// CHECK: lir.load %{{.*}} align 4 : <global, vector<4xf32>> -> vector<4xf32>
// CHECK: lir.store %{{.*}}, %{{.*}} align 8 : <global, vector<4xf32>>, vector<4xf32>
// A higher one is that of the type.
// CHECK: lir.store %{{.*}}, %{{.*}} align 16 : <global, vector<4xf32>>, vector<4xf32>
// CHECK-NOT: mir.align
// MIR: mir.gpu.load %arg0 : <global, vector<4xf32>>
// MIR: mir.gpu.load %arg0 {mir.align = 4 : i64} : <global, vector<4xf32>>
// MIR: mir.gpu.store %arg0, %{{.*}} {mir.align = 8 : i64}
// MIR: mir.gpu.store %arg0, %{{.*}} : <global, vector<4xf32>>
func.func @k(%x: !mir.ptr<global, vector<4xf32>> {mir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %v = mir.gpu.load %x : <global, vector<4xf32>> -> vector<4xf32>
  %w = mir.gpu.load %x {mir.align = 4 : i64} : <global, vector<4xf32>> -> vector<4xf32>
  mir.gpu.store %x, %v {mir.align = 8 : i64} : <global, vector<4xf32>>, vector<4xf32>
  mir.gpu.store %x, %w {mir.align = 64 : i64} : <global, vector<4xf32>>, vector<4xf32>
  return
}
