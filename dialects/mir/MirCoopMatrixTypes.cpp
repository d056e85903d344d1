//===- MirCoopMatrixTypes.cpp - The type of cooperative matrices -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: extents are powers of two up to 256, elements numbers that a
// multiply-add takes, the scope is a subgroup.
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gir::mir;

static bool isFactor(Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  return (integer && integer.isSignless() &&
          llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth())) ||
         llvm::isa<Float16Type, Float32Type, Float64Type>(type) ||
         ::gir::isSmallFloat(type);
}

LogicalResult CoopMatrixType::verify(function_ref<InFlightDiagnostic()> emitError,
                                     int64_t rows, int64_t columns, Type element,
                                     CoopMatrixUse use, ::gir::MemoryScope scope) {
  auto isExtent = [](int64_t extent) {
    return extent >= 1 && extent <= 256 && llvm::isPowerOf2_64(extent);
  };
  if (!isExtent(rows) || !isExtent(columns))
    return emitError() << "a cooperative matrix has 1, 2, 4, ... 256 rows and "
                          "columns, not "
                       << rows << " and " << columns;
  if (!isFactor(element))
    return emitError() << "a cooperative matrix has elements of i8, i16, i32, i64, "
                          "f16, f32, f64, bf16, tf32, f8E4M3FN or f8E5M2, not of "
                       << element;
  if (scope != ::gir::MemoryScope::Subgroup)
    return emitError() << "a cooperative matrix is held by a subgroup, not by scope "
                       << ::gir::stringifyMemoryScope(scope);
  return success();
}
