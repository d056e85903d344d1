//===- GirOps.cpp - Verifiers and syntax of the gir ops --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

/// The type of a comparison's result: `ui32`, or a vector of it.
static Type flagTypeOf(Type type) {
  Type flag = IntegerType::get(type.getContext(), 32, IntegerType::Unsigned);
  auto vector = llvm::dyn_cast<VectorType>(type);
  return vector ? vector.clone(flag) : flag;
}

/// The types of a select: that of the condition comes first if it is a vector, else it
/// is `ui32` and not written.
static ParseResult parseSelectTypes(OpAsmParser &parser, Type &condition,
                                    Type &result) {
  if (parser.parseType(result))
    return failure();
  condition = IntegerType::get(parser.getContext(), 32, IntegerType::Unsigned);
  if (failed(parser.parseOptionalComma()))
    return success();
  condition = result;
  return parser.parseType(result);
}

static void printSelectTypes(OpAsmPrinter &printer, Operation *, Type condition,
                             Type result) {
  if (llvm::isa<VectorType>(condition))
    printer << condition << ", ";
  printer << result;
}

#define GET_OP_CLASSES
#include "GirOps.cpp.inc"
