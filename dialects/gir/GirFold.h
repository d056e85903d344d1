//===- GirFold.h - Numbers that folders compute with -------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants of all folders:
// - a result is the one that every target gives: operations that give an unspecified
//   value do not fold,
// - a float is the result of IEEE 754, zeros with their signs; any NaN may replace any
//   other, as for every operation that computes one,
// - only numbers become constants: gir has no constant vectors, so vectors fold to
//   existing values.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_GIR_FOLD_H
#define GIR_DIALECTS_GIR_FOLD_H

#include "gir/Gir.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

namespace gir::gir::fold {

using llvm::APFloat;
using llvm::APInt;

inline constexpr auto nearestEven = llvm::RoundingMode::NearestTiesToEven;

inline std::optional<APInt> integerIn(mlir::Attribute constant) {
  auto integer = llvm::dyn_cast_or_null<mlir::IntegerAttr>(constant);
  return integer ? std::optional(integer.getValue()) : std::nullopt;
}

inline std::optional<APFloat> floatIn(mlir::Attribute constant) {
  auto number = llvm::dyn_cast_or_null<mlir::FloatAttr>(constant);
  return number ? std::optional(number.getValue()) : std::nullopt;
}

inline mlir::OpFoldResult constant(mlir::Type type,
                                   const std::optional<APInt> &value) {
  if (!value)
    return {};
  return mlir::Attribute(mlir::IntegerAttr::get(type, *value));
}

inline mlir::OpFoldResult constant(mlir::Type type,
                                   const std::optional<APFloat> &value) {
  if (!value)
    return {};
  return mlir::Attribute(mlir::FloatAttr::get(type, *value));
}

/// The integer 0; nothing for a vector.
inline mlir::OpFoldResult zero(mlir::Type type) {
  if (!llvm::isa<mlir::IntegerType>(type))
    return {};
  return constant(type, APInt(type.getIntOrFloatBitWidth(), 0));
}

/// The constant that an operand is, or that each of its lanes is.
inline mlir::Attribute uniform(mlir::Value operand, mlir::Attribute known) {
  if (auto splat = operand.getDefiningOp<SplatOp>(); splat && !known)
    mlir::matchPattern(splat.getOperand(), mlir::m_Constant(&known));
  return known;
}

/// The result of `compute` for constant integers; it may decline.
template <typename Compute>
mlir::OpFoldResult ofInteger(mlir::Type type, mlir::Attribute operand,
                             Compute compute) {
  std::optional<APInt> x = integerIn(operand);
  if (!x)
    return {};
  return constant(type, std::optional<APInt>(compute(*x)));
}

template <typename Compute>
mlir::OpFoldResult ofIntegers(mlir::Type type, mlir::Attribute lhs,
                              mlir::Attribute rhs, Compute compute) {
  std::optional<APInt> x = integerIn(lhs), y = integerIn(rhs);
  if (!x || !y)
    return {};
  return constant(type, std::optional<APInt>(compute(*x, *y)));
}

/// The result of `compute` for constant floats; it may decline.
template <typename Compute>
mlir::OpFoldResult ofFloat(mlir::Type type, mlir::Attribute operand,
                           Compute compute) {
  std::optional<APFloat> x = floatIn(operand);
  if (!x)
    return {};
  return constant(type, std::optional<APFloat>(compute(*x)));
}

template <typename Compute>
mlir::OpFoldResult ofFloats(mlir::Type type, mlir::Attribute lhs,
                            mlir::Attribute rhs, Compute compute) {
  std::optional<APFloat> x = floatIn(lhs), y = floatIn(rhs);
  if (!x || !y)
    return {};
  return constant(type, std::optional<APFloat>(compute(*x, *y)));
}

} // namespace gir::gir::fold

#endif // GIR_DIALECTS_GIR_FOLD_H
