//===- Mir.h - The mir dialect -------------------------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_MIR_H
#define GIR_DIALECTS_MIR_H

#include "common/Enums.h"
#include "common/Stages.h"
#include "common/Vectors.h"
#include "mir/MirEnums.h"
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
#include "mlir/Interfaces/MemorySlotInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "MirDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "MirAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "MirTypes.h.inc"

#define GET_OP_CLASSES
#include "MirOps.h.inc"

#endif // GIR_DIALECTS_MIR_H
