// Variables in workgroup storage become globals, under their names where nothing else has them; others stay.
// RUN: gir-opt --lir-share-variables --split-input-file %s | FileCheck %s

// CHECK-DAG: lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
// CHECK-DAG: lir.global @tile_ : !mir.ptr<workgroup, i32> count 1 align 4 elem i32
// CHECK-DAG: lir.global @shared : !mir.ptr<workgroup, i32> count 2 align 4 elem i32
// CHECK-LABEL: func.func @k
// CHECK: %[[TILE:.*]] = lir.address_of @tile : <workgroup, f32>
// CHECK: lir.var 4 align 4 : <private, i32>
// CHECK: lir.address_of @shared : <workgroup, i32>
// CHECK: lir.store %[[TILE]],
func.func @k(%v: f32) attributes {lir.kernel = #mir.kernel<compute>} {
  %tile = lir.var 64 align 4 : <workgroup, f32> loc("tile")
  %p = lir.var 4 align 4 : <private, i32>
  %s = lir.var 2 align 4 : <workgroup, i32> loc(unknown)
  lir.store %tile, %v align 4 : <workgroup, f32>, f32
  return
}
// CHECK-LABEL: func.func @other
// CHECK: lir.address_of @tile_ : <workgroup, i32>
func.func @other() attributes {lir.kernel = #mir.kernel<compute>} {
  %tile = lir.var 1 align 4 : <workgroup, i32> loc("tile")
  return
}
