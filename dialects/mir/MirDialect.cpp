//===- MirDialect.cpp - Registration of the mir dialect --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "MirDialect.cpp.inc"

#include "MirEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "MirAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "MirTypes.cpp.inc"

void ::gir::mir::MirDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "MirAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "MirTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "MirOps.cpp.inc"
      >();
}
