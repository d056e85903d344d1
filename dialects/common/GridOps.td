//===- GridOps.td - Synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_GRID_OPS_TD
#define GIR_COMMON_GRID_OPS_TD

include "common/Definitions.td"
include "common/Stages.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Grid_Barrier<GirLevel level>
    : GirSharedOp<level, "barrier", [
          MemoryEffects<[MemRead, MemWrite]>, InComputeStage]> {
  let requires = [Feature_Barriers];
  let summary = "execution and memory barrier";
  let arguments = (ins MemoryScope:$exec_scope, MemoryScope:$mem_scope,
                       MemoryOrdering:$semantics);
  let assemblyFormat = [{
    `exec_scope` $exec_scope `mem_scope` $mem_scope `semantics` $semantics
    attr-dict
  }];
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyBarrier(*this, getExecScope())">.definition;
}

// `memory_fence` in mir, `mem_fence` in lir.
class Grid_Fence<GirLevel level, string opMnemonic>
    : GirSharedOp<level, opMnemonic, [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "memory fence";
  let arguments = (ins MemoryScope:$mem_scope, MemoryOrdering:$semantics);
  let assemblyFormat = "`mem_scope` $mem_scope `semantics` $semantics attr-dict";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyFence(*this, getSemantics())">.definition;
}

#endif // GIR_COMMON_GRID_OPS_TD
