// Specialisation constants of a program, and those that are the size of workgroups.
// R-SPVD-9 R-SPVD-10
// RUN: gir-opt --lower-to-lir=target=vulkan1.1 --lir-to-spirv=prepare=false %S/../../tools/gir-run/Inputs/spec.mlir | FileCheck %s
// RUN: gir-opt --emit-spirv -g --target=vulkan1.1 %S/../../tools/gir-run/Inputs/spec.mlir -o %t.spv --reflection=%t.json
// RUN: spirv-val --target-env vulkan1.1 %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY
// RUN: FileCheck %s --check-prefix=JSON --input-file %t.json
// RUN: gir-opt --emit-spirv -g --target=opencl2.1-spirv %S/../../tools/gir-run/Inputs/spec.mlir -o %t.spv
// RUN: spirv-val --target-env opencl2.1 %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=BINARY
// CHECK-DAG: spirv.SpecConstant @bias spec_id(5) = 5.000000e-01 : f32
// CHECK-DAG: spirv.SpecConstant @factor spec_id(3) = 7 : i32
// CHECK: %[[FACTOR:.*]] = spirv.mlir.referenceof @factor : i32
// CHECK: spirv.IMul %{{.*}}, %[[FACTOR]] : i32
// BINARY-DAG: OpDecorate %factor SpecId 3
// BINARY-DAG: OpDecorate %bias SpecId 5
// BINARY-DAG: OpDecorate %negate SpecId 8
// BINARY-DAG: OpDecorate %wide SpecId 9
// BINARY-DAG: %factor = OpSpecConstant %uint 7
// BINARY-DAG: %bias = OpSpecConstant %float 0.5
// BINARY-DAG: %negate = OpSpecConstantFalse %bool
// BINARY-DAG: %wide = OpSpecConstant %ulong 18446744073709551615
// JSON: "name": "factor",
// JSON-NEXT: "id": 3,
// JSON-NEXT: "type": "i32",
// JSON-NEXT: "default_bits": 7
// JSON: "name": "bias",
// JSON-NEXT: "id": 5,
// JSON-NEXT: "type": "f32",
// JSON-NEXT: "default_bits": 1056964608
// JSON: "name": "negate",
// JSON-NEXT: "id": 8,
// JSON-NEXT: "type": "bool",
// JSON-NEXT: "default_bits": 0

// RUN: gir-opt --emit-spirv -g --target=vulkan1.1 %S/../../tools/gir-run/Inputs/spec-size.mlir -o %t.spv --reflection=%t.json
// RUN: spirv-val --target-env vulkan1.1 %t.spv && spirv-dis --no-color %t.spv | FileCheck %s --check-prefix=SIZE
// RUN: FileCheck %s --check-prefix=IDS --input-file %t.json
// SIZE-DAG: OpExecutionMode %sized LocalSize 4 1 1
// SIZE-DAG: OpDecorate %[[X:.*]] SpecId 10
// SIZE-DAG: OpDecorate %[[Y:.*]] SpecId 11
// SIZE-DAG: OpDecorate %[[Z:.*]] SpecId 12
// SIZE-DAG: OpDecorate %[[ALL:.*]] BuiltIn WorkgroupSize
// SIZE-DAG: %[[X]] = OpSpecConstant %uint 4
// SIZE-DAG: %[[ALL]] = OpSpecConstantComposite %v3uint %[[X]] %[[Y]] %[[Z]]
// SIZE: OpIAdd %uint %{{.*}} %[[X]]
// IDS: "workgroup_size": null
// IDS: "local_size_hint": [
// IDS-NEXT: 4,
// IDS: "workgroup_size_ids": [
// IDS-NEXT: 10,
// IDS-NEXT: 11,
// IDS-NEXT: 12
// Shared memory whose size the launch decides takes the ids that are left.
// RUN: gir-opt --lower-to-lir=target=vulkan1.1 %s | FileCheck %s --check-prefix=FREE
// FREE: lir.global @tile {{.*}}lir.spec_id = 2 : i32
mir.gpu.global @tile : !mir.ptr<workgroup, i32> count 0 dynamic elem i32
func.func @k() attributes {mir.kernel = #mir.kernel<compute>, mir.workgroup_size_ids = array<i32: 3, 0, 4>} {
  %x = mir.gpu.spec_constant "x" id(1) = 0 : i32
  %t = mir.gpu.address_of @tile : !mir.ptr<workgroup, i32>
  mir.gpu.store %t, %x : !mir.ptr<workgroup, i32>, i32
  return
}
