//===- Matrices.cpp - Rules of matrix ops in mir and lir ------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/Matrices.h"

using namespace mlir;
using gir::mir::MatrixType;

Type gir::elementOf(Type matrix) { return llvm::cast<MatrixType>(matrix).getElement(); }

/// The type of a row.
static VectorType rowOf(MatrixType matrix) {
  return VectorType::get(matrix.getColumns(), matrix.getElement());
}

LogicalResult gir::verifyMatrixRows(Operation *op, TypeRange rows,
                                    MatrixType matrix) {
  if (static_cast<int64_t>(rows.size()) != matrix.getRows())
    return op->emitOpError("makes ")
           << matrix << ", which has " << matrix.getRows() << " rows, of "
           << rows.size();
  for (Type row : rows)
    if (row != rowOf(matrix))
      return op->emitOpError("makes ")
             << matrix << " of " << row << "; its rows are " << rowOf(matrix);
  return success();
}

LogicalResult gir::verifyMatrixRow(Operation *op, MatrixType matrix, uint64_t row,
                                   Type result) {
  if (failed(verifyMatrixElement(op, matrix, row, 0)))
    return failure();
  if (result != rowOf(matrix))
    return op->emitOpError("gives ")
           << result << ", but a row of " << matrix << " is " << rowOf(matrix);
  return success();
}

LogicalResult gir::verifyMatrixElement(Operation *op, MatrixType matrix,
                                       uint64_t row, uint64_t column) {
  if (row >= static_cast<uint64_t>(matrix.getRows()) ||
      column >= static_cast<uint64_t>(matrix.getColumns()))
    return op->emitOpError("takes row ")
           << row << " and column " << column << " of " << matrix << ", which has "
           << matrix.getRows() << " rows and " << matrix.getColumns() << " columns";
  return success();
}

LogicalResult gir::verifyTranspose(Operation *op, MatrixType matrix,
                                   MatrixType result) {
  auto expected = MatrixType::get(op->getContext(), matrix.getRows(),
                                  matrix.getColumns(), matrix.getElement());
  if (result != expected)
    return op->emitOpError("gives ") << result << ", but " << matrix
                                     << " transposed is " << expected;
  return success();
}

LogicalResult gir::verifyMatrixProduct(Operation *op, MatrixType lhs,
                                       MatrixType rhs, MatrixType result) {
  if (lhs.getColumns() != rhs.getRows() || lhs.getElement() != rhs.getElement())
    return op->emitOpError("multiplies ")
           << lhs << " and " << rhs << "; the columns of the first are as many as "
           << "the rows of the second, and the elements of one type";
  auto expected = MatrixType::get(op->getContext(), rhs.getColumns(), lhs.getRows(),
                                  lhs.getElement());
  if (result != expected)
    return op->emitOpError("gives ")
           << result << ", but the product of " << lhs << " and " << rhs << " is "
           << expected;
  return success();
}

LogicalResult gir::verifyVectorProduct(Operation *op, MatrixType matrix,
                                       Type vector, Type result) {
  if (vector != rowOf(matrix))
    return op->emitOpError("multiplies ")
           << matrix << " and " << vector << ", not " << rowOf(matrix);
  auto expected = VectorType::get(matrix.getRows(), matrix.getElement());
  if (result != expected)
    return op->emitOpError("gives ")
           << result << ", but the product of " << matrix << " and " << vector
           << " is " << expected;
  return success();
}

LogicalResult gir::verifyMatrixMemory(Operation *op, Type pointer,
                                      MatrixType matrix, bool isWritten) {
  auto ptr = llvm::cast<mir::PtrType>(pointer);
  if (isWritten && ptr.getSpace() == mir::StorageSpace::Constant)
    return op->emitOpError("cannot write to constant storage");
  if (ptr.getPointee() != matrix.getElement())
    return op->emitOpError("takes elements of ")
           << matrix << " from " << ptr.getPointee() << " in memory";
  return success();
}
