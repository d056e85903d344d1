// The relaxations that operations' flags permit, and no more: contraction needs `contract` and `reassoc`, for the
// decoration forbids both; the mode that keeps signs of zeros, infinities and NaNs goes in the
// widths in which each operation has `nnan`, `ninf` and `nsz`, in all functions of the kernel.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv

module attributes {lir.target = "vulkan1.2"} {
  // CHECK-LABEL: spirv.func @contracted
  func.func @contracted(%x: f32) -> f32 {
    // CHECK: spirv.FAdd %{{.*}} {no_contraction} : f32
    %0 = arith.addf %x, %x fastmath<contract> : f32
    // CHECK: spirv.FSub %{{.*}} {no_contraction} : f32
    %1 = arith.subf %0, %x fastmath<reassoc> : f32
    // CHECK: spirv.FMul %{{[^{]*}} : f32
    %2 = arith.mulf %1, %x fastmath<reassoc,contract> : f32
    // CHECK: spirv.FDiv %{{[^{]*}} : f32
    %3 = arith.divf %2, %x fastmath<fast> : f32
    return %3 : f32
  }

  // CHECK-LABEL: spirv.func @extremes
  func.func @extremes(%x: f32, %y: f32) -> f32 {
    // CHECK: spirv.GL.FMin
    %0 = arith.minnumf %x, %y fastmath<nnan> : f32
    // CHECK: spirv.GL.FMax
    %1 = arith.maxnumf %0, %y fastmath<fast> : f32
    // CHECK-NOT: spirv.GL.FMin
    // CHECK: spirv.IsNan
    %2 = arith.minnumf %1, %y fastmath<ninf,nsz> : f32
    return %2 : f32
  }

  // CHECK-LABEL: spirv.func @halves
  func.func @halves(%x: f32) -> f32 {
    // CHECK: spirv.FAdd %{{[^{]*}} : f32
    %0 = math.round %x fastmath<fast> : f32
    // CHECK: spirv.FAdd %{{.*}} {no_contraction} : f32
    %1 = math.round %0 : f32
    return %1 : f32
  }

  // CHECK-LABEL: spirv.func @finite
  func.func @finite(%p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                    %q: !mir.ptr<global, f64> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, f32> -> f32
    %1 = arith.addf %0, %0 fastmath<nnan,ninf,nsz> : f32
    lir.store %p, %1 align 4 : <global, f32>, f32
    %2 = lir.load %q align 8 : <global, f64> -> f64
    %3 = arith.mulf %2, %2 fastmath<nnan,ninf,nsz> : f64
    %4 = arith.addf %3, %2 fastmath<nnan,ninf> : f64
    lir.store %q, %4 align 8 : <global, f64>, f64
    return
  }

  func.func @calls(%p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, f32> -> f32
    %1 = arith.addf %0, %0 fastmath<fast> : f32
    %2 = func.call @contracted(%1) : (f32) -> f32
    lir.store %p, %2 align 4 : <global, f32>, f32
    return
  }

  func.func @compares(%p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, f32> -> f32
    %1 = arith.addf %0, %0 fastmath<fast> : f32
    %2 = arith.cmpf olt, %0, %1 : f32
    %3 = arith.select %2, %0, %1 : f32
    lir.store %p, %3 align 4 : <global, f32>, f32
    return
  }

  func.func @moves(%p: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.load %p align 4 : <global, f32> -> f32
    lir.store %p, %0 align 4 : <global, f32>, f32
    return
  }

  // CHECK-NOT: ExecutionMode @finite "SignedZeroInfNanPreserve", 32
  // CHECK: ExecutionMode @finite "SignedZeroInfNanPreserve", 64
  // CHECK-NOT: ExecutionMode @finite "SignedZeroInfNanPreserve", 32
  // CHECK: ExecutionMode @calls "SignedZeroInfNanPreserve", 32
  // CHECK: ExecutionMode @compares "SignedZeroInfNanPreserve", 32
  // CHECK: ExecutionMode @moves "SignedZeroInfNanPreserve", 32
}
