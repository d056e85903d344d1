// Upstream's dialects stand beside ours in one module. mlir-opt reads the generic text that gir-opt prints, and gir-opt
// reads that of mlir-opt. R-CARD-9
// RUN: gir-opt %s -o %t.mlir && FileCheck %s < %t.mlir
// RUN: gir-opt %s --mlir-print-op-generic -o %t.generic.mlir
// RUN: mlir-opt --allow-unregistered-dialect --mlir-print-op-generic %t.generic.mlir -o %t.theirs.mlir
// RUN: gir-opt %t.theirs.mlir -o %t.again.mlir && diff %t.mlir %t.again.mlir

module attributes {gpu.container_module} {
  // CHECK: func.func @k
  // CHECK: mir.gpu.global_id x
  // CHECK: memref.alloca
  // CHECK: scf.for
  // CHECK: vector.reduction <add>
  // CHECK: mir.gpu.store
  func.func @k(%x: !mir.ptr<global, f32>, %n: i32) {
    %zero = arith.constant 0.0 : f32
    %from = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %i = mir.gpu.global_id x
    %own = memref.alloca() : memref<4xf32>
    %sum = scf.for %j = %from to %n step %one iter_args(%before = %zero) -> (f32) : i32 {
      %v = vector.broadcast %before : f32 to vector<4xf32>
      %s = vector.reduction <add>, %v : vector<4xf32> into f32
      scf.yield %s : f32
    }
    %p = mir.gpu.gep unsigned %x[%i] stride 4 : <global, f32>, i32
    mir.gpu.store %p, %sum : <global, f32>, f32
    return
  }
  // CHECK: cf.cond_br
  func.func private @branches(%c: i1) -> i32 {
    %a = arith.constant 1 : i32
    cf.cond_br %c, ^yes, ^no
  ^yes:
    return %a : i32
  ^no:
    %b = arith.addi %a, %a : i32
    return %b : i32
  }
  // CHECK: gpu.module @device
  // CHECK: gpu.thread_id x
  // CHECK: nvvm.read.ptx.sreg.laneid
  gpu.module @device {
    gpu.func @upstream() kernel {
      %t = gpu.thread_id x
      %lane = nvvm.read.ptx.sreg.laneid : i32
      gpu.return
    }
  }
  // CHECK: llvm.func @of_llvm
  // CHECK: llvm.add
  llvm.func @of_llvm(%a: i32) -> i32 {
    %b = llvm.add %a, %a : i32
    llvm.return %b : i32
  }
  // CHECK: spirv.module Logical GLSL450
  // CHECK: spirv.FMul
  spirv.module Logical GLSL450 {
    spirv.func @of_spirv(%a: f32) -> f32 "None" {
      %b = spirv.FMul %a, %a : f32
      spirv.ReturnValue %b : f32
    }
  }
  // CHECK: emitc.func @of_emitc
  // CHECK: = mul
  emitc.func @of_emitc(%a: i32) -> i32 {
    %b = emitc.mul %a, %a : (i32, i32) -> i32
    emitc.return %b : i32
  }
  // CHECK: gir.func @of_gir
  gir.func @of_gir(%arg0: f32) -> f32 {
    %0 = gir.add %arg0, %arg0 : f32
    gir.return %0 : f32
  }
  // CHECK: lir.id_global_x
  func.func @of_lir() -> i32 {
    %i = lir.id_global_x
    return %i : i32
  }
}
