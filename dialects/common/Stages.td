//===- Stages.td - Ops for kernels of one stage -*- tablegen -*-===//
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

// Ops for kernels with workgroups only, for vertex kernels only, for fragment kernels only.
def InComputeStage : GirInStage<"Compute">;
def InVertexStage : GirInStage<"Vertex">;
def InFragmentStage : GirInStage<"Fragment">;

#endif // GIR_COMMON_STAGES_TD
