// Workgroup memory that the launch sizes: one global, with the element type that all views
// of it share, or else with bytes.
// RUN: gir-opt --convert-gpu-to-mir --split-input-file %s | FileCheck %s

gpu.module @m {
  // CHECK: mir.gpu.global @dynamic_shared_memory : !mir.ptr<workgroup, f32> count 0 dynamic elem f32
  // CHECK-LABEL: func.func @one_type(
  // CHECK: %[[A:.*]] = mir.gpu.address_of @dynamic_shared_memory : <workgroup, f32>
  gpu.func @one_type(%i: index, %s: index, %v: f32) kernel {
    %zero = arith.constant 0 : index
    %offset = arith.constant 256 : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %a = memref.view %bytes[%zero][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %b = memref.view %bytes[%offset][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %c = memref.view %bytes[%s][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    // CHECK: %[[PLACE:.*]] = arith.constant 64 : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[A]][%[[PLACE]]] stride 4
    // CHECK: %[[ELEMENTS:.*]] = arith.divui %{{.*}}, %{{.*}} : i32
    // CHECK-NEXT: mir.gpu.gep unsigned %[[A]][%[[ELEMENTS]]] stride 4
    memref.store %v, %a[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %v, %b[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %v, %c[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.return
  }
}

// -----

gpu.module @m {
  // CHECK: mir.gpu.global @dynamic_shared_memory : !mir.ptr<workgroup, i8> count 0 dynamic elem i8
  // CHECK-LABEL: func.func @two_types(
  gpu.func @two_types(%i: index, %v: f32, %w: i16) kernel {
    %zero = arith.constant 0 : index
    %offset = arith.constant 256 : index
    %bytes = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    // CHECK: mir.gpu.ptr_cast %{{.*}} : <workgroup, i8> -> <workgroup, f32>
    %a = memref.view %bytes[%zero][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    // CHECK: mir.gpu.gep unsigned %{{.*}} stride 1 : <workgroup, i8>, i32
    // CHECK-NEXT: mir.gpu.ptr_cast %{{.*}} : <workgroup, i8> -> <workgroup, i16>
    %b = memref.view %bytes[%offset][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xi16, #gpu.address_space<workgroup>>
    memref.store %v, %a[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %w, %b[%i] : memref<64xi16, #gpu.address_space<workgroup>>
    gpu.return
  }
}
