//===- Count.h - Syntax of the number of elements ---------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_COUNT_H
#define GIR_DIALECTS_COMMON_COUNT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpImplementation.h"

/// A number of elements; one if it is absent.
static mlir::ParseResult parseOptionalCount(mlir::OpAsmParser &parser,
                                            mlir::IntegerAttr &count) {
  int64_t elements = 1;
  mlir::OptionalParseResult parsed = parser.parseOptionalInteger(elements);
  count = parser.getBuilder().getI64IntegerAttr(elements);
  return parsed.has_value() ? *parsed : mlir::success();
}

static void printOptionalCount(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                               mlir::IntegerAttr count) {
  printer << count.getInt();
}

#endif // GIR_DIALECTS_COMMON_COUNT_H
