// Globals: constants are in constant memory, others in global memory, both with their
// contents in a row.
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --convert-gpu-to-mir=index-bitwidth=64 %s | FileCheck %s --check-prefix=WIDE

gpu.module @m {
  // CHECK: mir.gpu.global @matrix : !mir.ptr<constant, f32> count 4 elem f32 = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
  memref.global constant @matrix : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]>
  // CHECK: mir.gpu.global @counter : !mir.ptr<global, i64> count 1 elem i64 = dense<7> : tensor<1xi64>
  memref.global @counter : memref<i64> = dense<7>
  // CHECK: mir.gpu.global @room : !mir.ptr<global, f32> count 12 elem f32{{$}}
  memref.global "private" @room : memref<3x4xf32> = uninitialized {alignment = 64 : i64}
  // CHECK: mir.gpu.global @named : !mir.ptr<global, i8> count 2 elem i8 = dense<1> : tensor<2xi8>
  memref.global constant @named : memref<2xi8, #gpu.address_space<global>> = dense<1>
  // CHECK: mir.gpu.global @shared : !mir.ptr<workgroup, f16> count 5 elem f16{{$}}
  memref.global @shared : memref<5xf16, #gpu.address_space<workgroup>> = uninitialized
  // CHECK: mir.gpu.global @indices : !mir.ptr<constant, i32> count 3 elem i32 = dense<[1, -2, 3]> : tensor<3xi32>
  // WIDE: mir.gpu.global @indices : !mir.ptr<constant, i64> count 3 elem i64 = dense<[1, -2, 3]> : tensor<3xi64>
  memref.global constant @indices : memref<3xindex> = dense<[1, -2, 3]>

  // CHECK-LABEL: func.func @use(
  gpu.func @use(%i: index) kernel {
    // CHECK: mir.gpu.address_of @matrix : <constant, f32>
    %m = memref.get_global @matrix : memref<2x2xf32>
    // CHECK: mir.gpu.address_of @room : <global, f32>
    %r = memref.get_global @room : memref<3x4xf32>
    %x = memref.load %m[%i, %i] : memref<2x2xf32>
    memref.store %x, %r[%i, %i] : memref<3x4xf32>
    gpu.return
  }
}
