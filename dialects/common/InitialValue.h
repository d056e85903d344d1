//===- InitialValue.h - Rules of initial values of globals ------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a global is initialised with dense elements, or with one number
// if it holds one; they are of its element type and as many as it holds, in bounds.
// A global of vectors is initialised with a matrix: a row of lanes for each.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_INITIAL_VALUE_H
#define GIR_DIALECTS_COMMON_INITIAL_VALUE_H

#include "common/Vectors.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace gir {

constexpr int64_t maxInitialBytes = int64_t(256) << 20;

/// Checks that dense elements are those of `count` vectors.
inline mlir::LogicalResult verifyRows(mlir::Operation *op, mlir::VectorType vector,
                                      int64_t count, mlir::DenseElementsAttr dense) {
  auto wanted = mlir::RankedTensorType::get({count, vector.getNumElements()},
                                            vector.getElementType());
  if (dense.getType() != wanted)
    return op->emitOpError("holds ")
           << count << " of " << vector << ", which " << wanted
           << " initialises, not " << dense.getType();
  return mlir::success();
}

/// Checks that dense elements are `count` numbers.
inline mlir::LogicalResult verifyNumbers(mlir::Operation *op, mlir::Type element,
                                         int64_t count,
                                         mlir::DenseElementsAttr dense) {
  if (dense.getElementType() != element)
    return op->emitOpError("holds ")
           << element << ", but is initialised with " << dense.getElementType();
  if (dense.getNumElements() != count)
    return op->emitOpError("holds ")
           << count << (count == 1 ? " element" : " elements")
           << ", but is initialised with " << dense.getNumElements();
  return mlir::success();
}

inline mlir::LogicalResult verifyInitialValue(mlir::Operation *op,
                                              mlir::Type element, int64_t count,
                                              mlir::Attribute value) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(element);
  if (auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(value)) {
    if (mlir::failed(vector ? verifyRows(op, vector, count, dense)
                            : verifyNumbers(op, element, count, dense)))
      return mlir::failure();
    // A short splat in the text may mean many equal elements.
    int64_t bits = lanesOf(element) * laneOf(element).getIntOrFloatBitWidth();
    if (count > maxInitialBytes * 8 / bits)
      return op->emitOpError("is initialised with more than ")
             << (maxInitialBytes >> 20) << " MiB; fill it at run time";
    return mlir::success();
  }
  if (!llvm::isa<mlir::IntegerAttr, mlir::FloatAttr>(value) ||
      llvm::cast<mlir::TypedAttr>(value).getType() != element)
    return op->emitOpError("holds ")
           << element << ", but is initialised with " << value;
  if (count != 1)
    return op->emitOpError("needs one initial value for each of its elements");
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_INITIAL_VALUE_H
