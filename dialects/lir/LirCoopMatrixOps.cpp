//===- LirCoopMatrixOps.cpp - Verifiers of cooperative matrices -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/CoopMatrices.h.
//
//===----------------------------------------------------------------------===//

#include "common/CoopMatrices.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult CoopMatLoadOp::verify() {
  return ::gir::verifyCoopMatrixMemory(*this, getPtr().getType(), getType(),
                                       /*isWritten=*/false);
}

LogicalResult CoopMatStoreOp::verify() {
  return ::gir::verifyCoopMatrixMemory(*this, getPtr().getType(),
                                       getValue().getType(), /*isWritten=*/true);
}

LogicalResult CoopMatMulAddOp::verify() {
  return ::gir::verifyCoopMatrixMulAdd(*this, getA().getType(), getB().getType(),
                                       getC().getType(), getUnsignedFactors());
}
