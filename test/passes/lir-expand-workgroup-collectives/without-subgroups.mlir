// Workgroup collectives, and subgroup operations through shared memory, need no subgroups of the device.
// R-RUNA-81 R-RUNA-112
// RUN: gir-opt %s --emit-spirv-asm --target-file=%S/../../Inputs/poor.toml --target=poor-vulkan -o %t.spvasm --reflection=%t.json 2>/dev/null
// RUN: FileCheck %s --input-file=%t.spvasm
// RUN: FileCheck %s --check-prefix=REFLECTED --input-file=%t.json
// RUN: spirv-as --target-env spv1.6 %t.spvasm -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv

// CHECK-NOT: GroupNonUniform
// CHECK: OpControlBarrier
// CHECK-NOT: GroupNonUniform

// REFLECTED: "subgroup_size": null
// REFLECTED: "operation": "lir.subgroup_reduce",
// REFLECTED-NEXT: "instead": "an exchange through shared memory",
// REFLECTED-NEXT: "count": 1

func.func @k(%p: !mir.ptr<global, i32> {mir.name = "p", mir.resource = #mir.resource<set = 0, binding = 0, storage>, mir.type = ui32})
    attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1], subgroup_size = 16>} {
  %lane = mir.gpu.subgroup_local_id
  %all = mir.gpu.workgroup_reduce add %lane : i32
  %some = mir.gpu.subgroup_reduce add %lane : i32
  %i = mir.gpu.global_id x
  %sum = arith.addi %all, %some : i32
  %at = mir.gpu.gep %p[%i] stride 4 : !mir.ptr<global, i32>, i32
  mir.gpu.store %at, %sum : !mir.ptr<global, i32>, i32
  return
}
