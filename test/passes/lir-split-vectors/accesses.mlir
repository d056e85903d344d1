// With `accesses`, a vector that a language lacks is still loaded and stored whole, if the access
// is aligned, and if its memory is declared with such vectors and is not private.
// RUN: gir-opt --target=cuda-sm_90 --lir-split-vectors="accesses=true numbers=true" %s | FileCheck %s

module {
  // CHECK-LABEL: func.func @kernel(
  // CHECK-SAME: %[[P:.*]]: !mir.ptr<global, f32>, %[[Q:.*]]: !mir.ptr<global, i64>
  func.func @kernel(%p: !mir.ptr<global, vector<4xf32>>, %q: !mir.ptr<global, vector<2xi64>>, %i: i32)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
    // CHECK: %[[AT:.*]] = lir.gep %[[P]]
    // CHECK: %[[CAST:.*]] = lir.ptr_cast %[[AT]]
    // CHECK: %[[V:.*]] = lir.load %[[CAST]] align 16 : <global, vector<4xf32>> -> vector<4xf32>
    // CHECK: vector.extract %[[V]][3]
    %at = lir.gep %p[%i] stride 16 : <global, vector<4xf32>>, i32
    %v = lir.load %at align 16 : <global, vector<4xf32>> -> vector<4xf32>
    // CHECK-COUNT-4: arith.addf
    %w = arith.addf %v, %v : vector<4xf32>
    // CHECK: %[[W:.*]] = vector.from_elements
    // CHECK: lir.store %{{.*}}, %[[W]] align 16 : <global, vector<4xf32>>
    lir.store %at, %w align 16 : <global, vector<4xf32>>, vector<4xf32>
    // Not aligned: four loads.
    // CHECK-COUNT-4: lir.load %{{.*}} align 4 : <global, f32>
    // CHECK-COUNT-4: lir.store %{{.*}} align 4 : <global, f32>
    %x = lir.load %at align 4 : <global, vector<4xf32>> -> vector<4xf32>
    lir.store %at, %x align 8 : <global, vector<4xf32>>, vector<4xf32>
    // 64-bit integers have several names.
    // CHECK-COUNT-2: lir.load %{{.*}} align 8 : <global, i64>
    %y = lir.load %q align 16 : <global, vector<2xi64>> -> vector<2xi64>
    lir.store %q, %y align 16 : <global, vector<2xi64>>, vector<2xi64>
    // Volatile is one access of each.
    // CHECK-COUNT-4: lir.load volatile
    %z = lir.load volatile %at align 16 : <global, vector<4xf32>> -> vector<4xf32>
    // Memory of other elements.
    // CHECK: lir.ptr_cast %{{.*}} : <global, f32> -> <global, i32>
    // CHECK-COUNT-4: lir.load %{{.*}} : <global, i32>
    %other = lir.ptr_cast %at : <global, vector<4xf32>> -> <global, vector<4xi32>>
    %o = lir.load %other align 16 : <global, vector<4xi32>> -> vector<4xi32>
    lir.store %other, %o align 16 : <global, vector<4xi32>>, vector<4xi32>
    // Registers.
    // CHECK: %[[VAR:.*]] = lir.var
    // CHECK-COUNT-4: lir.store
    %var = lir.var 1 align 16 : <private, vector<4xf32>>
    lir.store %var, %z align 16 : <private, vector<4xf32>>, vector<4xf32>
    return
  }

  // The memory that a function's parameter points to is unknown.
  // CHECK-LABEL: func.func @function(
  // CHECK-COUNT-4: lir.load %{{.*}} : <global, f32>
  func.func @function(%p: !mir.ptr<global, vector<4xf32>>) -> vector<4xf32> {
    %v = lir.load %p align 16 : <global, vector<4xf32>> -> vector<4xf32>
    return %v : vector<4xf32>
  }
}
