//===- InitialValue.h - Rules of initial values of globals ------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a global is initialised with dense elements, or with one number
// if it holds one; they are of its element type and as many as it holds, in bounds.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_INITIAL_VALUE_H
#define GIR_DIALECTS_COMMON_INITIAL_VALUE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace gir {

constexpr int64_t maxInitialBytes = int64_t(256) << 20;

inline mlir::LogicalResult verifyInitialValue(mlir::Operation *op,
                                              mlir::Type element, int64_t count,
                                              mlir::Attribute value) {
  if (auto dense = llvm::dyn_cast<mlir::DenseElementsAttr>(value)) {
    if (dense.getElementType() != element)
      return op->emitOpError("holds ")
             << element << ", but is initialised with " << dense.getElementType();
    if (dense.getNumElements() != count)
      return op->emitOpError("holds ")
             << count << (count == 1 ? " element" : " elements")
             << ", but is initialised with " << dense.getNumElements();
    // Few words of text may stand for many equal elements.
    if (count > maxInitialBytes * 8 / element.getIntOrFloatBitWidth())
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
