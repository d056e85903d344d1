//===- Images.h - Rules of image ops in mir and lir -------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_IMAGES_H
#define GIR_DIALECTS_COMMON_IMAGES_H

#include "mir/Mir.h"

namespace gir {

/// Checks a read of a storage image.
mlir::LogicalResult verifyImageRead(mlir::Operation *op, mlir::Type image,
                                    mlir::Type coords, mlir::Type result);

/// Checks a write to a storage image.
mlir::LogicalResult verifyImageWrite(mlir::Operation *op, mlir::Type image,
                                     mlir::Type coords, mlir::Type value);

/// Checks a fetch from a sampled image.
mlir::LogicalResult verifyFetch(mlir::Operation *op, mlir::Type image,
                                mlir::Type coords, mlir::Type result);

/// Checks the result of a question for the extents of an image.
mlir::LogicalResult verifyImageSize(mlir::Operation *op, mlir::Type image,
                                    mlir::Type result);

/// Checks the operands and the result of a sample; absent operands are null.
mlir::LogicalResult verifySample(mlir::Operation *op, mlir::Type image,
                                 mlir::Type coords, mlir::Value lod, mlir::Value ddx,
                                 mlir::Value ddy, mlir::Type result);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_IMAGES_H
