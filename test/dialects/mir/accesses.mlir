// Loads and stores with an ordering, a scope, volatility; storage of workgroups.
// R-RUNA-26 R-RUNA-27
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @accesses
func.func @accesses(%p: !mir.ptr<global, i32>, %q: !mir.ptr<workgroup, !mir.atomic<f32>>, %x: i32, %y: f32, %v: !mir.ptr<global, vector<4xf32>>) {
  // CHECK: mir.gpu.load volatile %{{.*}} : <global, i32> -> i32
  %0 = mir.gpu.load volatile %p : !mir.ptr<global, i32> -> i32
  // CHECK: mir.gpu.load volatile %{{.*}} : <global, vector<4xf32>> -> vector<4xf32>
  %1 = mir.gpu.load volatile %v : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  // CHECK: mir.gpu.load %{{.*}} ordering relaxed : <global, i32> -> i32
  %2 = mir.gpu.load %p ordering relaxed : !mir.ptr<global, i32> -> i32
  // CHECK: mir.gpu.load %{{.*}} ordering acquire scope system : <global, i32> -> i32
  %3 = mir.gpu.load %p ordering acquire scope system : !mir.ptr<global, i32> -> i32
  // CHECK: mir.gpu.load volatile %{{.*}} ordering seq_cst scope workgroup : <workgroup, !mir.atomic<f32>> -> f32
  %4 = mir.gpu.load volatile %q ordering seq_cst scope workgroup : !mir.ptr<workgroup, !mir.atomic<f32>> -> f32
  // CHECK: mir.gpu.store volatile %{{.*}}, %{{.*}} : <global, i32>, i32
  mir.gpu.store volatile %p, %x : !mir.ptr<global, i32>, i32
  // CHECK: mir.gpu.store %{{.*}}, %{{.*}} ordering release : <global, i32>, i32
  mir.gpu.store %p, %x ordering release : !mir.ptr<global, i32>, i32
  // CHECK: mir.gpu.store volatile %{{.*}}, %{{.*}} ordering seq_cst scope subgroup : <workgroup, !mir.atomic<f32>>, f32
  mir.gpu.store volatile %q, %y ordering seq_cst scope subgroup : !mir.ptr<workgroup, !mir.atomic<f32>>, f32
  return
}

// CHECK-LABEL: func.func @variables
func.func @variables() attributes {mir.kernel = #mir.kernel<compute>} {
  // CHECK: mir.gpu.alloc 1 : <private, !mir.matrix<2x2xf32>>
  %0 = mir.gpu.alloc : !mir.ptr<private, !mir.matrix<2x2xf32>>
  // CHECK: mir.gpu.alloc 64 : <workgroup, f32>
  %1 = mir.gpu.alloc 64 : !mir.ptr<workgroup, f32>
  // CHECK: mir.gpu.alloc 1 : <workgroup, !mir.atomic<i32>>
  %2 = mir.gpu.alloc : !mir.ptr<workgroup, !mir.atomic<i32>>
  return
}
