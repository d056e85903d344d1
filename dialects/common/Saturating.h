//===- Saturating.h - Rules of saturating ops in mir and lir ----*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a narrowing goes to a narrower integer; the scale of a fixed-point
// product is at most the width.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_SATURATING_H
#define GIR_DIALECTS_COMMON_SATURATING_H

#include "common/Vectors.h"

namespace gir {

inline mlir::LogicalResult verifyNarrowing(mlir::Operation *op, mlir::Type from,
                                           mlir::Type to) {
  if (laneOf(to).getIntOrFloatBitWidth() >= laneOf(from).getIntOrFloatBitWidth())
    return op->emitOpError("must narrow, but goes from ") << from << " to " << to;
  return mlir::success();
}

inline mlir::LogicalResult verifyScale(mlir::Operation *op, mlir::Type type,
                                       uint64_t scale) {
  unsigned width = laneOf(type).getIntOrFloatBitWidth();
  if (scale > width)
    return op->emitOpError("has scale ")
           << scale << ", but " << type << " has " << width << " bits; the scale "
           << "is at most that";
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_SATURATING_H
