//===- MirOps.td - The ops of the mir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_OPS_TD
#define GIR_MIR_OPS_TD

include "mir/MirDialect.td"
include "common/AtomicOps.td"
include "common/CoopMatrixOps.td"
include "common/FragmentOps.td"
include "common/GridOps.td"
include "common/IoOps.td"
include "common/MathOps.td"
include "common/MatrixOps.td"
include "common/MemoryOps.td"
include "common/PrintOps.td"
include "common/SaturatingOps.td"
include "common/Stages.td"
include "common/SubgroupOps.td"
include "common/TargetOps.td"
include "common/TotalOps.td"
include "common/WorkgroupOps.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

// The mnemonics keep the prefix `gpu.` of the Runa GPU dialect specification.
def Mir_Level : GirLevel<Mir_Dialect, "gpu.">;
class Mir_GpuOp<string opMnemonic, list<Trait> traits = []>
    : Op<Mir_Dialect, "gpu." # opMnemonic, traits>;

include "mir/MirMemoryOps.td"
include "mir/MirAtomicOps.td"
include "mir/MirResourceOps.td"
include "mir/MirIoOps.td"
include "mir/MirGridOps.td"
include "mir/MirSubgroupOps.td"
include "mir/MirWorkgroupOps.td"
include "mir/MirArithOps.td"
include "mir/MirSaturatingOps.td"
include "mir/MirMatrixOps.td"
include "mir/MirCoopMatrixOps.td"
include "mir/MirFragmentOps.td"
include "mir/MirMathOps.td"
include "mir/MirTargetOps.td"
include "mir/MirPrintOps.td"

#endif // GIR_MIR_OPS_TD
