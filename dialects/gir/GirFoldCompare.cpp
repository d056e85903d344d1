//===- GirFoldCompare.cpp - Folders of comparisons and selections ----------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariant: the comparison of a float with itself folds only to a result that is
// right for NaNs too.
//
//===----------------------------------------------------------------------===//

#include "gir/GirFold.h"

using namespace mlir;
using namespace gir::gir;
using namespace gir::gir::fold;

/// The result of a comparison; nothing for vectors.
static OpFoldResult flag(Type type, std::optional<bool> holds) {
  if (!holds || !llvm::isa<IntegerType>(type))
    return {};
  return constant(type, APInt(type.getIntOrFloatBitWidth(), *holds));
}

static bool compare(IntPredicate predicate, const APInt &x, const APInt &y,
                    bool isSigned) {
  bool less = isSigned ? x.slt(y) : x.ult(y);
  switch (predicate) {
  case IntPredicate::Eq:
    return x == y;
  case IntPredicate::Ne:
    return x != y;
  case IntPredicate::Lt:
    return less;
  case IntPredicate::Le:
    return less || x == y;
  case IntPredicate::Gt:
    return !less && x != y;
  case IntPredicate::Ge:
    return !less;
  }
  llvm_unreachable("an integer predicate");
}

static bool holdsOfEqual(IntPredicate predicate) {
  return predicate == IntPredicate::Eq || predicate == IntPredicate::Le ||
         predicate == IntPredicate::Ge;
}

static bool isOrder(IntPredicate predicate) {
  return predicate != IntPredicate::Eq && predicate != IntPredicate::Ne;
}

/// The comparison with its operands exchanged.
static IntPredicate mirrored(IntPredicate predicate) {
  switch (predicate) {
  case IntPredicate::Lt:
    return IntPredicate::Gt;
  case IntPredicate::Le:
    return IntPredicate::Ge;
  case IntPredicate::Gt:
    return IntPredicate::Lt;
  case IntPredicate::Ge:
    return IntPredicate::Le;
  default:
    return predicate;
  }
}

/// The result of comparing any number with an end of the range: none is below the
/// least or above the greatest.
static std::optional<bool> compareWithLimit(IntPredicate predicate, const APInt &y,
                                            bool isSigned) {
  unsigned width = y.getBitWidth();
  APInt least = isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
  APInt greatest =
      isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  bool below = predicate == IntPredicate::Lt || predicate == IntPredicate::Ge;
  if (!isOrder(predicate) || y != (below ? least : greatest))
    return std::nullopt;
  return holdsOfEqual(predicate);
}

template <typename Op>
static OpFoldResult foldIntegers(Op op, typename Op::FoldAdaptor adaptor) {
  IntPredicate predicate = op.getPredicate();
  bool isSigned = ::gir::laneOf(op.getLhs().getType()).isSignedInteger();
  if (op.getLhs() == op.getRhs())
    return flag(op.getType(), holdsOfEqual(predicate));
  std::optional<APInt> x = integerIn(adaptor.getLhs());
  std::optional<APInt> y = integerIn(adaptor.getRhs());
  if (x && y)
    return flag(op.getType(), compare(predicate, *x, *y, isSigned));
  if (y)
    return flag(op.getType(), compareWithLimit(predicate, *y, isSigned));
  if (x)
    return flag(op.getType(), compareWithLimit(mirrored(predicate), *x, isSigned));
  return {};
}

OpFoldResult ICmpOp::fold(FoldAdaptor adaptor) { return foldIntegers(*this, adaptor); }
OpFoldResult UCmpOp::fold(FoldAdaptor adaptor) { return foldIntegers(*this, adaptor); }

static bool compare(FloatPredicate predicate, const APFloat &x, const APFloat &y) {
  APFloat::cmpResult result = x.compare(y);
  bool unordered = result == APFloat::cmpUnordered;
  bool less = result == APFloat::cmpLessThan;
  bool equal = result == APFloat::cmpEqual;
  bool greater = result == APFloat::cmpGreaterThan;
  switch (predicate) {
  case FloatPredicate::Oeq:
    return equal;
  case FloatPredicate::One:
    return less || greater;
  case FloatPredicate::Olt:
    return less;
  case FloatPredicate::Ole:
    return less || equal;
  case FloatPredicate::Ogt:
    return greater;
  case FloatPredicate::Oge:
    return greater || equal;
  case FloatPredicate::Ueq:
    return unordered || equal;
  case FloatPredicate::Une:
    return unordered || less || greater;
  case FloatPredicate::Ult:
    return unordered || less;
  case FloatPredicate::Ule:
    return unordered || less || equal;
  case FloatPredicate::Ugt:
    return unordered || greater;
  case FloatPredicate::Uge:
    return unordered || greater || equal;
  }
  llvm_unreachable("a float predicate");
}

/// The result of comparing a float with itself, if it is the same for NaNs.
static std::optional<bool> compareWithItself(FloatPredicate predicate) {
  const llvm::fltSemantics &semantics = APFloat::IEEEsingle();
  APFloat number = APFloat::getZero(semantics), nan = APFloat::getNaN(semantics);
  bool holds = compare(predicate, number, number);
  if (holds != compare(predicate, nan, nan))
    return std::nullopt;
  return holds;
}

OpFoldResult FCmpOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    if (OpFoldResult known = flag(getType(), compareWithItself(getPredicate())))
      return known;
  std::optional<APFloat> x = floatIn(adaptor.getLhs());
  std::optional<APFloat> y = floatIn(adaptor.getRhs());
  if (!x || !y)
    return {};
  return flag(getType(), compare(getPredicate(), *x, *y));
}

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  if (getTrueValue() == getFalseValue())
    return getTrueValue();
  std::optional<APInt> condition =
      integerIn(uniform(getCondition(), adaptor.getCondition()));
  if (!condition)
    return {};
  return condition->isZero() ? getFalseValue() : getTrueValue();
}
