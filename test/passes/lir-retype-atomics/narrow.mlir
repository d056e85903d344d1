// Memory with atomics on 8 and 16 bits is declared as words, and all accesses are to these.
// R-GIR-87 R-GIR-101
// RUN: gir-opt --lir-retype-atomics %s 2>/dev/null | FileCheck %s
// RUN: gir-opt --lir-retype-atomics --verify-diagnostics %s

module attributes {lir.target = "vulkan1.3"} {

// Five bytes are two words; the initial value keeps its bytes.
// CHECK: lir.global @seen : !mir.ptr<global, i32> count 2 align 4 elem i32 = dense<[67305985, 5]> : tensor<2xi32> {lir.resource
lir.global @seen : !mir.ptr<global, i8> count 5 align 1 elem ui8 = dense<[1, 2, 3, 4, 5]> : tensor<5xi8> {lir.resource = #mir.resource<set = 0, binding = 7, storage>}

// CHECK-LABEL: func.func @atomics(
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i32> {lir.resource
func.func @atomics(%x: !mir.ptr<global, i16> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %n: i16 {lir.push_constant = #lir.push_constant<offset = 0, size = 2>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: %[[I:.*]] = lir.id_local_x
  %i = lir.id_local_x
  // CHECK: %[[BYTES:.*]] = arith.muli %[[I]], %c2_i32
  %p = lir.gep %x[%i] stride 2 : !mir.ptr<global, i16>, i32
  // CHECK: %[[BYTE:.*]] = arith.andi %[[BYTES]], %c3_i32
  // CHECK: %[[INDEX:.*]] = arith.shrui %[[BYTES]], %c2_i32
  // CHECK: %[[WORD:.*]] = lir.gep unsigned %[[X]][%[[INDEX]]] stride 4 : <global, i32>, i32
  // CHECK: %[[SHIFT:.*]] = arith.shli %[[BYTE]], %c3_i32
  // CHECK: scf.while
  // CHECK: arith.minsi %{{.*}} : i16
  // CHECK: lir.atomic_compare_exchange %[[WORD]], %{{.*}} ordering_succ acq_rel ordering_fail relaxed scope device : <global, i32>
  // expected-remark@+1 {{'lir.atomic_min' op becomes an atomic on the word around it: the target has no such operation}}
  %0 = lir.atomic_min signed %p, %n ordering acq_rel scope device : !mir.ptr<global, i16>, i16 -> i16
  // A plain load takes its bits.
  // CHECK: %[[V:.*]] = lir.load %{{.*}} align 4 : <global, i32> -> i32
  // CHECK: %[[LOW:.*]] = arith.shrui %[[V]], %{{.*}} : i32
  // CHECK: arith.trunci %[[LOW]] : i32 to i16
  %1 = lir.load %p align 2 : !mir.ptr<global, i16> -> i16
  // A plain store changes no other bits, at no time.
  // CHECK: lir.atomic_and %[[PLACE:.*]], %{{.*}} ordering relaxed scope device : <global, i32>
  // CHECK: lir.atomic_or %[[PLACE]], %{{.*}} ordering relaxed scope device : <global, i32>
  // expected-remark@+1 {{'lir.store' op becomes atomics on the words around it, because other atomics access the same words}}
  lir.store %p, %1 align 2 : !mir.ptr<global, i16>, i16
  return
}

// Another kernel sees the same global.
// CHECK-LABEL: func.func @bytes(
func.func @bytes() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: %[[G:.*]] = lir.address_of @seen : <global, i32>
  %g = lir.address_of @seen : !mir.ptr<global, i8>
  %one = arith.constant 1 : i8
  // CHECK: lir.atomic_or %[[G]], %{{.*}} ordering relaxed scope device : <global, i32>
  // expected-remark@+1 {{the word around it}}
  %0 = lir.atomic_or %g, %one ordering relaxed scope device : !mir.ptr<global, i8>, i8 -> i8
  return
}

// CHECK-LABEL: func.func @vectors(
func.func @vectors() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  // CHECK: lir.address_of @seen : <global, i32>
  %g = lir.address_of @seen : !mir.ptr<global, i8>
  %v = lir.ptr_cast %g : !mir.ptr<global, i8> -> !mir.ptr<global, vector<2xi8>>
  // CHECK-COUNT-2: lir.load %{{.*}} align 4 : <global, i32> -> i32
  // CHECK: vector.from_elements %{{.*}} : vector<2xi8>
  // expected-remark@+1 {{becomes 11 operations: the target has no such operation}}
  %0 = lir.load %v align 2 : !mir.ptr<global, vector<2xi8>> -> vector<2xi8>
  %w = lir.ptr_cast %g : !mir.ptr<global, i8> -> !mir.ptr<global, f32>
  // CHECK: %[[W:.*]] = lir.load %{{.*}} align 4 : <global, i32> -> i32
  // CHECK: %[[F:.*]] = arith.bitcast %[[W]] : i32 to f32
  %1 = lir.load %w align 4 : !mir.ptr<global, f32> -> f32
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[F]] : f32 to i32
  // CHECK: lir.store %{{.*}}, %[[BITS]] align 4 : <global, i32>, i32
  lir.store %w, %1 align 4 : !mir.ptr<global, f32>, f32
  return
}

}
