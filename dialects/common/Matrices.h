//===- Matrices.h - Rules of matrix ops in mir and lir ----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, of types:
// - all elements from which a result is computed have its element type,
// - a product has as many columns on the left as rows on the right; it has the
//   rows of the left and the columns of the right,
// - a transposed matrix has the extents exchanged,
// - rows are vectors with an element for each column, as many as the matrix has,
// - a number of a row or column is below the extent,
// - memory holds elements of the matrix's type; memory that is stored to is not constant.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_MATRICES_H
#define GIR_DIALECTS_COMMON_MATRICES_H

#include "mir/Mir.h"

namespace gir {

/// The type of the elements of a matrix.
mlir::Type elementOf(mlir::Type matrix);

/// Checks the rows that make a matrix.
mlir::LogicalResult verifyMatrixRows(mlir::Operation *op, mlir::TypeRange rows,
                                     mir::MatrixType matrix);

/// Checks a row that is taken from a matrix.
mlir::LogicalResult verifyMatrixRow(mlir::Operation *op, mir::MatrixType matrix,
                                    uint64_t row, mlir::Type result);

/// Checks the place of an element.
mlir::LogicalResult verifyMatrixElement(mlir::Operation *op, mir::MatrixType matrix,
                                        uint64_t row, uint64_t column);

mlir::LogicalResult verifyTranspose(mlir::Operation *op, mir::MatrixType matrix,
                                    mir::MatrixType result);

mlir::LogicalResult verifyMatrixProduct(mlir::Operation *op, mir::MatrixType lhs,
                                        mir::MatrixType rhs,
                                        mir::MatrixType result);

mlir::LogicalResult verifyVectorProduct(mlir::Operation *op, mir::MatrixType matrix,
                                        mlir::Type vector, mlir::Type result);

/// Checks the memory of a matrix.
mlir::LogicalResult verifyMatrixMemory(mlir::Operation *op, mlir::Type pointer,
                                       mir::MatrixType matrix, bool isWritten);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_MATRICES_H
