//===- TargetFeatures.h - Names of features of targets ----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a query of the target names a Feature, or a vector width that GIR has; a
// specialisation constant has a name.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_TARGET_FEATURES_H
#define GIR_DIALECTS_COMMON_TARGET_FEATURES_H

#include "common/Enums.h"
#include "mlir/IR/Operation.h"

namespace gir {

inline mlir::LogicalResult verifyFeatureName(mlir::Operation *op,
                                             llvm::StringRef name) {
  llvm::StringRef width = name;
  if (width.consume_front("vectors.width.") &&
      (width == "2" || width == "3" || width == "4" || width == "8" ||
       width == "16"))
    return mlir::success();
  if (symbolizeFeature(name))
    return mlir::success();
  return op->emitOpError("asks for unknown feature '")
         << name
         << "'; features are atomics, barriers, critical_sections, images, "
            "matrices, matrices.native, subgroups, and vectors.width.N with N of "
            "2, 3, 4, 8, 16";
}

inline mlir::LogicalResult verifySpecConstant(mlir::Operation *op,
                                              llvm::StringRef name) {
  if (name.empty())
    return op->emitOpError("has no name; the host sets the constant by its name");
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_TARGET_FEATURES_H
