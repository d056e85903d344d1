// SPIR-V for OpenCL: modes of kernels, pointers that control flow and calls pass, barriers, instructions of OpenCL.std.
// R-GIR-50 R-CHIP-15 R-CHIP-51
// RUN: gir-opt --split-input-file --lir-to-spirv=prepare=false %s | FileCheck %s

module attributes {lir.target = "opencl2.1-spirv"} {
  // CHECK-LABEL: spirv.func @get(
  // CHECK-SAME: %[[P:.*]]: !spirv.ptr<f32, CrossWorkgroup>) -> f32
  func.func private @get(%p: !mir.ptr<global, f32>) -> f32 {
    %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
    return %v : f32
  }

  // CHECK-LABEL: spirv.func @k(
  // CHECK-SAME: %[[X:.*]]: !spirv.ptr<f32, CrossWorkgroup>, %[[Y:.*]]: !spirv.ptr<f32, CrossWorkgroup>, %[[I:.*]]: i32)
  func.func @k(%x: !mir.ptr<global, f32>, %y: !mir.ptr<global, f32>, %i: i32)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %is_zero = arith.cmpi eq, %i, %zero : i32
    // CHECK: %[[CHOSEN:.*]] = spirv.Select %{{.*}}, %[[X]], %[[Y]] : i1, !spirv.ptr<f32, CrossWorkgroup>
    %p = arith.select %is_zero, %x, %y : !mir.ptr<global, f32>
    // CHECK: %[[V:.*]] = spirv.FunctionCall @get(%[[CHOSEN]])
    %v = call @get(%p) : (!mir.ptr<global, f32>) -> f32
    // Buffers are CrossWorkgroup memory.
    // CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory|CrossWorkgroupMemory>
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: spirv.CL.fabs %[[V]]
    // CHECK: spirv.CL.rint
    // CHECK: spirv.FAdd
    // CHECK-NOT: no_contraction
    %a = math.absf %v : f32
    %r = math.roundeven %a : f32
    %s = arith.addf %r, %v : f32
    lir.store %x, %s align 4 : !mir.ptr<global, f32>, f32
    return
  }
  // CHECK: spirv.EntryPoint "Kernel" @k
  // CHECK: spirv.ExecutionMode @k "LocalSize", 8, 1, 1
  // CHECK: spirv.ExecutionMode @k "ContractionOff"
}

// -----

// A driver makes partial sums of floats in loops unless something keeps it: a fence that orders nothing.
module attributes {lir.target = "opencl2.1-spirv"} {
  // CHECK-LABEL: spirv.func @sums(
  // CHECK: spirv.mlir.loop
  // CHECK: spirv.FAdd
  // CHECK: spirv.MemoryBarrier <Invocation>, <None>
  // CHECK: spirv.mlir.merge
  // Integers have no order to keep.
  // CHECK: spirv.mlir.loop
  // CHECK: spirv.IAdd
  // CHECK-NOT: spirv.MemoryBarrier
  func.func @sums(%x: !mir.ptr<global, f32>, %n: !mir.ptr<global, i32>, %i: i32)
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %start = arith.constant 0.0 : f32
    %v = lir.load %x align 4 : !mir.ptr<global, f32> -> f32
    %sum = scf.for %k = %zero to %i step %one iter_args(%s = %start) -> (f32) : i32 {
      %t = arith.addf %s, %v : f32
      scf.yield %t : f32
    }
    lir.store %x, %sum align 4 : !mir.ptr<global, f32>, f32
    %count = scf.for %k = %zero to %i step %one iter_args(%s = %zero) -> (i32) : i32 {
      %t = arith.addi %s, %i : i32
      scf.yield %t : i32
    }
    lir.store %n, %count align 4 : !mir.ptr<global, i32>, i32
    return
  }
}
