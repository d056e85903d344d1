// Pieces in memory and parameters, through calls and control flow.
// RUN: gir-opt --target=vulkan1.3 --lir-split-vectors %s | FileCheck %s

// CHECK: lir.global @table : !mir.ptr<constant, vector<4xi16>> count 4 align 16 elem vector<4xsi16> = dense<{{\[\[}}1, 2, 3, 4], [5, 6, 7, 8], [-1, -2, -3, -4], [-5, -6, -7, -8]]> : tensor<4x4xi16>
lir.global @table : !mir.ptr<constant, vector<8xi16>> count 2 align 16 elem vector<8xsi16> = dense<[[1, 2, 3, 4, 5, 6, 7, 8], [-1, -2, -3, -4, -5, -6, -7, -8]]> : tensor<2x8xi16>
// CHECK: lir.global @tile : !mir.ptr<workgroup, vector<4xi32>> count 32 align 64 elem vector<4xui32>
lir.global @tile : !mir.ptr<workgroup, vector<16xi32>> count 8 align 64 elem vector<16xui32>

// CHECK-LABEL: func.func @call(
// CHECK-SAME: %[[A:.*]]: vector<4xi32>, %[[B:.*]]: vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
func.func @call(%v: vector<8xi32>) -> vector<8xi32> {
  // CHECK-NEXT: %[[R:.*]]:2 = call @call(%[[A]], %[[B]]) : (vector<4xi32>, vector<4xi32>) -> (vector<4xi32>, vector<4xi32>)
  %0 = func.call @call(%v) : (vector<8xi32>) -> vector<8xi32>
  // CHECK-NEXT: return %[[R]]#0, %[[R]]#1
  return %0 : vector<8xi32>
}

// CHECK-LABEL: func.func @control(
// CHECK-SAME: %[[A:.*]]: vector<4xi32>, %[[B:.*]]: vector<4xi32>, %[[C:.*]]: i1, %[[N:.*]]: i32)
func.func @control(%v: vector<8xi32>, %c: i1, %n: i32) -> vector<8xi32> {
  // CHECK: %[[IF:.*]]:3 = scf.if %[[C]] -> (vector<4xi32>, vector<4xi32>, i32) {
  %0:2 = scf.if %c -> (vector<8xi32>, i32) {
    // CHECK: scf.yield %[[A]], %[[B]], %[[N]]
    scf.yield %v, %n : vector<8xi32>, i32
  } else {
    // CHECK: %[[D:.*]] = arith.addi %[[A]], %[[A]]
    // CHECK: %[[E:.*]] = arith.addi %[[B]], %[[B]]
    %w = arith.addi %v, %v : vector<8xi32>
    // CHECK: scf.yield %[[D]], %[[E]], %[[N]]
    scf.yield %w, %n : vector<8xi32>, i32
  }
  %one = arith.constant 1 : i32
  // CHECK: %[[FOR:.*]]:3 = scf.for unsigned %[[I:.*]] = %{{.*}} to %[[IF]]#2 step %{{.*}} iter_args(%[[K:.*]] = %[[N]], %[[X:.*]] = %[[IF]]#0, %[[Y:.*]] = %[[IF]]#1) -> (i32, vector<4xi32>, vector<4xi32>)
  %1:2 = scf.for unsigned %i = %one to %0#1 step %one iter_args(%k = %n, %x = %0#0) -> (i32, vector<8xi32>) : i32 {
    // CHECK: %[[S:.*]] = arith.addi %[[K]], %[[I]]
    %s = arith.addi %k, %i : i32
    // CHECK: scf.yield %[[S]], %[[Y2:.*]], %{{.*}} : i32, vector<4xi32>, vector<4xi32>
    %y = arith.muli %x, %x : vector<8xi32>
    scf.yield %s, %y : i32, vector<8xi32>
  }
  // CHECK: %[[WHILE:.*]]:2 = scf.while (%[[X:.*]] = %[[FOR]]#1, %[[Y:.*]] = %[[FOR]]#2)
  %2 = scf.while (%x = %1#1) : (vector<8xi32>) -> vector<8xi32> {
    // CHECK: scf.condition(%[[C]]) %[[X]], %[[Y]]
    scf.condition(%c) %x : vector<8xi32>
  } do {
  // CHECK: ^bb0(%[[X:.*]]: vector<4xi32>, %[[Y:.*]]: vector<4xi32>):
  ^bb0(%x: vector<8xi32>):
    // CHECK-NEXT: scf.yield %[[X]], %[[Y]]
    scf.yield %x : vector<8xi32>
  }
  // CHECK: return %[[WHILE]]#0, %[[WHILE]]#1
  return %2 : vector<8xi32>
}

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[P:.*]]: !mir.ptr<global, vector<4xf64>> {lir.name = "p",
// CHECK-SAME: %[[A:.*]]: vector<4xf16> {lir.name = "v", lir.push_constant = #lir.push_constant<offset = 16, size = 8>, lir.type = vector<4xf16>}
// CHECK-SAME: %[[B:.*]]: vector<4xf16> {lir.name = "v", lir.push_constant = #lir.push_constant<offset = 24, size = 8>, lir.type = vector<4xf16>}
// CHECK-SAME: %[[N:.*]]: i32 {lir.name = "n", lir.push_constant = #lir.push_constant<offset = 32, size = 4>
func.func @k(%p: !mir.ptr<global, vector<8xf64>> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>, lir.type = vector<8xf64>},
             %v: vector<8xf16> {lir.name = "v", lir.push_constant = #lir.push_constant<offset = 16, size = 16>, lir.type = vector<8xf16>},
             %n: i32 {lir.name = "n", lir.push_constant = #lir.push_constant<offset = 32, size = 4>, lir.type = ui32})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK: lir.var 6 align 32 : <private, vector<4xf64>>
  %mem = lir.var 3 align 64 : <private, vector<8xf64>>
  // CHECK: lir.address_of @tile : <workgroup, vector<4xi32>>
  %tile = lir.address_of @tile : <workgroup, vector<16xi32>>
  // CHECK: %[[AT:.*]] = lir.gep unsigned %[[P]][%[[N]]] stride 64 : <global, vector<4xf64>>, i32
  %at = lir.gep unsigned %p[%n] stride 64 : <global, vector<8xf64>>, i32
  // CHECK: %[[X:.*]] = lir.load %[[AT]] align 32 : <global, vector<4xf64>> -> vector<4xf64>
  // CHECK: %[[ONE:.*]] = arith.constant 1 : i32
  // CHECK: %[[NEXT:.*]] = lir.gep %[[AT]][%[[ONE]]] stride 32 : <global, vector<4xf64>>, i32
  // CHECK: %[[Y:.*]] = lir.load %[[NEXT]] align 32 : <global, vector<4xf64>> -> vector<4xf64>
  %0 = lir.load %at align 64 : <global, vector<8xf64>> -> vector<8xf64>
  // CHECK: lir.store %[[AT]], %[[X]] align 32
  // CHECK: %[[NEXT:.*]] = lir.gep %[[AT]][%{{.*}}] stride 32
  // CHECK: lir.store %[[NEXT]], %[[Y]] align 32
  lir.store %at, %0 align 64 : <global, vector<8xf64>>, vector<8xf64>
  // CHECK: lir.ptr_cast %[[P]] : <global, vector<4xf64>> -> <global, f64>
  %cast = lir.ptr_cast %p : !mir.ptr<global, vector<8xf64>> -> !mir.ptr<global, f64>
  return
}

// A vector that is short enough stays as it is.
// CHECK-LABEL: func.func @short(
// CHECK-SAME: %[[V:.*]]: vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT: return %[[V]] : vector<4xf32>
func.func @short(%v: vector<4xf32>) -> vector<4xf32> {
  return %v : vector<4xf32>
}
