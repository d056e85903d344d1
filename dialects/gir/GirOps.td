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
    : Op<Gir_Dialect, opMnemonic, traits> {
  // The instructions of GIR text that stand for the op. The generator of the Rust views
  // makes the rows of passes/src/gir/text/opcodes.rs from these fields.
  //
  // The syntax, a constant of passes/src/gir/text/forms.rs; empty if other ops' readers
  // make this one.
  string form = "";
  // The opcode, or its start: there is an instruction for each of the suffixes.
  string opcode = opMnemonic;
  list<string> suffixes = [];
  // The extension of the published core that adds it, a case of `Extension` in
  // passes/src/gir/text/keywords.rs; empty for the core itself.
  string extension = "";
}

include "gir/GirModuleOps.td"
include "gir/GirArithOps.td"
include "gir/GirMathOps.td"
include "gir/GirVectorOps.td"
include "gir/GirControlOps.td"
include "gir/GirMemoryOps.td"
include "gir/GirAtomicOps.td"
include "gir/GirGridOps.td"
include "gir/GirSubgroupOps.td"
include "gir/GirPrintOps.td"

#endif // GIR_GIR_OPS_TD
