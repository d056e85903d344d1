//===- Folds.cpp - Results of arithmetic on constants ---------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/Folds.h"

#include "common/Vectors.h"
#include "mlir/Dialect/CommonFolders.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using llvm::APSInt;

APInt gir::divideSigned(const APInt &lhs, const APInt &rhs) {
  // The least value divided by -1 is itself: sdiv wraps around.
  return rhs.isZero() ? lhs : lhs.sdiv(rhs);
}

APInt gir::divideUnsigned(const APInt &lhs, const APInt &rhs) {
  return rhs.isZero() ? lhs : lhs.udiv(rhs);
}

APInt gir::remainderSigned(const APInt &lhs, const APInt &rhs) {
  return rhs.isZero() || rhs.isAllOnes() ? APInt(lhs.getBitWidth(), 0)
                                         : lhs.srem(rhs);
}

APInt gir::remainderUnsigned(const APInt &lhs, const APInt &rhs) {
  return rhs.isZero() ? rhs : lhs.urem(rhs);
}

/// A shift amount modulo the width, which is a power of two.
static unsigned moduloWidth(const APInt &amount) {
  return amount.getLoBits(llvm::Log2_32(amount.getBitWidth())).getZExtValue();
}

APInt gir::shiftLeft(const APInt &value, const APInt &amount) {
  return value.shl(moduloWidth(amount));
}

APInt gir::shiftRightSigned(const APInt &value, const APInt &amount) {
  return value.ashr(moduloWidth(amount));
}

APInt gir::shiftRightUnsigned(const APInt &value, const APInt &amount) {
  return value.lshr(moduloWidth(amount));
}

APInt gir::addSigned(const APInt &lhs, const APInt &rhs) { return lhs.sadd_sat(rhs); }
APInt gir::addUnsigned(const APInt &lhs, const APInt &rhs) { return lhs.uadd_sat(rhs); }
APInt gir::subtractSigned(const APInt &lhs, const APInt &rhs) {
  return lhs.ssub_sat(rhs);
}
APInt gir::subtractUnsigned(const APInt &lhs, const APInt &rhs) {
  return lhs.usub_sat(rhs);
}

APInt gir::shiftLeftSigned(const APInt &value, const APInt &amount) {
  return value.isZero() ? value : value.sshl_sat(amount);
}

APInt gir::shiftLeftUnsigned(const APInt &value, const APInt &amount) {
  return value.isZero() ? value : value.ushl_sat(amount);
}

/// The quotient of a value of enough bits by a power of two, rounded, and halves up.
static APInt shiftRightRounding(const APInt &value, const APInt &amount, unsigned width) {
  if (amount.isZero())
    return value.trunc(width);
  if (amount.ugt(width))
    return APInt(width, 0);
  unsigned count = amount.getZExtValue();
  APInt half = APInt::getOneBitSet(value.getBitWidth(), count - 1);
  return (value + half).ashr(count).trunc(width);
}

APInt gir::shiftRightRoundingSigned(const APInt &value, const APInt &amount) {
  unsigned width = value.getBitWidth();
  return shiftRightRounding(value.sext(width + 2), amount, width);
}

APInt gir::shiftRightRoundingUnsigned(const APInt &value, const APInt &amount) {
  unsigned width = value.getBitWidth();
  return shiftRightRounding(value.zext(width + 2), amount, width);
}

APInt gir::narrowSigned(const APInt &value, unsigned width) {
  return value.truncSSat(width);
}

APInt gir::narrowToUnsigned(const APInt &value, unsigned width) {
  return value.isNegative() ? APInt(width, 0) : value.truncUSat(width);
}

APInt gir::narrowUnsigned(const APInt &value, unsigned width) {
  return value.truncUSat(width);
}

APInt gir::FixedProduct::operator()(const APInt &lhs, const APInt &rhs) const {
  unsigned width = lhs.getBitWidth();
  // The product, and a bit for the rounding that is added to it.
  unsigned wide = 2 * width + 1;
  APInt product = isSigned ? lhs.sext(wide) * rhs.sext(wide)
                           : lhs.zext(wide) * rhs.zext(wide);
  if (roundsHalfUp && scale > 0)
    product += APInt::getOneBitSet(wide, scale - 1);
  product = product.ashr(scale);
  if (!clamps)
    return product.trunc(width);
  return isSigned ? product.truncSSat(width) : product.truncUSat(width);
}

Attribute
gir::foldIntegers(Constants operands,
                  llvm::function_ref<APInt(const APInt &, const APInt &)> compute) {
  return constFoldBinaryOp<IntegerAttr, APInt, void>(
      operands, [&](const APInt &lhs, const APInt &rhs) { return compute(lhs, rhs); });
}

/// Whether all lanes of a constant are a number.
static bool isEverywhere(Attribute constant, int number) {
  if (auto lanes = llvm::dyn_cast_if_present<SplatElementsAttr>(constant))
    constant = lanes.getSplatValue<Attribute>();
  auto integer = llvm::dyn_cast_if_present<IntegerAttr>(constant);
  return integer && number >= 0 && integer.getValue() == static_cast<uint64_t>(number);
}

OpFoldResult
gir::foldTotal(Constants operands, Value lhs,
               llvm::function_ref<APInt(const APInt &, const APInt &)> compute,
               int neutral) {
  if (isEverywhere(operands[1], neutral))
    return lhs;
  return foldIntegers(operands, compute);
}

Attribute gir::foldInteger(Constants operands,
                           llvm::function_ref<APInt(const APInt &)> compute) {
  return constFoldUnaryOp<IntegerAttr, APInt, void>(
      operands, [&](const APInt &operand) { return compute(operand); });
}

Attribute gir::foldNarrowing(
    Constants operands, Type result,
    llvm::function_ref<APInt(const APInt &, unsigned width)> compute) {
  unsigned width = laneOf(result).getIntOrFloatBitWidth();
  return constFoldCastOp<IntegerAttr, IntegerAttr, APInt, APInt, void>(
      operands, result,
      [&](const APInt &operand, bool) { return compute(operand, width); });
}

Attribute gir::foldTruncation(Constants operands, Type result, bool isSigned,
                              bool clamps) {
  unsigned width = laneOf(result).getIntOrFloatBitWidth();
  return constFoldCastOp<FloatAttr, IntegerAttr, llvm::APFloat, APInt, void>(
      operands, result, [&](const llvm::APFloat &operand, bool) -> APInt {
        // Clamps, and is 0 for a NaN.
        APSInt integer(width, /*isUnsigned=*/!isSigned);
        bool isExact;
        llvm::APFloat::opStatus status =
            operand.convertToInteger(integer, llvm::APFloat::rmTowardZero, &isExact);
        bool fits = !(status & llvm::APFloat::opInvalidOp);
        return fits || clamps ? APInt(integer) : APInt(width, 0);
      });
}
