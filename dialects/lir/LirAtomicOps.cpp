//===- LirAtomicOps.cpp - Verifiers of atomics -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Atomics.h, and shared, writable storage.
//
//===----------------------------------------------------------------------===//

#include "common/Atomics.h"
#include "common/Pointers.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult AtomicCompareExchangeOp::verify() {
  if (failed(::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                     {getExpected().getType(),
                                      getDesired().getType(), getType()})))
    return failure();
  return ::gir::verifyFailureOrdering(*this, getOrderingSucc(), getOrderingFail());
}

LogicalResult AtomicLoadOp::verify() {
  if (failed(::gir::verifyAtomicAccess(*this, getPtr().getType(), getType())))
    return failure();
  return ::gir::verifyLoadOrdering(*this, getOrdering());
}

LogicalResult AtomicStoreOp::verify() {
  if (failed(::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                       getValue().getType())))
    return failure();
  return ::gir::verifyStoreOrdering(*this, getOrdering());
}

LogicalResult AtomicFlagTestAndSetOp::verify() {
  return ::gir::verifyFlagAccess(*this, getPtr().getType());
}

LogicalResult AtomicFlagClearOp::verify() {
  if (failed(::gir::verifyFlagAccess(*this, getPtr().getType())))
    return failure();
  return ::gir::verifyStoreOrdering(*this, getOrdering());
}

/// Checks an operation with one value operand.
template <typename Update> static LogicalResult verifyUpdate(Update op) {
  return ::gir::verifyAtomicAccess(op, op.getPtr().getType(),
                                   {op.getValue().getType(), op.getType()});
}

LogicalResult AtomicAddOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicSubOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicAndOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicOrOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicXorOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicMinOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicMaxOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicExchangeOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicIncWrapOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicDecWrapOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicFAddOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicFMinOp::verify() { return verifyUpdate(*this); }
LogicalResult AtomicFMaxOp::verify() { return verifyUpdate(*this); }
