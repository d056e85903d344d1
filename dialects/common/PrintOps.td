//===- PrintOps.td - Text and assertions from kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_PRINT_OPS_TD
#define GIR_COMMON_PRINT_OPS_TD

include "common/Definitions.td"
include "common/Stages.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// The ops count as memory accesses, so that no pass removes, repeats or reorders them.

class Print_Printf<GirLevel level>
    : GirSharedOp<level, "printf", [MemoryEffects<[MemRead, MemWrite]>, InComputeStage]> {
  let summary = "text for the host";
  let arguments = (ins StrAttr:$format, Variadic<Mir_IoValue>:$args);
  let assemblyFormat = "$format (`,` $args^ `:` type($args))? attr-dict";
  let requires = [Feature_Atomics];
}

class Print_Assert<GirLevel level>
    : GirSharedOp<level, "assert", [MemoryEffects<[MemRead, MemWrite]>, InComputeStage]> {
  let summary = "end of the work-item where a condition is false";
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
  let requires = [Feature_Atomics];
}

#endif // GIR_COMMON_PRINT_OPS_TD
