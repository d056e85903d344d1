//===- Atomics.h - Rules of atomics in all three dialects -------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - value, pointee and result are of one type,
// - a load has an ordering that loads, a store one that stores,
// - the failure ordering of a compare-exchange loads only and is not stronger
//   than the success ordering,
// - a flag is an integer of 32 bits.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_ATOMICS_H
#define GIR_DIALECTS_COMMON_ATOMICS_H

#include "common/Enums.h"
#include "mlir/IR/Operation.h"

namespace gir {

/// Checks that all types that an atomic moves equal its pointee.
inline mlir::LogicalResult verifyAtomicTypes(mlir::Operation *op,
                                             mlir::Type pointee,
                                             mlir::TypeRange types) {
  for (mlir::Type type : types)
    if (type != pointee)
      return op->emitOpError("works on ")
             << pointee << " in memory, but has an operand or result of " << type;
  return mlir::success();
}

/// Checks the ordering of an atomic load (R-GIR-79).
inline mlir::LogicalResult verifyLoadOrdering(mlir::Operation *op,
                                              MemoryOrdering ordering) {
  if (ordering == MemoryOrdering::Release || ordering == MemoryOrdering::AcqRel)
    return op->emitOpError("stores nothing: its ordering is relaxed, acquire or "
                           "seq_cst, not ")
           << stringifyMemoryOrdering(ordering);
  return mlir::success();
}

/// Checks the ordering of an atomic store (R-GIR-79).
inline mlir::LogicalResult verifyStoreOrdering(mlir::Operation *op,
                                               MemoryOrdering ordering) {
  if (ordering == MemoryOrdering::Acquire || ordering == MemoryOrdering::AcqRel)
    return op->emitOpError("loads nothing: its ordering is relaxed, release or "
                           "seq_cst, not ")
           << stringifyMemoryOrdering(ordering);
  return mlir::success();
}

/// Checks the memory of a flag (R-GIR-85).
inline mlir::LogicalResult verifyFlag(mlir::Operation *op, mlir::Type pointee) {
  if (!pointee.isInteger(32))
    return op->emitOpError("takes a flag of 32 bits, but memory holds ") << pointee;
  return mlir::success();
}

/// Checks the orderings of a compare-exchange (R-GIR-90).
inline mlir::LogicalResult verifyFailureOrdering(mlir::Operation *op,
                                                 MemoryOrdering success,
                                                 MemoryOrdering failure) {
  if (failure == MemoryOrdering::Release || failure == MemoryOrdering::AcqRel)
    return op->emitOpError("stores nothing on failure: ordering_fail is "
                           "relaxed, acquire or seq_cst, not ")
           << stringifyMemoryOrdering(failure);
  bool acquires = success == MemoryOrdering::Acquire ||
                  success == MemoryOrdering::AcqRel ||
                  success == MemoryOrdering::SeqCst;
  bool stronger = (failure == MemoryOrdering::Acquire && !acquires) ||
                  (failure == MemoryOrdering::SeqCst &&
                   success != MemoryOrdering::SeqCst);
  if (stronger)
    return op->emitOpError("has ordering_fail ")
           << stringifyMemoryOrdering(failure) << " stronger than ordering_succ "
           << stringifyMemoryOrdering(success);
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_ATOMICS_H
