// Barriers and fences order texels too, in kernels that write to images: ImageMemory is 0x800. Behind each store to an image
// that it also reads, a work-item of OpenCL needs a fence to see its own texels. Atomics order texels in Vulkan only.
// R-GIR-77
// RUN: gir-opt --emit-spirv --target=opencl2.1-spirv %s -o %t.spv && spirv-val --target-env opencl2.1 %t.spv
// RUN: spirv-dis --no-color %t.spv | FileCheck %s
// RUN: gir-opt --emit-llvm-spir --target=opencl2.1-spirv %s | FileCheck %s --check-prefix=LLVM
// RUN: gir-opt --emit-spirv --target=vulkan1.3 %s -o %t.vk.spv && spirv-val --target-env vulkan1.3 %t.vk.spv
// RUN: spirv-dis --no-color %t.vk.spv | FileCheck %s --check-prefix=VULKAN
// RUN: gir-opt --emit-opencl --target=opencl3.0 %s | FileCheck %s --check-prefix=OPENCL

// CHECK: = OpFunction %
// CHECK: OpImageWrite
// CHECK-NEXT: OpMemoryBarrier %uint_4 %uint_2056
// CHECK: OpControlBarrier %uint_2 %uint_2 %uint_2824
// CHECK: OpImageRead
// CHECK: OpMemoryBarrier %uint_1 %uint_2820
// CHECK: OpAtomicIAdd %uint %{{.*}} %uint_1 %uint_776
// CHECK: OpImageWrite
// CHECK-NOT: OpMemoryBarrier
// CHECK: OpFunctionEnd
// CHECK: = OpFunction %
// CHECK: OpControlBarrier %uint_2 %uint_2 %uint_776

// LLVM-LABEL: define spir_kernel void @texels(
// LLVM: __spirv_ImageWrite
// LLVM-NEXT: __spirv_MemoryBarrierii(i32 4, i32 2056)
// LLVM: __spirv_ControlBarrieriii(i32 2, i32 2, i32 2824)
// LLVM: __spirv_MemoryBarrierii(i32 1, i32 2820)
// LLVM: __spirv_AtomicIAdd{{.*}}(ptr addrspace(1) {{.*}}, i32 1, i32 776
// LLVM: __spirv_ImageWrite
// LLVM-NOT: __spirv_MemoryBarrier
// LLVM-LABEL: define spir_kernel void @none(
// LLVM: __spirv_ControlBarrieriii(i32 2, i32 2, i32 776)

// VULKAN: = OpFunction %
// VULKAN: OpControlBarrier %uint_2 %uint_2 %uint_2376
// VULKAN: = OpFunction %
// VULKAN: OpControlBarrier %uint_2 %uint_2 %uint_328

// OPENCL: void texels(
// OPENCL: work_group_barrier({{.*}}CLK_IMAGE_MEM_FENCE);
// OPENCL: void none(
// OPENCL: work_group_barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);

module {
  func.func @texels(
      %u: !mir.image2d<ui32, read_write> {mir.name = "u", mir.resource = #mir.resource<set = 0, binding = 0, image>},
      %w: !mir.image2d<ui32, write> {mir.name = "w", mir.resource = #mir.resource<set = 0, binding = 1, image>},
      %n: !mir.ptr<global, i32> {mir.name = "n", mir.resource = #mir.resource<set = 0, binding = 2, storage>})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %i = mir.gpu.local_id x
    %c1 = arith.constant 1 : i32
    %at = vector.from_elements %i, %c1 : vector<2xi32>
    %next = vector.from_elements %c1, %i : vector<2xi32>
    %t = vector.broadcast %i : i32 to vector<4xi32>
    mir.gpu.resource_store %u[%at], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    %r = mir.gpu.resource_load %u[%next] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
    mir.gpu.memory_fence mem_scope device semantics release
    %old = mir.gpu.atomic add %n, %i ordering acq_rel scope device : <global, i32>, i32 -> i32
    mir.gpu.resource_store %w[%at], %r : !mir.image2d<ui32, write>, vector<2xi32>, vector<4xi32>
    return
  }

  func.func @none(%n: !mir.ptr<global, i32> {mir.name = "n", mir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %v = mir.gpu.load %n : <global, i32> -> i32
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    mir.gpu.store %n, %v : <global, i32>, i32
    return
  }
}
