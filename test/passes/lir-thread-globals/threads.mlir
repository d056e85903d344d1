// Functions get the globals that they, and those they call, use; kernels take the addresses.
// RUN: gir-opt --lir-thread-globals %s | FileCheck %s

// CHECK: lir.global @tile
lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
lir.global @state : !mir.ptr<global, i32> count 1 align 4 elem i32 {lir.resource = #mir.resource<set = 0, binding = 1, storage>}
lir.global @table : !mir.ptr<constant, f32> count 2 align 4 elem f32 = dense<[1.0, 2.0]> : tensor<2xf32>

// A constant table is part of the program.
// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[I:.*]]: i32 {lir.name = "i"}, %[[TILE:.*]]: !mir.ptr<workgroup, f32>) -> f32
func.func @read(%i: i32 {lir.name = "i"}) -> f32 {
  // CHECK-NOT: lir.address_of @tile
  %p = lir.address_of @tile : !mir.ptr<workgroup, f32>
  // CHECK: lir.address_of @table
  %t = lir.address_of @table : !mir.ptr<constant, f32>
  // CHECK: lir.gep %[[TILE]][%[[I]]]
  %q = lir.gep %p[%i] stride 4 : <workgroup, f32>, i32
  %v = lir.load %q align 4 : <workgroup, f32> -> f32
  %w = lir.load %t align 4 : <constant, f32> -> f32
  %r = arith.addf %v, %w : f32
  return %r : f32
}

// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[TILE:[^:]*]]: !mir.ptr<workgroup, f32>, %[[STATE:[^:]*]]: !mir.ptr<global, i32>) -> f32
func.func @both() -> f32 {
  %p = lir.address_of @state : !mir.ptr<global, i32>
  // CHECK: %[[I:.*]] = lir.load %[[STATE]]
  %i = lir.load %p align 4 : <global, i32> -> i32
  // CHECK: call @read(%[[I]], %[[TILE]]) : (i32, !mir.ptr<workgroup, f32>) -> f32
  %v = func.call @read(%i) : (i32) -> f32
  return %v : f32
}

// CHECK-LABEL: func.func @kernel(
func.func @kernel() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // CHECK-DAG: %[[TILE:.*]] = lir.address_of @tile
  // CHECK-DAG: %[[STATE:.*]] = lir.address_of @state
  // CHECK: call @both(%[[TILE]], %[[STATE]])
  %v = func.call @both() : () -> f32
  return
}

// Nothing to pass.
// CHECK-LABEL: func.func @plain(
// CHECK-SAME: %{{.*}}: i32) -> i32
func.func @plain(%i: i32) -> i32 {
  return %i : i32
}
