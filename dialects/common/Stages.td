//===- Stages.td - Ops that ask for something of one stage -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_STAGES_TD
#define GIR_COMMON_STAGES_TD

include "mlir/IR/OpBase.td"

class GirInStage<string stage>
    : ParamNativeOpTrait<"InStage", "::gir::mir::Stage::" # stage> {
  let cppNamespace = "::gir";
}

// What only kernels with workgroups have, only vertex and only fragment kernels.
def InComputeStage : GirInStage<"Compute">;
def InVertexStage : GirInStage<"Vertex">;
def InFragmentStage : GirInStage<"Fragment">;

#endif // GIR_COMMON_STAGES_TD
