//===- Vectors.h - Vectors and their lanes ----------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// GIR has vectors of 2, 3, 4, 8 and 16 lanes. Their type is the builtin one; in
// gir the lanes carry a sign.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_VECTORS_H
#define GIR_DIALECTS_COMMON_VECTORS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace gir {

/// Whether a type is a float of a small format: bf16, tf32, f8E4M3FN or f8E5M2.
inline bool isSmallFloat(mlir::Type type) {
  return llvm::isa<mlir::BFloat16Type, mlir::FloatTF32Type, mlir::Float8E4M3FNType,
                   mlir::Float8E5M2Type>(type);
}

/// The bits that a float of a small format takes in memory.
inline unsigned storedBits(mlir::Type smallFloat) {
  unsigned bits = smallFloat.getIntOrFloatBitWidth();
  return bits <= 8 ? 8 : bits <= 16 ? 16 : 32;
}

/// The type of a vector's lanes; any other type is its own lane.
inline mlir::Type laneOf(mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  return vector ? vector.getElementType() : type;
}

/// The number of lanes of a vector; 1 for any other type.
inline int64_t lanesOf(mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

/// Whether a vector has a length that GIR has.
inline bool hasVectorLength(mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  return vector && vector.getRank() == 1 && !vector.isScalable() &&
         llvm::is_contained({2, 3, 4, 8, 16}, vector.getNumElements());
}

/// Checks that an op works lane by lane: scalar to scalar, or vector to vector
/// of as many lanes.
inline mlir::LogicalResult verifyLanes(mlir::Operation *op, mlir::Type from,
                                       mlir::Type to) {
  bool sameKind =
      llvm::isa<mlir::VectorType>(from) == llvm::isa<mlir::VectorType>(to);
  if (!sameKind || lanesOf(from) != lanesOf(to))
    return op->emitOpError("must keep the number of lanes, but goes from ")
           << from << " to " << to;
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_VECTORS_H
