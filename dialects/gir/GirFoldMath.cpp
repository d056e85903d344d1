//===- GirFoldMath.cpp - Folders of functions and bit operations -----------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - functions with one right result fold, functions with an error bound do not,
// - the lesser and the greater of two zeros with different signs are unspecified and
//   do not fold; neither does an operation on a signalling NaN.
//
//===----------------------------------------------------------------------===//

#include "gir/GirFold.h"

#include <cmath>

using namespace mlir;
using namespace gir::gir;
using namespace gir::gir::fold;

static bool isSigned(Type type) { return ::gir::laneOf(type).isSignedInteger(); }

/// The square root, rounded once: that of f64 is, and rounding it again to a narrower
/// float does not change the result.
static APFloat root(APFloat x) {
  const llvm::fltSemantics &semantics = x.getSemantics();
  bool inexact;
  x.convert(APFloat::IEEEdouble(), nearestEven, &inexact);
  APFloat result(std::sqrt(x.convertToDouble()));
  result.convert(semantics, nearestEven, &inexact);
  return result;
}

OpFoldResult SqrtOp::fold(FoldAdaptor adaptor) {
  return ofFloat(getType(), adaptor.getOperand(), root);
}

OpFoldResult FmaOp::fold(FoldAdaptor adaptor) {
  std::optional<APFloat> a = floatIn(adaptor.getA()), b = floatIn(adaptor.getB()),
                         c = floatIn(adaptor.getC());
  if (!a || !b || !c)
    return {};
  a->fusedMultiplyAdd(*b, *c, nearestEven);
  return constant(getType(), a);
}

OpFoldResult AbsOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getDefiningOp<AbsOp>())
    return getOperand();
  if (OpFoldResult magnitude = ofFloat(getType(), adaptor.getOperand(),
                                       [](const APFloat &x) { return abs(x); }))
    return magnitude;
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return x.abs(); });
}

//===----------------------------------------------------------------------===//
// The lesser and the greater
//===----------------------------------------------------------------------===//

static APInt lesser(const APInt &x, const APInt &y, bool isSigned) {
  return (isSigned ? x.slt(y) : x.ult(y)) ? x : y;
}
static APInt greater(const APInt &x, const APInt &y, bool isSigned) {
  return (isSigned ? x.sgt(y) : x.ugt(y)) ? x : y;
}

/// Whether minNum and maxNum have exactly one right result.
static bool areComparable(const APFloat &x, const APFloat &y) {
  bool signs = x.isZero() && y.isZero() && x.isNegative() != y.isNegative();
  return !signs && !x.isSignaling() && !y.isSignaling();
}

static std::optional<APFloat> lesser(const APFloat &x, const APFloat &y) {
  return areComparable(x, y) ? std::optional(minnum(x, y)) : std::nullopt;
}
static std::optional<APFloat> greater(const APFloat &x, const APFloat &y) {
  return areComparable(x, y) ? std::optional(maxnum(x, y)) : std::nullopt;
}

OpFoldResult MinOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  if (OpFoldResult number =
          ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                   [](const APFloat &x, const APFloat &y) { return lesser(x, y); }))
    return number;
  bool signs = isSigned(getType());
  return ofIntegers(
      getType(), adaptor.getLhs(), adaptor.getRhs(),
      [=](const APInt &x, const APInt &y) { return lesser(x, y, signs); });
}

OpFoldResult MaxOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    return getLhs();
  if (OpFoldResult number =
          ofFloats(getType(), adaptor.getLhs(), adaptor.getRhs(),
                   [](const APFloat &x, const APFloat &y) { return greater(x, y); }))
    return number;
  bool signs = isSigned(getType());
  return ofIntegers(
      getType(), adaptor.getLhs(), adaptor.getRhs(),
      [=](const APInt &x, const APInt &y) { return greater(x, y, signs); });
}

OpFoldResult ClampOp::fold(FoldAdaptor adaptor) {
  if (std::optional<APFloat> hi = floatIn(adaptor.getHi()))
    return ofFloats(getType(), adaptor.getX(), adaptor.getLo(),
                    [&](const APFloat &x, const APFloat &lo) -> std::optional<APFloat> {
                      std::optional<APFloat> raised = greater(x, lo);
                      return raised ? lesser(*raised, *hi) : std::nullopt;
                    });
  std::optional<APInt> hi = integerIn(adaptor.getHi());
  if (!hi)
    return {};
  bool signs = isSigned(getType());
  return ofIntegers(getType(), adaptor.getX(), adaptor.getLo(),
                    [&](const APInt &x, const APInt &lo) {
                      return lesser(greater(x, lo, signs), *hi, signs);
                    });
}

//===----------------------------------------------------------------------===//
// Rounding to integers
//===----------------------------------------------------------------------===//

template <typename Op>
static OpFoldResult foldRounding(Op op, typename Op::FoldAdaptor adaptor,
                                 llvm::RoundingMode mode) {
  Operation *inner = op.getOperand().getDefiningOp();
  if (llvm::isa_and_nonnull<FloorOp, CeilOp, RoundOp, RintOp, TruncFOp>(inner))
    return op.getOperand();
  return ofFloat(op.getType(), adaptor.getOperand(), [=](APFloat x) {
    x.roundToIntegral(mode);
    return x;
  });
}

OpFoldResult FloorOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor, llvm::RoundingMode::TowardNegative);
}
OpFoldResult CeilOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor, llvm::RoundingMode::TowardPositive);
}
OpFoldResult RoundOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor, llvm::RoundingMode::NearestTiesToAway);
}
OpFoldResult RintOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor, nearestEven);
}
OpFoldResult TruncFOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor, llvm::RoundingMode::TowardZero);
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

/// A number of bits, as an integer of as many bits as `like`.
static APInt count(unsigned bits, const APInt &like) {
  return APInt(like.getBitWidth(), bits);
}

OpFoldResult PopcountOp::fold(FoldAdaptor adaptor) {
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return count(x.popcount(), x); });
}
OpFoldResult ClzOp::fold(FoldAdaptor adaptor) {
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return count(x.countl_zero(), x); });
}
OpFoldResult CtzOp::fold(FoldAdaptor adaptor) {
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return count(x.countr_zero(), x); });
}
OpFoldResult BitreverseOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getOperand().getDefiningOp<BitreverseOp>())
    return inner.getOperand();
  return ofInteger(getType(), adaptor.getOperand(),
                   [](const APInt &x) { return x.reverseBits(); });
}
OpFoldResult RotlOp::fold(FoldAdaptor adaptor) {
  return ofIntegers(getType(), adaptor.getLhs(), adaptor.getRhs(),
                    [](const APInt &x, const APInt &n) { return x.rotl(n); });
}
