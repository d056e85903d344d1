// Subgroup operations, with the capabilities they need and no others.
// R-RUNA-35 R-RUNA-42
// RUN: gir-opt --lir-to-spirv=prepare=false --split-input-file %s | FileCheck %s

// CHECK: requires #spirv.vce<v1.3, [Shader, GroupNonUniform], []>
module attributes {lir.target = "vulkan1.1"} {
  // CHECK-DAG: spirv.GlobalVariable @SubgroupId built_in("SubgroupId") : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @SubgroupSize built_in("SubgroupSize") : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @SubgroupLocalInvocationId built_in("SubgroupLocalInvocationId") : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @NumSubgroups built_in("NumSubgroups") : !spirv.ptr<i32, Input>
  func.func @k(%p: !mir.ptr<global, i32> {lir.name = "p", lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: spirv.Load "Input" %{{.*}} : i32
    %0 = lir.subgroup_id
    lir.store %p, %0 align 4 : !mir.ptr<global, i32>, i32
    %1 = lir.subgroup_size
    lir.store %p, %1 align 4 : !mir.ptr<global, i32>, i32
    %2 = lir.subgroup_local_id
    lir.store %p, %2 align 4 : !mir.ptr<global, i32>, i32
    %3 = lir.num_subgroups
    lir.store %p, %3 align 4 : !mir.ptr<global, i32>, i32
    return
  }
  // CHECK: spirv.EntryPoint "GLCompute" @k, @NumSubgroups, @SubgroupId, @SubgroupLocalInvocationId, @SubgroupSize
}

// -----

// A lane that is no constant is a shuffle.
// CHECK: requires #spirv.vce<v1.3, [Shader, GroupNonUniformBallot, GroupNonUniformShuffle], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%l: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}, %x: f32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: spirv.GroupNonUniformShuffle <Subgroup> %{{.*}}, %{{.*}} : f32, i32
    %0 = lir.subgroup_shuffle %x, %l : f32
    // CHECK: spirv.GroupNonUniformShuffleXor <Subgroup> %{{.*}}, %{{.*}} : i32, i32
    %1 = lir.subgroup_shuffle_xor %l, %l : i32
    // CHECK: spirv.GroupNonUniformShuffle <Subgroup> %{{.*}}, %{{.*}} : f32, i32
    %2 = lir.subgroup_broadcast %x, %l : f32
    %c = arith.constant 3 : i32
    // CHECK: %[[C:.*]] = spirv.Constant 3 : i32
    // CHECK: spirv.GroupNonUniformBroadcast <Subgroup> %{{.*}}, %[[C]] : f32, i32
    %3 = lir.subgroup_broadcast %x, %c : f32
    return
  }
}

// -----

// CHECK: requires #spirv.vce<v1.5, [Shader, GroupNonUniformVote], []>
module attributes {lir.target = "vulkan1.2"} {
  func.func @k(%l: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    %c = arith.cmpi ult, %l, %l : i32
    // CHECK: spirv.GroupNonUniformAny <Subgroup> %{{.*}} : i1
    %0 = lir.subgroup_any %c
    // CHECK: spirv.GroupNonUniformAll <Subgroup> %{{.*}} : i1
    %1 = lir.subgroup_all %0
    return
  }
}

// -----

// CHECK: requires #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%i: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>}, %x: f32 {lir.push_constant = #lir.push_constant<offset = 4, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %{{.*}} : i32 -> i32
    %0 = lir.subgroup_reduce add %i : i32
    // CHECK: spirv.GroupNonUniformIMul <Subgroup> <Reduce>
    %1 = lir.subgroup_reduce mul %i : i32
    // CHECK: spirv.GroupNonUniformSMin <Subgroup> <Reduce>
    %2 = lir.subgroup_reduce min_s %i : i32
    // CHECK: spirv.GroupNonUniformUMin <Subgroup> <Reduce>
    %3 = lir.subgroup_reduce min_u %i : i32
    // CHECK: spirv.GroupNonUniformSMax <Subgroup> <Reduce>
    %4 = lir.subgroup_reduce max_s %i : i32
    // CHECK: spirv.GroupNonUniformUMax <Subgroup> <Reduce>
    %5 = lir.subgroup_reduce max_u %i : i32
    // CHECK: spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce>
    %6 = lir.subgroup_reduce and %i : i32
    // CHECK: spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce>
    %7 = lir.subgroup_reduce or %i : i32
    // CHECK: spirv.GroupNonUniformBitwiseXor <Subgroup> <Reduce>
    %8 = lir.subgroup_reduce xor %i : i32
    // CHECK: spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %{{.*}} : f32 -> f32
    %9 = lir.subgroup_reduce fadd %x : f32
    // CHECK: spirv.GroupNonUniformFMul <Subgroup> <Reduce>
    %10 = lir.subgroup_reduce fmul %x : f32
    // CHECK: spirv.GroupNonUniformFMin <Subgroup> <Reduce>
    %11 = lir.subgroup_reduce fmin %x : f32
    // CHECK: spirv.GroupNonUniformFMax <Subgroup> <Reduce>
    %12 = lir.subgroup_reduce fmax %x : f32
    return
  }
}

// -----

// CHECK: requires #spirv.vce<v1.3, [Shader, GroupNonUniformBallot], []>
module attributes {lir.target = "vulkan1.1"} {
  func.func @k(%l: i32 {lir.push_constant = #lir.push_constant<offset = 0, size = 4>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
    // CHECK: %[[C:.*]] = spirv.ULessThan
    %c = arith.cmpi ult, %l, %l : i32
    // CHECK: spirv.GroupNonUniformBallot <Subgroup> %[[C]] : vector<4xi32>
    %0 = lir.subgroup_ballot %c -> vector<4xi32>
    return
  }
}
