// X-6: loads, stores, addresses and storage; with an ordering an access is an atomic one, and
// storage of a workgroup is a global.
// RUN: gir-opt --mir-to-gir %s | FileCheck %s

// CHECK: gir.global @shared.0 : !gir.ptr<global, f32>
mir.gpu.global @shared.0 : !mir.ptr<global, f32> count 1 elem f32
// CHECK: gir.global @one : !gir.ptr<const, ui8> count 1 = dense<7> : tensor<1xui8>
mir.gpu.global @one : !mir.ptr<constant, i8> count 1 elem ui8 = dense<7> : tensor<1xi8>
// CHECK: gir.global @fixed : !gir.ptr<global, si32> addr(4096)
mir.gpu.global @fixed : !mir.ptr<global, i32> count 1 elem si32 addr(4096)
// CHECK: gir.global @room : !gir.ptr<shared, ui8> dynamic
mir.gpu.global @room : !mir.ptr<workgroup, i8> count 0 dynamic elem ui8

// CHECK-LABEL: gir.func @accesses(
// CHECK-SAME: %[[P:.*]]: !gir.ptr<global, si32>, %[[S:.*]]: !gir.ptr<shared, ui32>, %[[V:.*]]: ui32)
func.func @accesses(%p: !mir.ptr<global, i32> {mir.type = si32}, %s: !mir.ptr<workgroup, !mir.atomic<i32>>, %v: i32) {
  // CHECK: gir.load %[[P]] : <global, si32> -> si32
  %0 = mir.gpu.load %p : !mir.ptr<global, i32> -> i32
  // CHECK: %[[W:.*]] = gir.bitcast %[[V]] : ui32 -> si32
  // CHECK: gir.store %[[P]], %[[W]]
  mir.gpu.store %p, %v : !mir.ptr<global, i32>, i32
  // Without a scope: that of the storage.
  // CHECK: gir.atomic.load %[[P]] ordering relaxed scope device
  %1 = mir.gpu.load %p ordering relaxed : !mir.ptr<global, i32> -> i32
  // CHECK: gir.atomic.load %[[S]] ordering acquire scope workgroup
  %2 = mir.gpu.load %s ordering acquire : !mir.ptr<workgroup, !mir.atomic<i32>> -> i32
  // CHECK: gir.atomic.store %[[S]], %[[V]] ordering seq_cst scope subgroup
  mir.gpu.store %s, %v ordering seq_cst scope subgroup : !mir.ptr<workgroup, !mir.atomic<i32>>, i32
  return
}

// CHECK-LABEL: gir.func @addresses(
// CHECK-SAME: %[[P:.*]]: !gir.ptr<global, f32>, %[[I:.*]]: ui64)
func.func @addresses(%p: !mir.ptr<global, f32>, %i: i64) {
  // The sign of an index states how it is extended.
  // CHECK: gir.gep %[[P]]{{.}}%[[I]]] stride 4
  %0 = mir.gpu.gep unsigned %p[%i] stride 4 : !mir.ptr<global, f32>, i64
  // CHECK: %[[J:.*]] = gir.bitcast %[[I]] : ui64 -> si64
  // CHECK: gir.gep %[[P]]{{.}}%[[J]]] stride 12
  %1 = mir.gpu.gep %p[%i] stride 12 : !mir.ptr<global, f32>, i64
  // CHECK: gir.bitcast %[[P]] : !gir.ptr<global, f32> -> !gir.ptr<global, vector<4xui32>>
  %2 = mir.gpu.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, vector<4xi32>>
  // CHECK: %[[G:.*]] = gir.addrspacecast %[[P]] : <global, f32> -> <generic, f32>
  %3 = mir.gpu.addrspace_cast %p : !mir.ptr<global, f32> -> !mir.ptr<generic, f32>
  // CHECK: gir.addrspacecast %[[G]] : <generic, f32> -> <global, f32>
  %4 = mir.gpu.addrspace_cast %3 : !mir.ptr<generic, f32> -> !mir.ptr<global, f32>
  // CHECK: gir.address_of @one : <const, ui8>
  %5 = mir.gpu.address_of @one : !mir.ptr<constant, i8>
  return
}

// CHECK: gir.global @shared.1 : !gir.ptr<shared, f32> count 64
// CHECK-LABEL: gir.func @storage(
func.func @storage(%c: i32) attributes {mir.kernel = #mir.kernel<compute>} {
  // CHECK: %[[A:.*]] = gir.alloc 4 : <local, ui16>
  // CHECK: gir.address_of @shared.1 : <shared, f32>
  %0 = mir.gpu.alloc 64 {mir.storage = #mir.storage<workgroup>} : !mir.ptr<workgroup, f32>
  %zero = arith.constant 0 : i32
  %is = arith.cmpi ne, %c, %zero : i32
  // Storage of a call stands at its start.
  // CHECK: gir.br_if
  scf.if %is {
    %1 = mir.gpu.alloc 4 : !mir.ptr<private, i16>
    %h = arith.constant -1 : i16
    // CHECK: gir.store %[[A]]
    mir.gpu.store %1, %h : !mir.ptr<private, i16>, i16
  }
  return
}
