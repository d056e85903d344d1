//===- LirDialect.cpp - Registration of the lir dialect --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "lir/Lir.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "LirDialect.cpp.inc"

#include "LirEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "LirAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "LirTypes.cpp.inc"

void ::gir::lir::LirDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "LirAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "LirTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "LirOps.cpp.inc"
      >();
}

Operation *::gir::lir::LirDialect::materializeConstant(OpBuilder &builder,
                                                  Attribute value, Type type,
                                                  Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}
