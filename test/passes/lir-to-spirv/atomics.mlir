// R-GIR-76 R-GIR-77
// Atomics, barriers and fences keep ordering and scope; an ordering applies to all memory that work-items share.
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file %s | FileCheck %s

module attributes {lir.target = "vulkan1.2"} {
  lir.global @count : !mir.ptr<workgroup, i32> count 1 align 4 elem ui32

  // CHECK: requires #spirv.vce<v1.5, [Shader], []>
  // CHECK-LABEL: spirv.func @k() "None"
  func.func @k(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %count = lir.address_of @count : <workgroup, i32>
    // CHECK: spirv.AtomicIAdd <Device> <None>
    %0 = lir.atomic_add %x, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    // CHECK: spirv.AtomicISub <Workgroup> <Acquire|UniformMemory|WorkgroupMemory>
    %1 = lir.atomic_sub %count, %i ordering acquire scope workgroup : <workgroup, i32>, i32 -> i32
    // CHECK: spirv.AtomicAnd <Device> <Release|UniformMemory|WorkgroupMemory>
    %2 = lir.atomic_and %x, %i ordering release scope device : <global, i32>, i32 -> i32
    // CHECK: spirv.AtomicOr <Subgroup> <AcquireRelease|UniformMemory|WorkgroupMemory>
    %3 = lir.atomic_or %x, %i ordering acq_rel scope subgroup : <global, i32>, i32 -> i32
    // A work-item has its own order, Vulkan lets none be asked for.
    // CHECK: spirv.AtomicXor <Invocation> <None>
    %4 = lir.atomic_xor %x, %i ordering acq_rel scope invocation : <global, i32>, i32 -> i32
    // CHECK: spirv.AtomicExchange
    %5 = lir.atomic_exchange %x, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    // CHECK: spirv.AtomicSMin
    %6 = lir.atomic_min signed %x, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    // CHECK: spirv.AtomicUMax
    %7 = lir.atomic_max unsigned %x, %i ordering relaxed scope device : <global, i32>, i32 -> i32
    // SPIR-V names the new value first.
    // CHECK: spirv.AtomicCompareExchange <Device> <AcquireRelease|UniformMemory|WorkgroupMemory> <Acquire|UniformMemory|WorkgroupMemory> %{{.*}}, %[[NEW:.*]], %[[OLD:.*]] :
    %8 = lir.atomic_compare_exchange %x, %0, %1 ordering_succ acq_rel ordering_fail acquire scope device : <global, i32>, i32, i32 -> i32
    // CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|UniformMemory|WorkgroupMemory>
    lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    // CHECK: spirv.ControlBarrier <Workgroup>, <Device>, <AcquireRelease|UniformMemory|WorkgroupMemory>
    lir.barrier exec_scope workgroup mem_scope device semantics acq_rel
    // CHECK: spirv.ControlBarrier <Subgroup>, <Subgroup>, <None>
    lir.barrier exec_scope subgroup mem_scope invocation semantics acq_rel
    // CHECK: spirv.MemoryBarrier <Device>, <Release|UniformMemory|WorkgroupMemory>
    lir.mem_fence mem_scope device semantics release
    // Orders nothing.
    // CHECK-NOT: spirv.MemoryBarrier
    lir.mem_fence mem_scope invocation semantics acq_rel
    return
  }
  // From SPIR-V 1.4 on an entry point lists all its variables.
  // CHECK: spirv.EntryPoint "GLCompute" @k, @count, @k_params, @k_x
}

// -----

// Flags are exchanges; atomics of 64 bits need a capability.
// CHECK: requires #spirv.vce<v1.5, [Shader, Int64Atomics], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @flags(%x: !mir.ptr<global, i32> {lir.name = "x", lir.resource = #mir.resource<set = 0, binding = 0, storage>},
      %w: !mir.ptr<global, i64> {lir.name = "w", lir.resource = #mir.resource<set = 0, binding = 1, storage>},
      %n: i64 {lir.push_constant = #lir.push_constant<offset = 0, size = 8>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: %[[OLD:.*]] = spirv.AtomicExchange <Device> <AcquireRelease|UniformMemory|WorkgroupMemory> %{{.*}}, %cst1_i32{{.*}} :
    // CHECK: spirv.INotEqual %[[OLD]], %{{.*}} : i32
    %0 = lir.atomic_flag_test_and_set %x ordering acq_rel scope device : !mir.ptr<global, i32>
    // CHECK: spirv.AtomicSMax <Device> <None> %{{.*}}, %{{.*}} : !spirv.ptr<i64, StorageBuffer>
    %1 = lir.atomic_max signed %w, %n ordering relaxed scope device : <global, i64>, i64 -> i64
    return
  }
}
