//===- Synchronization.h - Rules of barriers and fences ---------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a barrier synchronises a subgroup or a workgroup; a fence orders
// something.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_SYNCHRONIZATION_H
#define GIR_DIALECTS_COMMON_SYNCHRONIZATION_H

#include "common/Enums.h"
#include "mlir/IR/Operation.h"

namespace gir {

inline mlir::LogicalResult verifyBarrier(mlir::Operation *op, MemoryScope scope) {
  if (scope != MemoryScope::Workgroup && scope != MemoryScope::Subgroup)
    return op->emitOpError("must synchronise a workgroup or a subgroup, not exec_scope=")
           << stringifyMemoryScope(scope);
  return mlir::success();
}

inline mlir::LogicalResult verifyFence(mlir::Operation *op,
                                       MemoryOrdering semantics) {
  if (semantics == MemoryOrdering::Relaxed)
    return op->emitOpError("orders nothing with semantics=relaxed; use acquire, "
                           "release, acq_rel or seq_cst");
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_SYNCHRONIZATION_H
