//===- MirSaturatingOps.cpp - Verifiers of saturating ops -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Saturating.h.
//
//===----------------------------------------------------------------------===//

#include "common/Saturating.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

template <typename Narrowing> static LogicalResult checkNarrowing(Narrowing op) {
  return ::gir::verifyNarrowing(op, op.getOperand().getType(), op.getType());
}

LogicalResult TruncSSatSOp::verify() { return checkNarrowing(*this); }
LogicalResult TruncSSatUOp::verify() { return checkNarrowing(*this); }
LogicalResult TruncUSatUOp::verify() { return checkNarrowing(*this); }

template <typename Product> static LogicalResult checkScale(Product op) {
  return ::gir::verifyScale(op, op.getType(), op.getScale());
}

LogicalResult SMulFixOp::verify() { return checkScale(*this); }
LogicalResult UMulFixOp::verify() { return checkScale(*this); }
LogicalResult SMulFixSatOp::verify() { return checkScale(*this); }
LogicalResult UMulFixSatOp::verify() { return checkScale(*this); }
