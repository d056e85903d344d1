//===- LirMatrixOps.cpp - Verifiers of matrix ops -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Matrices.h.
//
//===----------------------------------------------------------------------===//

#include "common/Matrices.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult MatConstructOp::verify() {
  return ::gir::verifyMatrixRows(*this, getRowVectors().getTypes(), getType());
}

LogicalResult MatRowOp::verify() {
  return ::gir::verifyMatrixRow(*this, getMatrix().getType(), getRow(), getType());
}

LogicalResult MatExtractOp::verify() {
  return ::gir::verifyMatrixElement(*this, getMatrix().getType(), getRow(),
                                    getColumn());
}

LogicalResult MatTransposeOp::verify() {
  return ::gir::verifyTranspose(*this, getMatrix().getType(), getType());
}

LogicalResult MatMulOp::verify() {
  return ::gir::verifyMatrixProduct(*this, getLhs().getType(), getRhs().getType(),
                                    getType());
}

LogicalResult MatVecMulOp::verify() {
  return ::gir::verifyVectorProduct(*this, getMatrix().getType(),
                                    getVector().getType(), getType());
}

LogicalResult MatLoadOp::verify() {
  return ::gir::verifyMatrixMemory(*this, getPtr().getType(), getType(),
                                   /*isWritten=*/false);
}

LogicalResult MatStoreOp::verify() {
  return ::gir::verifyMatrixMemory(*this, getPtr().getType(), getValue().getType(),
                                   /*isWritten=*/true);
}
