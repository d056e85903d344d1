//===- GirOps.td - The ops of the gir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_GIR_OPS_TD
#define GIR_GIR_OPS_TD

include "gir/GirDialect.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"

class Gir_Op<string opMnemonic, list<Trait> traits = []>
    : Op<Gir_Dialect, opMnemonic, traits>;

include "gir/GirModuleOps.td"
include "gir/GirArithOps.td"
include "gir/GirMathOps.td"
include "gir/GirVectorOps.td"
include "gir/GirControlOps.td"
include "gir/GirMemoryOps.td"
include "gir/GirAtomicOps.td"
include "gir/GirGridOps.td"
include "gir/GirSubgroupOps.td"

#endif // GIR_GIR_OPS_TD
