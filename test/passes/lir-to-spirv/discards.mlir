// Fragments that are dropped: a function that is OpKill, from SPIR-V 1.6 on an instruction.
// R-RUNA-17 R-SPVD-5
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv
// RUN: sed 's/vulkan1.1/vulkan1.2/' %s | gir-opt --emit-spirv -o %t.spv && spirv-val --target-env vulkan1.2 %t.spv
// RUN: sed 's/vulkan1.1/vulkan1.3/' %s > %t.mlir
// RUN: gir-opt --emit-spirv %t.mlir -o %t.spv && spirv-val --target-env vulkan1.3 %t.spv
// RUN: gir-opt --emit-spirv-asm %t.mlir | FileCheck --check-prefix=DEMOTE %s

// CHECK: requires #spirv.vce<v1.3, [Shader], []>
// DEMOTE: OpCapability DemoteToHelperInvocation
// DEMOTE-NOT: OpKill
module attributes {lir.target = "vulkan1.1"} {
  // Another has the name already.
  // CHECK: spirv.func @discard(%{{.*}}: i1) "None"
  func.func @discard(%c: i1) {
    // CHECK: spirv.mlir.selection
    scf.if %c {
      // CHECK: spirv.FunctionCall @discard_1() : () -> ()
      // DEMOTE: OpDemoteToHelperInvocation
      // DEMOTE-NEXT: OpBranch
      lir.discard
    }
    return
  }
  // CHECK: spirv.func @f() "None"
  func.func @f() attributes {lir.kernel = #mir.kernel<fragment>} {
    %front = lir.read_input <builtin = front_facing> : i1
    func.call @discard(%front) : (i1) -> ()
    // CHECK: spirv.FunctionCall @discard_1() : () -> ()
    // DEMOTE: OpDemoteToHelperInvocation
    // DEMOTE-NEXT: OpReturn
    lir.discard
    return
  }
  // CHECK: spirv.func @discard_1() "None" {
  // CHECK-NEXT: spirv.Kill
}
