// Kernels where host code launches them: scripts, code of unknown dialects in any module of the text, and operations
// in their generic form beside a launch are no part of them.
// R-RUNA-26
// RUN: gir-opt --gpu-to-mir --verify-diagnostics %s | FileCheck %s
// RUN: gir-opt --emit-ptx %s -o %t.ptx

// CHECK-NOT: foreign
// CHECK-NOT: transform
// CHECK: func.func @main_kernel
// CHECK: mir.gpu.store
// CHECK-NOT: foreign
// expected-remark @below {{'func.func' op is host code and left out: '@main', '@first'; only kernels and their callees are compiled}}
func.func @main(%x: memref<64xf32>, %a: f32) {
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %n = "foreign.extent"(%x) {note = #foreign.note<7>} : (memref<64xf32>) -> index
  // expected-remark @below {{'gpu.launch_func' op launches the kernel '@main_kernel'}}
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %c1, %gz = %c1)
      threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
    memref.store %a, %x[%tx] : memref<64xf32>
    gpu.terminator
  }
  return
}

module @first attributes {foreign.kind = "}"} {
  // expected-remark @below {{host code of dialects that are not registered ('foreign') is left out, with 1 more such operations; only kernels and their callees are compiled}}
  foreign.func @f(%t: !foreign.type) {
    foreign.return
  }
}
module attributes {transform.with_named_sequence} {
  // expected-remark @below {{a script of the dialect 'transform' is left out; run `mlir-opt --transform-interpreter` first, which follows it}}
  transform.named_sequence @__transform_main(%module: !transform.any_op) {
    transform.yield
  }
  foreign.global @g = 1
}
