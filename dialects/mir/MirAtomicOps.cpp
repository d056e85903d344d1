//===- MirAtomicOps.cpp - Verifiers of atomics -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Atomics.h, and shared, writable storage; fadd, fmin
// and fmax take floats, exchange any number, all others integers.
//
//===----------------------------------------------------------------------===//

#include "common/Atomics.h"
#include "common/Pointers.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

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

LogicalResult AtomicOp::verify() {
  AtomicKind kind = getKind();
  bool onFloats = kind == AtomicKind::FAdd || kind == AtomicKind::FMin ||
                  kind == AtomicKind::FMax;
  bool isFloat = llvm::isa<FloatType>(getValue().getType());
  if (kind != AtomicKind::Exchange && onFloats != isFloat)
    return emitOpError("'") << stringifyAtomicKind(kind) << "' takes "
                            << (onFloats ? "floating-point numbers" : "integers")
                            << ", not " << getValue().getType();
  return ::gir::verifyAtomicAccess(*this, getPtr().getType(),
                                 {getValue().getType(), getType()});
}

LogicalResult AtomicFlagTestAndSetOp::verify() {
  return ::gir::verifyFlagAccess(*this, getPtr().getType());
}

LogicalResult AtomicFlagClearOp::verify() {
  if (failed(::gir::verifyFlagAccess(*this, getPtr().getType())))
    return failure();
  return ::gir::verifyStoreOrdering(*this, getOrdering());
}
