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

LogicalResult AtomicAddOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicSubOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicAndOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicOrOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicXorOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicMinOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicMaxOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
LogicalResult AtomicExchangeOp::verify() {
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}
