//===- CoopMatrices.h - Rules of cooperative matrices -----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - memory holds elements of the matrix's type and is shared by work-items; memory
//   that is stored to is not constant,
// - a multiply-add takes an M x K matrix `a`, a K x N matrix `b` and an M x N
//   accumulator of one scope; the factors have one type of elements, the
//   accumulator one of that kind that is no narrower,
// - `unsigned` is for factors of integers,
// - an operation on elements takes matrices of one shape and use.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_COOP_MATRICES_H
#define GIR_DIALECTS_COMMON_COOP_MATRICES_H

#include "mir/Mir.h"

namespace gir {

/// The type of the elements of a cooperative matrix.
mlir::Type coopElementOf(mlir::Type matrix);

/// Checks the memory of a cooperative matrix.
mlir::LogicalResult verifyCoopMatrixMemory(mlir::Operation *op, mlir::Type pointer,
                                           mir::CoopMatrixType matrix,
                                           bool isWritten);

mlir::LogicalResult verifyCoopMatrixMulAdd(mlir::Operation *op,
                                           mir::CoopMatrixType a,
                                           mir::CoopMatrixType b,
                                           mir::CoopMatrixType c,
                                           bool unsignedFactors);

mlir::LogicalResult verifyCoopMatrixMap(mlir::Operation *op, mir::CoopMatrixMap kind,
                                        mir::CoopMatrixType result);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_COOP_MATRICES_H
