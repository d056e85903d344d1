//===- GirDialect.cpp - Registration of the gir dialect --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "GirDialect.cpp.inc"

#include "GirEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "GirAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "GirTypes.cpp.inc"

void ::gir::gir::GirDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "GirAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "GirTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "GirOps.cpp.inc"
      >();
}
