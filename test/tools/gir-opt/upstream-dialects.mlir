// Upstream's dialects stand beside ours in one file, and each of gir-opt and mlir-opt reads the other's generic text.
// R-CARD-9
// RUN: gir-opt %s | gir-opt | FileCheck %s
// RUN: gir-opt --mlir-print-op-generic %s -o %t.mlir
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.upstream.mlir
// RUN: gir-opt %t.upstream.mlir | FileCheck %s

// CHECK-LABEL: func.func @ours
// CHECK: mir.gpu.global_id
// CHECK: memref.load
// CHECK: vector.broadcast
// CHECK: scf.if
// CHECK: cf.br
func.func @ours(%m: memref<4xf32>, %c: i1) -> vector<4xf32> {
  %i = mir.gpu.global_id x
  %index = arith.index_cast %i : i32 to index
  %x = memref.load %m[%index] : memref<4xf32>
  %v = vector.broadcast %x : f32 to vector<4xf32>
  scf.if %c {
    memref.store %x, %m[%index] : memref<4xf32>
  }
  cf.br ^end
^end:
  return %v : vector<4xf32>
}

// CHECK-LABEL: gir.func @text
gir.func @text() {
  gir.return
}

// CHECK-LABEL: llvm.func @low
llvm.func @low() {
  llvm.return
}

// CHECK: gpu.module @grid
gpu.module @grid {
  gpu.func @k() kernel {
    gpu.return
  }
}

// CHECK: spirv.module Logical GLSL450
spirv.module Logical GLSL450 {
}

// CHECK: emitc.func @text_of_c
// CHECK: call_opaque "abs"
emitc.func @text_of_c(%x: i32) -> i32 {
  %y = emitc.call_opaque "abs"(%x) : (i32) -> i32
  emitc.return %y : i32
}

// CHECK-LABEL: llvm.func @lanes
llvm.func @lanes() -> i32 {
  // CHECK: nvvm.read.ptx.sreg.laneid
  %lane = nvvm.read.ptx.sreg.laneid : i32
  llvm.return %lane : i32
}
