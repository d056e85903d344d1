// Kernels that host code contains are outlined by upstream's passes; constants move into them.
// R-RUNA-26
// RUN: gir-opt --convert-gpu-to-mir --verify-diagnostics %s | FileCheck %s

// CHECK-NOT: @host(
// CHECK-LABEL: func.func @host_kernel
// CHECK-SAME: !mir.ptr<global, f32>
// CHECK-SAME: f32
// CHECK-SAME: mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>
// CHECK: mir.gpu.local_id x
// CHECK: arith.constant 64
// CHECK-LABEL: func.func @host_kernel_0
// expected-remark @below {{'func.func' op is host code and left out: '@host'; only kernels and their callees are compiled}}
func.func @host(%x: memref<64xf32>, %a: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  // expected-remark @below {{'gpu.launch_func' op launches the kernel '@host_kernel', which its body has become; its parameters are the values that the body uses}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    %i = arith.remui %tx, %c64 : index
    %v = memref.load %x[%i] : memref<64xf32>
    %w = arith.mulf %v, %a : f32
    memref.store %w, %x[%i] : memref<64xf32>
    gpu.terminator
  }
  // expected-remark @below {{'gpu.launch_func' op launches the kernel '@host_kernel_0', which}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    linalg.fill ins(%a : f32) outs(%x : memref<64xf32>)
    gpu.terminator
  }
  return
}
