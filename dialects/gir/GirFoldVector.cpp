//===- GirFoldVector.cpp - Folders of vector ops ---------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariant: the number of a lane beyond the last means the last.
//
//===----------------------------------------------------------------------===//

#include "gir/GirFold.h"

using namespace mlir;
using namespace gir::gir;
using namespace gir::gir::fold;

/// The lane of a vector that a constant number denotes.
static std::optional<int64_t> laneAt(Type vector, Attribute number) {
  std::optional<APInt> lane = integerIn(number);
  if (!lane)
    return std::nullopt;
  return lane->getLimitedValue(::gir::lanesOf(vector) - 1);
}

/// The same for the operand of an op that is not being folded.
template <typename Op> static std::optional<int64_t> constantLane(Op op) {
  Attribute number;
  matchPattern(op.getLane(), m_Constant(&number));
  return laneAt(op.getVector().getType(), number);
}

/// The vector whose lanes are the elements, all of them and in order.
static Value takenApart(ValueRange elements) {
  Value vector;
  for (auto [index, element] : llvm::enumerate(elements)) {
    auto extract = element.getDefiningOp<ExtractOp>();
    if (!extract || (vector && extract.getVector() != vector) ||
        constantLane(extract) != static_cast<int64_t>(index))
      return {};
    vector = extract.getVector();
  }
  return vector;
}

OpFoldResult VecOp::fold(FoldAdaptor) {
  Value vector = takenApart(getElements());
  return vector && vector.getType() == getType() ? vector : Value();
}

/// The element that is a lane of a vector; nothing if the lane is part of an element.
static Value elementAt(VecOp vec, int64_t lane) {
  for (Value element : vec.getElements()) {
    int64_t lanes = ::gir::lanesOf(element.getType());
    if (lane < lanes)
      return lanes == 1 ? element : Value();
    lane -= lanes;
  }
  return {};
}

OpFoldResult ExtractOp::fold(FoldAdaptor adaptor) {
  if (auto splat = getVector().getDefiningOp<SplatOp>())
    return splat.getOperand();
  std::optional<int64_t> lane = laneAt(getVector().getType(), adaptor.getLane());
  if (!lane)
    return {};
  if (auto vec = getVector().getDefiningOp<VecOp>())
    return elementAt(vec, *lane);
  auto insert = getVector().getDefiningOp<InsertOp>();
  std::optional<int64_t> changed = insert ? constantLane(insert) : std::nullopt;
  if (!changed)
    return {};
  if (changed == lane)
    return insert.getValue();
  getVectorMutable().assign(insert.getVector());
  return getResult();
}

OpFoldResult InsertOp::fold(FoldAdaptor adaptor) {
  if (auto splat = getVector().getDefiningOp<SplatOp>();
      splat && splat.getOperand() == getValue())
    return getVector();
  std::optional<int64_t> lane = laneAt(getVector().getType(), adaptor.getLane());
  auto extract = getValue().getDefiningOp<ExtractOp>();
  if (lane && extract && extract.getVector() == getVector() &&
      constantLane(extract) == lane)
    return getVector();
  auto insert = getVector().getDefiningOp<InsertOp>();
  if (!lane || !insert || constantLane(insert) != lane)
    return {};
  getVectorMutable().assign(insert.getVector());
  return getResult();
}
