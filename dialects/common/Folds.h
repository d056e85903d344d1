//===- Folds.h - Results of arithmetic on constants -------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Folders of mir and lir for constants, lane by lane: null where an operand is not
// constant. Results are those of the operations' descriptions, for all operands.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_FOLDS_H
#define GIR_DIALECTS_COMMON_FOLDS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Types.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace gir {

using Constants = llvm::ArrayRef<mlir::Attribute>;
using llvm::APInt;

// Total operations.
APInt divideSigned(const APInt &lhs, const APInt &rhs);
APInt divideUnsigned(const APInt &lhs, const APInt &rhs);
APInt remainderSigned(const APInt &lhs, const APInt &rhs);
APInt remainderUnsigned(const APInt &lhs, const APInt &rhs);
APInt shiftLeft(const APInt &value, const APInt &amount);
APInt shiftRightSigned(const APInt &value, const APInt &amount);
APInt shiftRightUnsigned(const APInt &value, const APInt &amount);

// Saturating operations.
APInt addSigned(const APInt &lhs, const APInt &rhs);
APInt addUnsigned(const APInt &lhs, const APInt &rhs);
APInt subtractSigned(const APInt &lhs, const APInt &rhs);
APInt subtractUnsigned(const APInt &lhs, const APInt &rhs);
APInt shiftLeftSigned(const APInt &value, const APInt &amount);
APInt shiftLeftUnsigned(const APInt &value, const APInt &amount);
APInt shiftRightRoundingSigned(const APInt &value, const APInt &amount);
APInt shiftRightRoundingUnsigned(const APInt &value, const APInt &amount);
APInt narrowSigned(const APInt &value, unsigned width);
APInt narrowToUnsigned(const APInt &value, unsigned width);
APInt narrowUnsigned(const APInt &value, unsigned width);

inline APInt reverseBits(const APInt &value) { return value.reverseBits(); }

/// A fixed-point multiplication.
struct FixedProduct {
  bool isSigned;
  bool clamps;
  uint64_t scale;
  bool roundsHalfUp;
  APInt operator()(const APInt &lhs, const APInt &rhs) const;
};

mlir::Attribute
foldIntegers(Constants operands,
             llvm::function_ref<APInt(const APInt &, const APInt &)> compute);

/// As foldIntegers; `lhs` if the right operand is `neutral` in all lanes.
mlir::OpFoldResult
foldTotal(Constants operands, mlir::Value lhs,
          llvm::function_ref<APInt(const APInt &, const APInt &)> compute, int neutral);

mlir::Attribute foldInteger(Constants operands,
                            llvm::function_ref<APInt(const APInt &)> compute);

/// Folds a narrowing to a type.
mlir::Attribute
foldNarrowing(Constants operands, mlir::Type result,
              llvm::function_ref<APInt(const APInt &, unsigned width)> compute);

/// Folds a truncation of floats to integers; a value that does not fit is clamped, or 0.
mlir::Attribute foldTruncation(Constants operands, mlir::Type result, bool isSigned,
                               bool clamps);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_FOLDS_H
