// A function that takes pointers is copied into its callers and gone.
// RUN: gir-opt --lir-inline-pointer-calls %s | FileCheck %s --implicit-check-not=@add_to --implicit-check-not=@twice

// CHECK-LABEL: func.func @square(
func.func @square(%v: f32) -> f32 {
  %r = arith.mulf %v, %v : f32
  return %r : f32
}

func.func @add_to(%p: !mir.ptr<global, f32>, %v: f32) -> f32 {
  %old = lir.load %p align 4 : <global, f32> -> f32
  %sum = arith.addf %old, %v : f32
  %positive = arith.constant 0.0 : f32
  %is = arith.cmpf ogt, %sum, %positive : f32
  scf.if %is {
    lir.store %p, %sum align 4 : <global, f32>, f32
  }
  return %old : f32
}

func.func @twice(%p: !mir.ptr<global, f32>, %v: f32) -> f32 {
  %a = func.call @add_to(%p, %v) : (!mir.ptr<global, f32>, f32) -> f32
  %b = func.call @add_to(%p, %a) : (!mir.ptr<global, f32>, f32) -> f32
  return %b : f32
}

// CHECK-LABEL: func.func @k(
// CHECK-SAME: %[[X:[^ ]*]]: !mir.ptr<global, f32>
func.func @k(%x: !mir.ptr<global, f32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
    %v: f32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
  // A call with values only stays.
  // CHECK: %[[S:.*]] = call @square(
  %s = func.call @square(%v) : (f32) -> f32
  // CHECK: %[[A:.*]] = lir.load %[[X]]
  // CHECK: %[[ASUM:.*]] = arith.addf %[[A]], %[[S]]
  // CHECK: scf.if
  // CHECK: lir.store %[[X]], %[[ASUM]]
  // CHECK: %[[B:.*]] = lir.load %[[X]]
  // CHECK: arith.addf %[[B]], %[[A]]
  %r = func.call @twice(%x, %s) : (!mir.ptr<global, f32>, f32) -> f32
  // CHECK: lir.store %[[X]], %[[B]]
  lir.store %x, %r align 4 : <global, f32>, f32
  return
}
