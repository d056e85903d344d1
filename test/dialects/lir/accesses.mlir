// Loads and stores with an ordering, a scope, volatility; storage of workgroups.
// R-RUNA-37 R-RUNA-38
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt %s --mlir-print-op-generic | gir-opt | FileCheck %s
// RUN: gir-opt %s --emit-bytecode | gir-opt | FileCheck %s

// CHECK-LABEL: func.func @accesses
func.func @accesses(%p: !mir.ptr<global, i32>, %q: !mir.ptr<workgroup, !mir.atomic<f32>>, %x: i32, %y: f32, %v: !mir.ptr<global, vector<4xf32>>) {
  // CHECK: lir.load volatile %{{.*}} align 4 : <global, i32> -> i32
  %0 = lir.load volatile %p align 4 : !mir.ptr<global, i32> -> i32
  // CHECK: lir.load volatile %{{.*}} align 4 : <global, vector<4xf32>> -> vector<4xf32>
  %1 = lir.load volatile %v align 4 : !mir.ptr<global, vector<4xf32>> -> vector<4xf32>
  // CHECK: lir.load %{{.*}} align 4 ordering relaxed scope device : <global, i32> -> i32
  %2 = lir.load %p align 4 ordering relaxed scope device : !mir.ptr<global, i32> -> i32
  // CHECK: lir.load %{{.*}} align 4 ordering acquire scope system : <global, i32> -> i32
  %3 = lir.load %p align 4 ordering acquire scope system : !mir.ptr<global, i32> -> i32
  // CHECK: lir.load volatile %{{.*}} align 4 ordering seq_cst scope workgroup : <workgroup, !mir.atomic<f32>> -> f32
  %4 = lir.load volatile %q align 4 ordering seq_cst scope workgroup : !mir.ptr<workgroup, !mir.atomic<f32>> -> f32
  // CHECK: lir.store volatile %{{.*}}, %{{.*}} align 4 : <global, i32>, i32
  lir.store volatile %p, %x align 4 : !mir.ptr<global, i32>, i32
  // CHECK: lir.store %{{.*}}, %{{.*}} align 4 ordering release scope device : <global, i32>, i32
  lir.store %p, %x align 4 ordering release scope device : !mir.ptr<global, i32>, i32
  // CHECK: lir.store volatile %{{.*}}, %{{.*}} align 4 ordering seq_cst scope subgroup : <workgroup, !mir.atomic<f32>>, f32
  lir.store volatile %q, %y align 4 ordering seq_cst scope subgroup : !mir.ptr<workgroup, !mir.atomic<f32>>, f32
  return
}

// CHECK-LABEL: func.func @variables
func.func @variables() attributes {lir.kernel = #mir.kernel<compute>} {
  // CHECK: lir.var 1 align 4 : <private, !mir.matrix<2x2xf32>>
  %0 = lir.var align 4 : !mir.ptr<private, !mir.matrix<2x2xf32>>
  // CHECK: lir.var 64 align 4 : <workgroup, f32>
  %1 = lir.var 64 align 4 : !mir.ptr<workgroup, f32>
  // CHECK: lir.var 1 align 4 : <workgroup, !mir.atomic<i32>>
  %2 = lir.var align 4 : !mir.ptr<workgroup, !mir.atomic<i32>>
  return
}
