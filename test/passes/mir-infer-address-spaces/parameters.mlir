// A kernel's generic parameters are pointers to global storage; those of other functions stay generic.
// R-GIR-12
// RUN: gir-opt --mir-infer-address-spaces %s | FileCheck %s

// CHECK-LABEL: func.func @mir(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, f32>, %[[PP:.*]]: !mir.ptr<global, !mir.ptr<generic, f32>>, %{{.*}}: !mir.ptr<global, f32>) attributes
func.func @mir(%x: !mir.ptr<generic, f32>, %pp: !mir.ptr<generic, !mir.ptr<generic, f32>>, %unused: !mir.ptr<generic, f32>) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: %[[V:.*]] = mir.gpu.load %[[X]] : <global, f32> -> f32
  %v = mir.gpu.load %x : !mir.ptr<generic, f32> -> f32
  // CHECK: %[[P:.*]] = mir.gpu.load %[[PP]] : <global, !mir.ptr<generic, f32>>
  %p = mir.gpu.load %pp : !mir.ptr<generic, !mir.ptr<generic, f32>> -> !mir.ptr<generic, f32>
  // CHECK: mir.gpu.store %[[P]], %[[V]] : <generic, f32>, f32
  mir.gpu.store %p, %v : !mir.ptr<generic, f32>, f32
  return
}
// CHECK-LABEL: func.func @lir(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, f32> {lir.name = "x"}
func.func @lir(%x: !mir.ptr<generic, f32> {lir.name = "x"}) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  %one = arith.constant 1.0 : f32
  // CHECK: lir.store %[[X]], %{{.*}} align 4 : <global, f32>, f32
  lir.store %x, %one align 4 : <generic, f32>, f32
  return
}
// CHECK-LABEL: func.func @function(
// CHECK-SAME: !mir.ptr<generic, f32>
func.func @function(%x: !mir.ptr<generic, f32>) -> !mir.ptr<generic, f32> {
  return %x : !mir.ptr<generic, f32>
}
