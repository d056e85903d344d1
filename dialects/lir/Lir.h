//===- Lir.h - The lir dialect -------------------------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_LIR_H
#define GIR_DIALECTS_LIR_H

#include "common/Enums.h"
#include "lir/ContextData.h"
#include "mir/Mir.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "LirDialect.h.inc"

#include "LirEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "LirAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "LirTypes.h.inc"

#define GET_OP_CLASSES
#include "LirOps.h.inc"

#endif // GIR_DIALECTS_LIR_H
