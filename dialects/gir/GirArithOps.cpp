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
// - fpext widens, fptrunc narrows, or goes between bf16 and f16,
// - a bitcast keeps the width, or the address space of a pointer,
// - every other conversion keeps the number of lanes; so does a select whose
//   condition is a vector.
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
  if (!isEquality(getPredicate()) && !::gir::laneOf(type).isSignedInteger())
    return emitOpError("orders signed integers, but its operands are ")
           << type << "; use gir.ucmp";
  return success();
}

LogicalResult UCmpOp::verify() {
  Type type = getLhs().getType();
  if (!isEquality(getPredicate()) && !::gir::laneOf(type).isUnsignedInteger())
    return emitOpError("orders unsigned integers, but its operands are ")
           << type << "; use gir.icmp";
  return success();
}

/// Bits of a scalar or of a vector's lane.
static unsigned widthOf(Type type) {
  return ::gir::laneOf(type).getIntOrFloatBitWidth();
}

/// Bits of all lanes together.
static int64_t totalWidthOf(Type type) { return ::gir::lanesOf(type) * widthOf(type); }

static LogicalResult verifyNarrows(Operation *op, Type from, Type to) {
  if (failed(::gir::verifyLanes(op, from, to)))
    return failure();
  if (widthOf(to) >= widthOf(from))
    return op->emitOpError("must narrow, but goes from ")
           << from << " to " << to;
  return success();
}

static LogicalResult verifyWidens(Operation *op, Type from, Type to) {
  if (failed(::gir::verifyLanes(op, from, to)))
    return failure();
  if (widthOf(to) <= widthOf(from))
    return op->emitOpError("must widen, but goes from ") << from << " to " << to;
  return success();
}

LogicalResult TruncOp::verify() {
  Type from = getOperand().getType(), to = getType();
  if (::gir::laneOf(from).isSignedInteger() != ::gir::laneOf(to).isSignedInteger())
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
  Type from = ::gir::laneOf(getOperand().getType()), to = ::gir::laneOf(getType());
  // Neither of two formats of one width contains the other: bf16 and f16.
  if (from != to && widthOf(from) == widthOf(to))
    return ::gir::verifyLanes(*this, getOperand().getType(), getType());
  return verifyNarrows(*this, getOperand().getType(), getType());
}
LogicalResult FPToSIOp::verify() {
  return ::gir::verifyLanes(*this, getOperand().getType(), getType());
}
LogicalResult FPToUIOp::verify() {
  return ::gir::verifyLanes(*this, getOperand().getType(), getType());
}
LogicalResult SIToFPOp::verify() {
  return ::gir::verifyLanes(*this, getOperand().getType(), getType());
}
LogicalResult UIToFPOp::verify() {
  return ::gir::verifyLanes(*this, getOperand().getType(), getType());
}

LogicalResult SelectOp::verify() {
  Type condition = getCondition().getType();
  if (llvm::isa<VectorType>(condition) &&
      (!llvm::isa<VectorType>(getType()) ||
       ::gir::lanesOf(condition) != ::gir::lanesOf(getType())))
    return emitOpError("chooses lane by lane, but its condition is ")
           << condition << " and its values are " << getType();
  return success();
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
  if (!fromPtr && totalWidthOf(from) != totalWidthOf(to))
    return emitOpError("needs types of equal width, but goes from ")
           << from << " to " << to;
  return success();
}
