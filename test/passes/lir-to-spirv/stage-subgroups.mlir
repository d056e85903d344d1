// The subgroup builtins of a fragment kernel are flat, as are all of its integers; a compute kernel may
// read the same builtins.
// R-RUNA-18
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

module attributes {lir.target = "vulkan1.1"} {
  // CHECK-DAG: spirv.GlobalVariable @SubgroupSize built_in("SubgroupSize") {flat} : !spirv.ptr<i32, Input>
  // CHECK-DAG: spirv.GlobalVariable @SubgroupLocalInvocationId built_in("SubgroupLocalInvocationId") {flat}
  func.func @lane() -> i32 {
    %0 = lir.subgroup_local_id
    return %0 : i32
  }
  func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
    %0 = lir.subgroup_size
    %1 = func.call @lane() : () -> i32
    %2 = arith.addi %0, %1 : i32
    lir.write_output %2, <location = 0> : i32
    return
  }
  func.func @c(%p: !mir.ptr<global, i32> {lir.resource = #mir.resource<set = 0, binding = 0, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %0 = lir.subgroup_size
    lir.store %p, %0 align 4 : <global, i32>, i32
    return
  }
}
