//===- LirOps.td - The ops of the lir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_LIR_OPS_TD
#define GIR_LIR_OPS_TD

include "lir/LirDialect.td"
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
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"

// An access to memory states its alignment and scope. `members` is the mask of the
// work-items that take part, which `--lir-mask-subgroups` computes for targets that
// need it: bit `i` is 1 if work-item `i` of the subgroup arrives. Bits of work-items
// that do not exist may be 1, too.
def Lir_Level : GirLevel<Lir_Dialect, ""> {
  let alignment = (ins IntValidAlignment<I64Attr>:$align);
  let alignmentSyntax = " `align` $align";
  let statesScope = "true";
  let members = (ins Optional<I32>:$members);
  let membersSyntax = " (`among` $members^)?";
}

class Lir_Op<string opMnemonic, list<Trait> traits = []>
    : Op<Lir_Dialect, opMnemonic, traits> {
  // Features that the op requires of a target; the Rust view has them as `REQUIRES`.
  // passes/src/targets/legality.rs computes those that types, orderings and scopes
  // require besides.
  list<I32EnumAttrCase> requires = [];
}

include "lir/LirMemoryOps.td"
include "lir/LirAtomicOps.td"
include "lir/LirResourceOps.td"
include "lir/LirIoOps.td"
include "lir/LirGridOps.td"
include "lir/LirCriticalOps.td"
include "lir/LirCheckOps.td"
include "lir/LirSubgroupOps.td"
include "lir/LirControlOps.td"
include "lir/LirWorkgroupOps.td"
include "lir/LirArithOps.td"
include "lir/LirSaturatingOps.td"
include "lir/LirMatrixOps.td"
include "lir/LirCoopMatrixOps.td"
include "lir/LirFragmentOps.td"
include "lir/LirMathOps.td"
include "lir/LirTargetOps.td"
include "lir/LirPrintOps.td"

#endif // GIR_LIR_OPS_TD
