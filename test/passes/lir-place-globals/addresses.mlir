// A global at an address is a number where it is used; one that the host binds stays, and so do the declarations unless
// the target's own passes begin.
// R-GIR-25
// RUN: gir-opt --lir-place-globals %s | FileCheck %s --check-prefixes=CHECK,DECLARED
// RUN: gir-opt --lir-place-globals="declared=false" %s | FileCheck %s --check-prefixes=CHECK,GONE

// DECLARED: lir.global @port
// GONE-NOT: @port
lir.global @port : !mir.ptr<global, i32> count 1 align 4 elem ui32 addr(4096)
// CHECK: lir.global @bound
lir.global @bound : !mir.ptr<global, i32> count 1 align 4 elem ui32 addr(8192) {lir.resource = #mir.resource<set = 0, binding = 0, storage>}
// CHECK: lir.global @tile
lir.global @tile : !mir.ptr<workgroup, i32> count 4 align 4 elem ui32

// CHECK-LABEL: func.func @f()
func.func @f() -> i32 {
  // CHECK: %[[NUMBER:.*]] = arith.constant 4096 : i64
  // CHECK: %[[PORT:.*]] = lir.int_to_ptr %[[NUMBER]] : <global, i32>
  %port = lir.address_of @port : <global, i32>
  // CHECK: lir.address_of @bound
  %bound = lir.address_of @bound : <global, i32>
  // CHECK: lir.address_of @tile
  %tile = lir.address_of @tile : <workgroup, i32>
  // CHECK: lir.load %[[PORT]]
  %v = lir.load %port align 4 : <global, i32> -> i32
  lir.store %bound, %v align 4 : <global, i32>, i32
  lir.store %tile, %v align 4 : <workgroup, i32>, i32
  return %v : i32
}
