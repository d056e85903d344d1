//===- GirFoldConvert.cpp - Folders of conversions and addresses -----------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - the conversion of a float that does not fit an integer, NaNs included, does not
//   fold,
// - conversions that only move bits keep all of them, those of NaNs too.
//
//===----------------------------------------------------------------------===//

#include "gir/GirFold.h"

#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace gir::gir;
using namespace gir::gir::fold;

/// The operand of the conversion `Inner` that defines an operand, if it has this type.
template <typename Inner> static Value origin(Value operand, Type type) {
  auto inner = operand.getDefiningOp<Inner>();
  return inner && inner.getOperand().getType() == type ? inner.getOperand() : Value();
}

OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  if (Value value = origin<BitcastOp>(getOperand(), getType()))
    return value;
  std::optional<APInt> bits = integerIn(adaptor.getOperand());
  if (std::optional<APFloat> number = floatIn(adaptor.getOperand()))
    bits = number->bitcastToAPInt();
  if (!bits)
    return {};
  if (auto type = llvm::dyn_cast<FloatType>(getType()))
    return constant(type, APFloat(type.getFloatSemantics(), *bits));
  return llvm::isa<IntegerType>(getType()) ? constant(getType(), bits)
                                           : OpFoldResult();
}

/// Bits of a scalar or of a vector's lane.
static unsigned widthOf(Type type) {
  return ::gir::laneOf(type).getIntOrFloatBitWidth();
}

OpFoldResult TruncOp::fold(FoldAdaptor adaptor) {
  if (Value value = origin<ZExtOp>(getOperand(), getType()))
    return value;
  if (Value value = origin<SExtOp>(getOperand(), getType()))
    return value;
  unsigned width = widthOf(getType());
  return ofInteger(getType(), adaptor.getOperand(),
                   [=](const APInt &x) { return x.trunc(width); });
}

OpFoldResult ZExtOp::fold(FoldAdaptor adaptor) {
  unsigned width = widthOf(getType());
  return ofInteger(getType(), adaptor.getOperand(),
                   [=](const APInt &x) { return x.zext(width); });
}

OpFoldResult SExtOp::fold(FoldAdaptor adaptor) {
  unsigned width = widthOf(getType());
  return ofInteger(getType(), adaptor.getOperand(),
                   [=](const APInt &x) { return x.sext(width); });
}

/// The integer part of a constant, if the type of the result has it.
static OpFoldResult toInteger(Type type, Attribute operand) {
  std::optional<APFloat> x = floatIn(operand);
  if (!x)
    return {};
  llvm::APSInt integer(widthOf(type), type.isUnsignedInteger());
  bool exact;
  if (x->convertToInteger(integer, llvm::RoundingMode::TowardZero, &exact) ==
      APFloat::opInvalidOp)
    return {};
  return constant(type, std::optional<APInt>(integer));
}

OpFoldResult FPToSIOp::fold(FoldAdaptor adaptor) {
  return toInteger(getType(), adaptor.getOperand());
}
OpFoldResult FPToUIOp::fold(FoldAdaptor adaptor) {
  return toInteger(getType(), adaptor.getOperand());
}

static OpFoldResult fromInteger(Type type, Attribute operand, bool isSigned) {
  std::optional<APInt> x = integerIn(operand);
  if (!x)
    return {};
  APFloat number(llvm::cast<FloatType>(type).getFloatSemantics());
  number.convertFromAPInt(*x, isSigned, nearestEven);
  return constant(type, number);
}

OpFoldResult SIToFPOp::fold(FoldAdaptor adaptor) {
  return fromInteger(getType(), adaptor.getOperand(), /*isSigned=*/true);
}
OpFoldResult UIToFPOp::fold(FoldAdaptor adaptor) {
  return fromInteger(getType(), adaptor.getOperand(), /*isSigned=*/false);
}

/// A constant as another type of floats.
static OpFoldResult toFloat(Type type, Attribute operand) {
  return ofFloat(type, operand, [=](APFloat x) {
    bool inexact;
    x.convert(llvm::cast<FloatType>(type).getFloatSemantics(), nearestEven, &inexact);
    return x;
  });
}

OpFoldResult FPExtOp::fold(FoldAdaptor adaptor) {
  return toFloat(getType(), adaptor.getOperand());
}
OpFoldResult FPTruncOp::fold(FoldAdaptor adaptor) {
  if (Value value = origin<FPExtOp>(getOperand(), getType()))
    return value;
  return toFloat(getType(), adaptor.getOperand());
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

OpFoldResult GepOp::fold(FoldAdaptor adaptor) {
  std::optional<APInt> index = integerIn(adaptor.getIndex());
  return index && index->isZero() ? getBase() : Value();
}

OpFoldResult AddrSpaceCastOp::fold(FoldAdaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  return origin<AddrSpaceCastOp>(getOperand(), getType());
}
