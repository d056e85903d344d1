// Under Vulkan's own memory model a release makes writes available, an acquire makes them visible, the ordered
// accesses are not private, and device scope needs a capability.
// R-GIR-77 R-GIR-78
// RUN: gir-opt --lir-to-spirv=prepare=false --target-file=%S/../../Inputs/memory-model.toml --split-input-file %s | FileCheck %s

module attributes {lir.target = "vulkan-memory-model1.1"} {
lir.global @tile : !mir.ptr<workgroup, f32> count 64 align 4 elem f32
// CHECK: spirv.module Logical Vulkan requires #spirv.vce<v1.3, [Shader, VulkanMemoryModel{{.*}}VulkanMemoryModelDeviceScope], [SPV_KHR_vulkan_memory_model]>
// CHECK: spirv.Load "StorageBuffer" %{{.*}} ["NonPrivatePointer"] : f32
// CHECK: spirv.Store "Workgroup" %{{.*}}, %{{.*}} ["NonPrivatePointer"] : f32
// CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|UniformMemory|WorkgroupMemory|MakeAvailable|MakeVisible>
// CHECK: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} ["Volatile|NonPrivatePointer"] : f32
// CHECK: spirv.MemoryBarrier <Device>, <Release|UniformMemory|WorkgroupMemory|MakeAvailable>
// CHECK: spirv.AtomicIAdd <Workgroup> <Acquire|UniformMemory|WorkgroupMemory|MakeVisible>
// CHECK: spirv.AtomicIAdd <Device> <None>
func.func @orders(%x: !mir.ptr<global, f32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
                  %n: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = lir.id_local_x
  %p = lir.gep %x[%i] stride 4 : !mir.ptr<global, f32>, i32
  %v = lir.load %p align 4 : !mir.ptr<global, f32> -> f32
  %tile = lir.address_of @tile : !mir.ptr<workgroup, f32>
  %q = lir.gep %tile[%i] stride 4 : !mir.ptr<workgroup, f32>, i32
  lir.store %q, %v align 4 : !mir.ptr<workgroup, f32>, f32
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  lir.store volatile %p, %v align 4 : !mir.ptr<global, f32>, f32
  lir.mem_fence mem_scope device semantics release
  %old = lir.atomic_add %n, %i ordering acquire scope workgroup : !mir.ptr<global, i32>, i32 -> i32
  %other = lir.atomic_add %n, %i ordering relaxed scope device : !mir.ptr<global, i32>, i32 -> i32
  return
}
}

// -----

// Where nothing is ordered, accesses stay private.
module attributes {lir.target = "vulkan-memory-model1.3"} {
// CHECK: spirv.module Logical Vulkan requires #spirv.vce<v1.6, [Shader, VulkanMemoryModel{{[^D]*}}], []>
// CHECK: spirv.Load "StorageBuffer" %{{[^[]*}} : i32
func.func @plain(%n: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %v = lir.load %n align 4 : !mir.ptr<global, i32> -> i32
  lir.store %n, %v align 4 : !mir.ptr<global, i32>, i32
  return
}
}

// -----

// Texels of storage images are not private either.
module attributes {lir.target = "vulkan-memory-model1.3"} {
// CHECK: spirv.ImageWrite {{.*}} ["NonPrivateTexel"]
// CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|UniformMemory|WorkgroupMemory|ImageMemory|MakeAvailable|MakeVisible>
// CHECK: spirv.ImageRead {{.*}} ["NonPrivateTexel"]
func.func @texels(%image: !mir.image2d<ui32, read_write> {lir.resource = #mir.resource<set = 0, binding = 0, image>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %b = lir.bind_image set 0 binding 0 : !mir.image2d<ui32, read_write>
  %i = lir.id_local_x
  %c1 = arith.constant 1 : i32
  %at = vector.from_elements %i, %c1 : vector<2xi32>
  %next = vector.from_elements %c1, %i : vector<2xi32>
  %t = vector.broadcast %i : i32 to vector<4xi32>
  lir.image_store %b[%at], %t : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %u = lir.image_load %b[%next] : !mir.image2d<ui32, read_write>, vector<2xi32> -> vector<4xi32>
  lir.image_store %b[%at], %u : !mir.image2d<ui32, read_write>, vector<2xi32>, vector<4xi32>
  return
}
}

// -----

// An atomic on a texel orders other accesses, as one in a buffer does.
module attributes {lir.target = "vulkan-memory-model1.3"} {
// CHECK-LABEL: @texel_orders
// CHECK: spirv.Store "StorageBuffer" %{{.*}}, %{{.*}} ["NonPrivatePointer"] : i32
// CHECK: OpImageTexelPointer
// CHECK: OpAtomicIAdd
func.func @texel_orders(%image: !mir.image2d<ui32, atomic> {lir.resource = #mir.resource<set = 0, binding = 0, image>},
                        %x: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
    attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %b = lir.bind_image set 0 binding 0 : !mir.image2d<ui32, atomic>
  %c1 = arith.constant 1 : i32
  %at = vector.from_elements %c1, %c1 : vector<2xi32>
  lir.store %x, %c1 align 4 : !mir.ptr<global, i32>, i32
  %old = lir.image_atomic add %b[%at], %c1 ordering release scope device : !mir.image2d<ui32, atomic>, vector<2xi32>, i32 -> i32
  return
}
}
