//===- GirMathOps.cpp - Verifiers of mathematical functions -----------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariant: the magnitude is taken of signed integers and floats.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace gir::gir;

LogicalResult AbsOp::verify() {
  Type type = getOperand().getType();
  if (getElementTypeOrSelf(type).isUnsignedInteger())
    return emitOpError("takes signed integers and floats, but its operand is ")
           << type << ", which is its own magnitude; use gir.mov";
  return success();
}
