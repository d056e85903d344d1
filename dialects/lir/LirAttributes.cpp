//===- LirAttributes.cpp - Attributes of lir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/KernelAttributes.h; lir.target is a string on a
// module; a push constant has a place.
//
//===----------------------------------------------------------------------===//

#include "common/KernelAttributes.h"
#include "lir/Lir.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult
PushConstantAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         int64_t offset, int64_t size) {
  if (offset < 0 || size < 1)
    return emitError() << "a push constant has an offset from 0 and a size of "
                          "at least 1 byte";
  return success();
}

LogicalResult LirDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if (name == "lir.target" &&
      (!llvm::isa<ModuleOp>(op) || !llvm::isa<StringAttr>(attribute.getValue())))
    return op->emitOpError("'lir.target' is a string on a module");
  if (name == "lir.kernel")
    return ::gir::verifyKernel(op, attribute, "lir.resource");
  return success();
}
