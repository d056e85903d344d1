// A buffer has a view for each size of elements, at its start; a buffer that needs no view stays as it is.
// R-GIR-69
// RUN: gir-opt --lir-retype-casts %s | FileCheck %s

module attributes {lir.target = "vulkan1.3"} {
lir.global @words : !mir.ptr<global, f32> count 8 align 4 elem f32 {lir.resource = #mir.resource<set = 1, binding = 0, storage>}

// CHECK-LABEL: func.func @sizes
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, f32>
// CHECK-DAG: %[[SHORT:.*]] = lir.ptr_cast %[[X]] : <global, f32> -> <global, i16>
// CHECK-DAG: %[[LONG:.*]] = lir.ptr_cast %[[X]] : <global, f32> -> <global, i64>
// CHECK: %[[C2:.*]] = arith.constant 2 : i32
// CHECK: %[[I2:.*]] = arith.muli %[[I:.*]], %[[C2]] : i32
// CHECK: %[[J:.*]] = arith.shrui %{{.*}}, %{{.*}} : i32
// CHECK: lir.gep unsigned %[[X]][%[[I]]] stride 4
// CHECK: %[[P:.*]] = lir.gep unsigned %[[SHORT]][%[[I2]]] stride 2
// CHECK: %[[H:.*]] = lir.ptr_cast %[[P]] : <global, i16> -> <global, f16>
// CHECK: lir.load %[[H]] align 2
// CHECK: lir.gep unsigned %[[LONG]][%[[J]]] stride 8
func.func @sizes(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>}, %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %p = lir.gep %x[%i] stride 4 : !mir.ptr<global, f32>, i32
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  %half = lir.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, f16>
  %w = lir.load %half align 2 : !mir.ptr<global, f16> -> f16
  %long = lir.ptr_cast %p : !mir.ptr<global, f32> -> !mir.ptr<global, i64>
  %u = lir.load %long align 8 : !mir.ptr<global, i64> -> i64
  return
}

// Less alignment than a number has: its pieces.
// CHECK-LABEL: func.func @unaligned
// CHECK-SAME: %[[X:.*]]: !mir.ptr<global, i16> {{.*}}lir.type = i32
// CHECK: %[[A:.*]] = lir.load %[[X]] align 2 : <global, i16> -> i16
// CHECK: %[[AW:.*]] = arith.extui %[[A]] : i16 to i32
// CHECK: %[[Q:.*]] = lir.gep unsigned %[[X]][%{{.*}}] stride 2
// CHECK: %[[B:.*]] = lir.load %[[Q]] align 2 : <global, i16> -> i16
// CHECK: %[[BW:.*]] = arith.extui %[[B]] : i16 to i32
// CHECK: %[[HIGH:.*]] = arith.shli %[[BW]], %{{.*}} : i32
// CHECK: arith.ori %[[AW]], %[[HIGH]] : i32
func.func @unaligned(%x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %half = lir.ptr_cast %x : !mir.ptr<global, i32> -> !mir.ptr<global, i16>
  %cast = lir.ptr_cast %half : !mir.ptr<global, i16> -> !mir.ptr<global, i32>
  %v = lir.load %cast align 2 : !mir.ptr<global, i32> -> i32
  return
}

// CHECK-LABEL: func.func @of_global
// CHECK: %[[X:.*]] = lir.address_of @words
// CHECK: %[[BYTES:.*]] = lir.ptr_cast %[[X]] : <global, f32> -> <global, i8>
// CHECK: %[[P:.*]] = lir.gep unsigned %[[BYTES]][%{{.*}}] stride 1
// CHECK: lir.store %[[P]], %{{.*}} align 1
func.func @of_global(%i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}, %v: i8 {lir.push_constant = #lir.push_constant<offset = 4, size = 1>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %x = lir.address_of @words : !mir.ptr<global, f32>
  %bytes = lir.ptr_cast %x : !mir.ptr<global, f32> -> !mir.ptr<global, i8>
  %p = lir.gep %bytes[%i] stride 1 : !mir.ptr<global, i8>, i32
  lir.store %p, %v align 1 : !mir.ptr<global, i8>, i8
  %f = lir.load %x align 4 : !mir.ptr<global, f32> -> f32
  return
}

// Values of the elements, vectors of them and their lanes are accessed as they are.
// CHECK-LABEL: func.func @fit
// CHECK: %[[P:.*]] = lir.gep %{{.*}}[%{{.*}}] stride 16
// CHECK: lir.ptr_cast %[[P]] : <global, vector<4xf32>> -> <global, i32>
// CHECK: lir.ptr_cast %{{.*}} : <global, i32> -> <global, vector<2xf32>>
func.func @fit(%x: !mir.ptr<global, vector<4xf32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %y: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>}, %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %p = lir.gep %x[%i] stride 16 : !mir.ptr<global, vector<4xf32>>, i32
  %lane = lir.ptr_cast %p : !mir.ptr<global, vector<4xf32>> -> !mir.ptr<global, i32>
  %v = lir.load %lane align 4 : !mir.ptr<global, i32> -> i32
  %pair = lir.ptr_cast %y : !mir.ptr<global, i32> -> !mir.ptr<global, vector<2xf32>>
  %w = lir.load %pair align 8 : !mir.ptr<global, vector<2xf32>> -> vector<2xf32>
  return
}
}
