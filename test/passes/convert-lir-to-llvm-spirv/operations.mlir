// Instructions that LLVM IR lacks are calls; a module that is converted stays as it is, and one for another target is
// refused.
// R-SPVLLVM-8 R-SPVLLVM-10 R-SPVLLVM-21 R-SPVLLVM-40
// RUN: gir-opt --convert-lir-to-llvm-spirv %s -o %t.mlir
// RUN: FileCheck --input-file=%t.mlir %s
// RUN: gir-opt --convert-lir-to-llvm-spirv %t.mlir | diff %t.mlir -
// RUN: sed 's/opencl2.1-spirv/vulkan1.1/' %s > %t.vulkan.mlir
// RUN: not gir-opt --convert-lir-to-llvm-spirv %t.vulkan.mlir 2>&1 | FileCheck %s --check-prefix=VULKAN
// VULKAN: error: 'builtin.module' op is for target 'vulkan1.1', which --convert-lir-to-llvm-spirv does not support

// CHECK: module attributes {
// CHECK-SAME: lir.llvm_metadata = {spirv.ExecutionMode = {{\[\[}}@k, 31 : i32]], spirv.MemoryModel = {{\[\[}}2 : i32, 2 : i32]]}
// CHECK-SAME: llvm.data_layout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
// CHECK-SAME: llvm.target_triple = "spir64-unknown-unknown"
module attributes {lir.target = "opencl2.1-spirv"} {
  // CHECK: llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 4 : i64} : !llvm.array<64 x i32>
  lir.global @tile : !mir.ptr<workgroup, i32> count 64 align 4 elem i32
  // CHECK: llvm.mlir.global internal constant @table(dense<[1, 2]> : tensor<2xi32>) {addr_space = 2 : i32, alignment = 4 : i64} : !llvm.array<2 x i32>
  lir.global @table : !mir.ptr<constant, i32> count 2 align 4 elem i32 = dense<[1, 2]> : tensor<2xi32>

  // CHECK: llvm.func internal spir_funccc @halved(%{{.*}}: f32) -> f32 attributes {convergent
  func.func @halved(%x: f32) -> f32 {
    %half = arith.constant 0.5 : f32
    %y = arith.mulf %x, %half : f32
    return %y : f32
  }

  // CHECK: llvm.func spir_kernelcc @k(%[[X:.*]]: !llvm.ptr<1>, %[[N:.*]]: i32) attributes {
  // CHECK-SAME: kernel_arg_addr_space = [1 : i32, 0 : i32]
  // CHECK-SAME: kernel_arg_name = ["x", "n"]
  // CHECK-SAME: kernel_arg_type = ["float*", "uint"]
  // CHECK-SAME: reqd_work_group_size = array<i32: 64, 1, 1>
  func.func @k(%x: !mir.ptr<global, f32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %n: i32 {lir.name = "n", lir.type = ui32})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i32) : i32
    // CHECK: %[[WIDE:.*]] = llvm.call spir_funccc @_Z33__spirv_BuiltInGlobalInvocationIdi(%[[ZERO]]) : (i32) -> i64
    // CHECK: llvm.trunc %[[WIDE]] : i64 to i32
    %i = lir.id_global_x
    %p = lir.gep unsigned %x[%i] stride 4 : <global, f32>, i32
    %v = lir.load %p align 4 : <global, f32> -> f32
    // CHECK: llvm.call spir_funccc @halved(
    %h = func.call @halved(%v) : (f32) -> f32
    // CHECK: llvm.call spir_funccc @_Z15__spirv_ocl_fmafff(
    %f = math.fma %h, %h, %v : f32
    // CHECK: llvm.call spir_funccc @_Z17__spirv_ocl_floorf(
    %g = math.floor %f : f32
    // CHECK: llvm.call spir_funccc @_Z17__spirv_ocl_u_minjj(
    %m = arith.minui %n, %i : i32
    lir.store %p, %g align 4 : <global, f32>, f32
    // CHECK: llvm.call spir_funccc @_Z22__spirv_ControlBarrieriii(
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: llvm.mlir.addressof @tile : !llvm.ptr<3>
    %t = lir.address_of @tile : <workgroup, i32>
    // CHECK: llvm.call spir_funccc @_Z18__spirv_AtomicUMaxPU3AS3jiij(
    %old = lir.atomic_max unsigned %t, %m ordering acq_rel scope workgroup : <workgroup, i32>, i32 -> i32
    // CHECK: llvm.call spir_funccc @_Z29__spirv_AtomicCompareExchangePU3AS3iiiiii(
    %e = lir.atomic_compare_exchange %t, %old, %m ordering_succ acq_rel ordering_fail acquire scope workgroup : <workgroup, i32>, i32, i32 -> i32
    // CHECK: llvm.call spir_funccc @_Z21__spirv_MemoryBarrierii(
    lir.mem_fence mem_scope device semantics release
    return
  }
}

// CHECK: llvm.func spir_funccc @_Z15__spirv_ocl_fmafff(f32, f32, f32) -> f32 attributes {memory_effects = {{.*}}, no_unwind, will_return}
// CHECK: llvm.func spir_funccc @_Z22__spirv_ControlBarrieriii(i32, i32, i32) attributes {convergent, no_unwind, will_return}
