//===- Fragments.h - Rules of matrices in registers -------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_FRAGMENTS_H
#define GIR_DIALECTS_COMMON_FRAGMENTS_H

#include "mir/Mir.h"

namespace gir {

/// Checks extents, types and numbers of a product; `extents` are rows and depth.
mlir::LogicalResult verifyFragmentMulAdd(mlir::Operation *op,
                                         std::array<int64_t, 2> extents,
                                         mlir::Type factor, bool unsignedFactors);

/// Checks memory and numbers of a load of tiles.
mlir::LogicalResult verifyFragmentLoad(mlir::Operation *op, mlir::Type pointer,
                                       int64_t tiles, bool transposed);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_FRAGMENTS_H
