// Rows go through control flow, calls and parameters.
// R-RUNA-8
// RUN: gir-opt --lir-scalarize-matrices %s | FileCheck %s

// CHECK-LABEL: func.func @k(
// CHECK-SAME: vector<2xf32> {lir.push_constant = #lir.push_constant<offset = 16, size = 8>, lir.type = vector<2xf32>}
// CHECK-SAME: vector<2xf32> {lir.push_constant = #lir.push_constant<offset = 24, size = 8>, lir.type = vector<2xf32>}
// CHECK-SAME: %[[C:.*]]: i1
func.func @k(%m: !mir.matrix<2x2xf32> {lir.push_constant = #lir.push_constant<offset = 16, size = 16>, lir.type = !mir.matrix<2x2xf32>}, %c: i1) {
  // CHECK: %[[R:.*]]:2 = scf.if %[[C]] -> (vector<2xf32>, vector<2xf32>)
  // CHECK: %[[D:.*]]:2 = {{.*}}call @double(%arg0, %arg1)
  // CHECK-NEXT: scf.yield %[[D]]#0, %[[D]]#1
  // CHECK: scf.yield %arg0, %arg1
  %0 = scf.if %c -> !mir.matrix<2x2xf32> {
    %1 = func.call @double(%m) : (!mir.matrix<2x2xf32>) -> !mir.matrix<2x2xf32>
    scf.yield %1 : !mir.matrix<2x2xf32>
  } else {
    scf.yield %m : !mir.matrix<2x2xf32>
  }
  // CHECK: arith.select %[[C]], %[[R]]#0, %arg0 : vector<2xf32>
  // CHECK-NEXT: arith.select %[[C]], %[[R]]#1, %arg1 : vector<2xf32>
  %2 = arith.select %c, %0, %m : !mir.matrix<2x2xf32>
  // CHECK: lir.loop iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : (vector<2xf32>, vector<2xf32>) -> (vector<2xf32>, vector<2xf32>)
  %3 = lir.loop iter_args(%i = %2) : (!mir.matrix<2x2xf32>) -> !mir.matrix<2x2xf32> {
    // CHECK: lir.if
    lir.if %c {
      // CHECK: lir.break %{{.*}}, %{{.*}} : vector<2xf32>, vector<2xf32>
      lir.break %i : !mir.matrix<2x2xf32>
    }
    // CHECK: lir.continue %{{.*}}, %{{.*}} : vector<2xf32>, vector<2xf32>
    lir.continue %i : !mir.matrix<2x2xf32>
  }
  return
}

// CHECK-LABEL: func.func @double(
// CHECK-SAME: vector<2xf32>, %{{.*}}: vector<2xf32>) -> (vector<2xf32>, vector<2xf32>)
func.func @double(%m: !mir.matrix<2x2xf32>) -> !mir.matrix<2x2xf32> {
  %0 = lir.mat_add %m, %m : <2x2xf32>
  return %0 : !mir.matrix<2x2xf32>
}
