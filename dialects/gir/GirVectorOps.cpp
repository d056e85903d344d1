//===- GirVectorOps.cpp - Verifiers of vector ops -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariant: the operands of `vec` together have as many lanes as the result, of its
// lane type.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

LogicalResult VecOp::verify() {
  int64_t lanes = 0;
  for (Type type : getElements().getTypes()) {
    if (::gir::laneOf(type) != ::gir::laneOf(getType()))
      return emitOpError("makes ") << getType() << ", but takes " << type;
    lanes += ::gir::lanesOf(type);
  }
  if (lanes != ::gir::lanesOf(getType()))
    return emitOpError("makes ")
           << getType() << ", but takes " << lanes << " lanes";
  return success();
}
