//===- GirFoldArith.cpp - Folders of arithmetic and bit operations ---------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - division by zero, the quotient and remainder of INT_MIN and -1, and shifts by
//   the width or more do not fold (GIR specification section 8.2),
// - `x + 0.0` and `x * 0.0` do not fold: a zero has a sign, and x may be a NaN or
//   infinite; `x + -0.0` and `x - 0.0` are x.
//
//===----------------------------------------------------------------------===//

#include "gir/GirFold.h"

using namespace mlir;
using namespace gir::gir;
using namespace gir::gir::fold;

Operation *GirDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                           Type type, Location loc) {
  auto number = llvm::dyn_cast<TypedAttr>(value);
  if (!number || number.getType() != type)
    return nullptr;
  if (type.isSignedInteger())
    return IConstOp::create(builder, loc, number);
  if (type.isUnsignedInteger())
    return UConstOp::create(builder, loc, number);
  if (llvm::isa<FloatType>(type))
    return FConstOp::create(builder, loc, number);
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Constants that are special for operations
//===----------------------------------------------------------------------===//

using Special = bool (*)(Attribute);

static bool isIntegerZero(Attribute constant) {
  std::optional<APInt> value = integerIn(constant);
  return value && value->isZero();
}

static bool isOne(Attribute constant) {
  if (std::optional<APInt> value = integerIn(constant))
    return value->isOne();
  std::optional<APFloat> value = floatIn(constant);
  return value && value->isExactlyValue(1.0);
}

static bool isAllOnes(Attribute constant) {
  std::optional<APInt> value = integerIn(constant);
  return value && value->isAllOnes();
}

/// Adding it changes nothing.
static bool isNeutralSummand(Attribute constant) {
  std::optional<APFloat> value = floatIn(constant);
  return isIntegerZero(constant) || (value && value->isNegZero());
}

/// Subtracting it changes nothing.
static bool isNeutralSubtrahend(Attribute constant) {
  std::optional<APFloat> value = floatIn(constant);
  return isIntegerZero(constant) || (value && value->isPosZero());
}

/// The other operand, where one is special.
template <typename Op>
static Value besides(Op op, typename Op::FoldAdaptor adaptor, Special special) {
  if (special(uniform(op.getRhs(), adaptor.getRhs())))
    return op.getLhs();
  if (special(uniform(op.getLhs(), adaptor.getLhs())))
    return op.getRhs();
  return {};
}

/// The operand that is special.
template <typename Op>
static Value which(Op op, typename Op::FoldAdaptor adaptor, Special special) {
  if (special(uniform(op.getRhs(), adaptor.getRhs())))
    return op.getRhs();
  if (special(uniform(op.getLhs(), adaptor.getLhs())))
    return op.getLhs();
  return {};
}

/// The operand of the operation of the same kind that defines an operand.
template <typename Op> static Value undone(Op op) {
  auto inner = op.getOperand().template getDefiningOp<Op>();
  return inner ? inner.getOperand() : Value();
}

static bool isSigned(Type type) { return ::gir::laneOf(type).isSignedInteger(); }

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

OpFoldResult MovOp::fold(FoldAdaptor) {
  // Where values need not be defined before their uses they may be copies of each
  // other. One of them comes before the value that it copies, and does not fold.
  Operation *source = getOperand().getDefiningOp();
  bool isBehind = source && source->getBlock() == (*this)->getBlock() &&
                  !source->isBeforeInBlock(*this);
  return isBehind ? Value() : getOperand();
}

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (Value other = besides(*this, adaptor, isNeutralSummand))
    return other;
  if (OpFoldResult sum = ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                                  [](APFloat x, const APFloat &y) {
                                    x.add(y, nearestEven);
                                    return x;
                                  }))
    return sum;
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x + y; });
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (isNeutralSubtrahend(uniform(getRhs(), adaptor.getRhs())))
    return getLhs();
  if (getLhs() == getRhs())
    if (OpFoldResult difference = zero(getType()))
      return difference;
  if (OpFoldResult difference =
          ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                   [](APFloat x, const APFloat &y) {
                     x.subtract(y, nearestEven);
                     return x;
                   }))
    return difference;
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x - y; });
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (Value other = besides(*this, adaptor, isOne))
    return other;
  if (Value nothing = which(*this, adaptor, isIntegerZero))
    return nothing;
  if (OpFoldResult product =
          ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                   [](APFloat x, const APFloat &y) {
                     x.multiply(y, nearestEven);
                     return x;
                   }))
    return product;
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x * y; });
}

/// Whether a quotient and a remainder of integers are defined.
static bool divides(const APInt &x, const APInt &y, bool isSigned) {
  bool overflows = isSigned && x.isMinSignedValue() && y.isAllOnes();
  return !y.isZero() && !overflows;
}

OpFoldResult DivOp::fold(FoldAdaptor adaptor) {
  if (isOne(uniform(getRhs(), adaptor.getRhs())))
    return getLhs();
  if (OpFoldResult quotient =
          ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                   [](APFloat x, const APFloat &y) {
                     x.divide(y, nearestEven);
                     return x;
                   }))
    return quotient;
  bool signs = isSigned(getType());
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [=](const APInt &x, const APInt &y) -> std::optional<APInt> {
                      if (!divides(x, y, signs))
                        return std::nullopt;
                      return signs ? x.sdiv(y) : x.udiv(y);
                    });
}

OpFoldResult RemOp::fold(FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return zero(getType());
  bool signs = isSigned(getType());
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [=](const APInt &x, const APInt &y) -> std::optional<APInt> {
                      if (!divides(x, y, signs))
                        return std::nullopt;
                      return signs ? x.srem(y) : x.urem(y);
                    });
}

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  if (Value operand = undone(*this))
    return operand;
  if (OpFoldResult number = ofFloat(getType(), adaptor.getOperand(),
                                    [](const APFloat &x) { return neg(x); }))
    return number;
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return -x; });
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  if (Value other = besides(*this, adaptor, isAllOnes))
    return other;
  if (Value nothing = which(*this, adaptor, isIntegerZero))
    return nothing;
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x & y; });
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  if (Value other = besides(*this, adaptor, isIntegerZero))
    return other;
  if (Value all = which(*this, adaptor, isAllOnes))
    return all;
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x | y; });
}

OpFoldResult XorOp::fold(FoldAdaptor adaptor) {
  if (Value other = besides(*this, adaptor, isIntegerZero))
    return other;
  if (getLhs() == getRhs())
    return zero(getType());
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &y) { return x ^ y; });
}

OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  if (Value operand = undone(*this))
    return operand;
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return ~x; });
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  if (isIntegerZero(uniform(getRhs(), adaptor.getRhs())))
    return getLhs();
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &n) -> std::optional<APInt> {
                      if (n.uge(x.getBitWidth()))
                        return std::nullopt;
                      return x.shl(n);
                    });
}

OpFoldResult ShrOp::fold(FoldAdaptor adaptor) {
  if (isIntegerZero(uniform(getRhs(), adaptor.getRhs())))
    return getLhs();
  bool signs = isSigned(getType());
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [=](const APInt &x, const APInt &n) -> std::optional<APInt> {
                      if (n.uge(x.getBitWidth()))
                        return std::nullopt;
                      return signs ? x.ashr(n) : x.lshr(n);
                    });
}
