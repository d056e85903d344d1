//===- MirTypes.cpp - Types of mir: syntax, verifiers, registration -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a pointer points to a signless scalar, a vector of such, a matrix or a
//   pointer,
// - a matrix has 2 to 4 columns and rows of floats.
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace gir::mir;

/// Columns, rows and element as in `3x2xf32`.
static ParseResult parseMatrixShape(AsmParser &parser, int64_t &columns,
                                    int64_t &rows, Type &element) {
  SMLoc place = parser.getCurrentLocation();
  SmallVector<int64_t, 2> shape;
  if (parser.parseDimensionList(shape, /*allowDynamic=*/false))
    return failure();
  if (shape.size() != 2)
    return parser.emitError(place, "a matrix has columns and rows, as in 3x2xf32");
  columns = shape[0];
  rows = shape[1];
  return parser.parseType(element);
}

static void printMatrixShape(AsmPrinter &printer, int64_t columns, int64_t rows,
                             Type element) {
  printer << columns << 'x' << rows << 'x' << element;
}

#define GET_TYPEDEF_CLASSES
#include "MirTypes.cpp.inc"

void MirDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "MirTypes.cpp.inc"
      >();
}

static bool isNumber(Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  return (integer && integer.isSignless() &&
          llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth())) ||
         llvm::isa<Float16Type, Float32Type, Float64Type>(type);
}

LogicalResult PtrType::verify(function_ref<InFlightDiagnostic()> emitError,
                              StorageSpace space, Type pointee) {
  bool isVector = llvm::isa<VectorType>(pointee);
  if (llvm::isa<PtrType, MatrixType>(pointee) ||
      (isNumber(::gir::laneOf(pointee)) &&
       (!isVector || ::gir::hasVectorLength(pointee))))
    return success();
  return emitError() << "a pointer points to i8, i16, i32, i64, f16, f32, f64, a "
                        "vector of 2, 3, 4, 8 or 16 of them, a matrix or a "
                        "pointer, not to "
                     << pointee;
}

LogicalResult MatrixType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 int64_t columns, int64_t rows, Type element) {
  auto isExtent = [](int64_t extent) { return extent >= 2 && extent <= 4; };
  if (!isExtent(columns) || !isExtent(rows))
    return emitError() << "a matrix has 2, 3 or 4 columns and rows, not " << columns
                       << " and " << rows;
  if (!llvm::isa<Float16Type, Float32Type, Float64Type>(element))
    return emitError() << "a matrix is one of f16, f32 or f64, not of " << element;
  return success();
}
