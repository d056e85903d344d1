// Accesses keep volatility and ordering and get a scope, variables keep their storage.
// R-RUNA-26 R-RUNA-27 R-RUNA-37 R-RUNA-38
// RUN: gir-opt --mir-to-lir %s | FileCheck %s

// CHECK-LABEL: func.func @accesses
func.func @accesses(%p: !mir.ptr<global, i64>, %q: !mir.ptr<workgroup, !mir.atomic<f16>>, %r: !mir.ptr<generic, i32>, %x: i64, %y: f16) {
  // CHECK: lir.load volatile %{{.*}} align 8 : <global, i64> -> i64
  %0 = mir.gpu.load volatile %p : !mir.ptr<global, i64> -> i64
  // CHECK: lir.load %{{.*}} align 8 ordering relaxed scope device : <global, i64> -> i64
  %1 = mir.gpu.load %p ordering relaxed : !mir.ptr<global, i64> -> i64
  // CHECK: lir.load %{{.*}} align 2 ordering acquire scope workgroup : <workgroup, !mir.atomic<f16>> -> f16
  %2 = mir.gpu.load %q ordering acquire : !mir.ptr<workgroup, !mir.atomic<f16>> -> f16
  // CHECK: lir.load %{{.*}} align 4 ordering seq_cst scope device : <generic, i32> -> i32
  %3 = mir.gpu.load %r ordering seq_cst : !mir.ptr<generic, i32> -> i32
  // CHECK: lir.load volatile %{{.*}} align 8 ordering acquire scope system : <global, i64> -> i64
  %4 = mir.gpu.load volatile %p ordering acquire scope system : !mir.ptr<global, i64> -> i64
  // CHECK: lir.store volatile %{{.*}}, %{{.*}} align 8 : <global, i64>, i64
  mir.gpu.store volatile %p, %x : !mir.ptr<global, i64>, i64
  // CHECK: lir.store %{{.*}}, %{{.*}} align 2 ordering release scope workgroup : <workgroup, !mir.atomic<f16>>, f16
  mir.gpu.store %q, %y ordering release : !mir.ptr<workgroup, !mir.atomic<f16>>, f16
  // CHECK: lir.store volatile %{{.*}}, %{{.*}} align 8 ordering seq_cst scope invocation : <global, i64>, i64
  mir.gpu.store volatile %p, %x ordering seq_cst scope invocation : !mir.ptr<global, i64>, i64
  return
}

// CHECK-LABEL: func.func @variables
func.func @variables(%v: vector<2xf32>, %x: f32, %i: i64) attributes {mir.kernel = #mir.kernel<compute>} {
  // CHECK: lir.var 1 align 8 : <private, vector<2xf32>>
  %0 = mir.gpu.alloc : !mir.ptr<private, vector<2xf32>>
  // CHECK: lir.var 64 align 4 : <workgroup, f32>
  %1 = mir.gpu.alloc 64 : !mir.ptr<workgroup, f32>
  // CHECK: lir.var 1 align 8 : <workgroup, !mir.atomic<i64>>
  %2 = mir.gpu.alloc : !mir.ptr<workgroup, !mir.atomic<i64>>
  mir.gpu.store %0, %v : !mir.ptr<private, vector<2xf32>>, vector<2xf32>
  mir.gpu.store %1, %x : !mir.ptr<workgroup, f32>, f32
  mir.gpu.store %2, %i ordering relaxed : !mir.ptr<workgroup, !mir.atomic<i64>>, i64
  return
}
