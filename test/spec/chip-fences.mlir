// The table of barriers and fences of the chipStar document, section 5, in both flavours: which scope waits, which
// scope sees, and which memory. The scopes are 0 all devices, 1 a device, 2 a workgroup, 3 a subgroup. The semantics are
// AcquireRelease (8) over the memory of workgroups (0x100) and of buffers: UniformMemory (0x40) on Vulkan,
// CrossWorkgroupMemory (0x200) on OpenCL.
// R-CHIP-15 R-CHIP-17 R-CHIP-18 R-CHIP-19 R-CHIP-51
// RUN: split-file %s %t
// RUN: gir-opt --emit-spirv -O0 --target=vulkan1.3 %t/fences.mlir -o %t/v.spv && spirv-val --target-env vulkan1.3 %t/v.spv
// RUN: spirv-dis --no-color %t/v.spv | FileCheck %s --check-prefixes=CHECK,VULKAN
// RUN: gir-opt --emit-spirv -O0 --target=opencl3.0-spirv %t/fences.mlir -o %t/o.spv && spirv-val --target-env spv1.4 %t/o.spv
// RUN: spirv-dis --no-color %t/o.spv | FileCheck %s --check-prefixes=CHECK,OPENCL
// RUN: gir-opt --emit-spirv -O0 --target=opencl3.0-spirv %t/system.mlir -o %t/s.spv && spirv-val --target-env spv1.4 %t/s.spv
// RUN: spirv-dis --no-color %t/s.spv | FileCheck %s --check-prefix=SYSTEM
// Vulkan has no scope of all devices.
// RUN: not gir-opt --emit-spirv -O0 --target=vulkan1.3 %t/system.mlir -o %t/none.spv 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: test ! -e %t/none.spv

// Optimisation leaves out a fence behind one that does more. Numbers are constants; the names that spirv-dis gives them say which.
// CHECK: OpFunction
//--- fences.mlir
func.func @fences() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // __syncthreads()
  // VULKAN: OpControlBarrier %uint_2 %uint_2 %uint_328
  // OPENCL: OpControlBarrier %uint_2 %uint_2 %uint_776
  mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  // __threadfence()
  // VULKAN-NEXT: OpMemoryBarrier %uint_1 %uint_328
  // OPENCL-NEXT: OpMemoryBarrier %uint_1 %uint_776
  mir.gpu.memory_fence mem_scope device semantics acq_rel
  // __threadfence_block()
  // VULKAN-NEXT: OpMemoryBarrier %uint_2 %uint_328
  // OPENCL-NEXT: OpMemoryBarrier %uint_2 %uint_776
  mir.gpu.memory_fence mem_scope workgroup semantics acq_rel
  // __syncwarp()
  // VULKAN-NEXT: OpControlBarrier %uint_3 %uint_3 %uint_328
  // OPENCL-NEXT: OpControlBarrier %uint_3 %uint_3 %uint_776
  mir.gpu.barrier exec_scope subgroup mem_scope subgroup semantics acq_rel
  // CHECK-NEXT: OpReturn
  return
}

//--- system.mlir
func.func @system() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [32, 1, 1]>} {
  // __threadfence_system()
  // SYSTEM: OpMemoryBarrier %uint_0 %uint_776
  // SYSTEM-NEXT: OpReturn
  // NONE: system.mlir:6:3: error: 'lir.mem_fence' op
  mir.gpu.memory_fence mem_scope system semantics acq_rel
  return
}
