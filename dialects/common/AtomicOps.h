//===- AtomicOps.h - Verifiers of atomics in mir and lir --------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Atomics.h, and shared, writable storage; fadd, fmin
// and fmax of mir take floats, exchange any number, all others integers.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_ATOMIC_OPS_H
#define GIR_DIALECTS_COMMON_ATOMIC_OPS_H

#include "common/Pointers.h"

namespace gir {

template <typename Load> mlir::LogicalResult verifyAtomicLoad(Load op) {
  if (failed(verifyAtomicAccess(op, op.getPtr().getType(), op.getType())))
    return mlir::failure();
  return verifyLoadOrdering(op, op.getOrdering());
}

template <typename Store> mlir::LogicalResult verifyAtomicStore(Store op) {
  if (failed(verifyAtomicAccess(op, op.getPtr().getType(), op.getValue().getType())))
    return mlir::failure();
  return verifyStoreOrdering(op, op.getOrdering());
}

/// Checks an operation with one value operand.
template <typename Update> mlir::LogicalResult verifyAtomicUpdate(Update op) {
  return verifyAtomicAccess(op, op.getPtr().getType(),
                            {op.getValue().getType(), op.getType()});
}

/// As verifyAtomicUpdate, of an op that names its operation.
template <typename Update> mlir::LogicalResult verifyAtomicOfKind(Update op) {
  using mir::AtomicKind;
  AtomicKind kind = op.getKind();
  bool onFloats = kind == AtomicKind::FAdd || kind == AtomicKind::FMin ||
                  kind == AtomicKind::FMax;
  mlir::Type value = op.getValue().getType();
  if (kind != AtomicKind::Exchange && onFloats != llvm::isa<mlir::FloatType>(value))
    return op.emitOpError("'")
           << mir::stringifyAtomicKind(kind) << "' takes "
           << (onFloats ? "floating-point numbers" : "integers") << ", not " << value;
  return verifyAtomicUpdate(op);
}

template <typename Exchange> mlir::LogicalResult verifyCompareExchange(Exchange op) {
  if (failed(verifyAtomicAccess(op, op.getPtr().getType(),
                                {op.getExpected().getType(), op.getDesired().getType(),
                                 op.getType()})))
    return mlir::failure();
  return verifyFailureOrdering(op, op.getOrderingSucc(), op.getOrderingFail());
}

template <typename Flag> mlir::LogicalResult verifyFlagUpdate(Flag op) {
  return verifyFlagAccess(op, op.getPtr().getType());
}

template <typename Flag> mlir::LogicalResult verifyFlagStore(Flag op) {
  if (failed(verifyFlagUpdate(op)))
    return mlir::failure();
  return verifyStoreOrdering(op, op.getOrdering());
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_ATOMIC_OPS_H
