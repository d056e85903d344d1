//===- GirArithOps.cpp - Verifiers of arithmetic, comparisons and conversions -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - ordered integer comparisons take the sign they name; eq and ne either,
// - trunc narrows, zext and sext widen, and none changes the sign,
// - fpext widens, fptrunc narrows,
// - a bitcast keeps the width, or the address space of a pointer.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

OpFoldResult IConstOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult UConstOp::fold(FoldAdaptor) { return getValueAttr(); }
OpFoldResult FConstOp::fold(FoldAdaptor) { return getValueAttr(); }

static bool isEquality(IntPredicate predicate) {
  return predicate == IntPredicate::Eq || predicate == IntPredicate::Ne;
}

LogicalResult ICmpOp::verify() {
  Type type = getLhs().getType();
  if (!isEquality(getPredicate()) && !type.isSignedInteger())
    return emitOpError("orders signed integers, but its operands are ")
           << type << "; use gir.ucmp";
  return success();
}

LogicalResult UCmpOp::verify() {
  Type type = getLhs().getType();
  if (!isEquality(getPredicate()) && !type.isUnsignedInteger())
    return emitOpError("orders unsigned integers, but its operands are ")
           << type << "; use gir.icmp";
  return success();
}

static unsigned widthOf(Type type) { return type.getIntOrFloatBitWidth(); }

static LogicalResult verifyNarrows(Operation *op, Type from, Type to) {
  if (widthOf(to) >= widthOf(from))
    return op->emitOpError("must narrow, but goes from ")
           << from << " to " << to;
  return success();
}

static LogicalResult verifyWidens(Operation *op, Type from, Type to) {
  if (widthOf(to) <= widthOf(from))
    return op->emitOpError("must widen, but goes from ") << from << " to " << to;
  return success();
}

LogicalResult TruncOp::verify() {
  Type from = getOperand().getType(), to = getType();
  if (from.isSignedInteger() != to.isSignedInteger())
    return emitOpError("must keep the sign, but goes from ")
           << from << " to " << to << "; add a bitcast";
  return verifyNarrows(*this, from, to);
}

LogicalResult ZExtOp::verify() {
  return verifyWidens(*this, getOperand().getType(), getType());
}
LogicalResult SExtOp::verify() {
  return verifyWidens(*this, getOperand().getType(), getType());
}
LogicalResult FPExtOp::verify() {
  return verifyWidens(*this, getOperand().getType(), getType());
}
LogicalResult FPTruncOp::verify() {
  return verifyNarrows(*this, getOperand().getType(), getType());
}

LogicalResult BitcastOp::verify() {
  Type from = getOperand().getType(), to = getType();
  auto fromPtr = llvm::dyn_cast<PtrType>(from);
  auto toPtr = llvm::dyn_cast<PtrType>(to);
  if (!fromPtr != !toPtr)
    return emitOpError("cannot turn ") << from << " into " << to;
  if (fromPtr && fromPtr.getSpace() != toPtr.getSpace())
    return emitOpError("cannot change the address space, but goes from ")
           << from << " to " << to;
  if (!fromPtr && widthOf(from) != widthOf(to))
    return emitOpError("needs types of equal width, but goes from ")
           << from << " to " << to;
  return success();
}
