//===- MirTypes.cpp - Types of mir: syntax, verifiers, registration -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a pointer points to a signless scalar, a vector of such, a matrix, a pointer
//   or an atomic,
// - an atomic is a scalar,
// - a matrix has 2 to 4 columns and rows of floats,
// - texels are of f16, f32, si32 or ui32,
// - a buffer is of scalars, vectors of 2 to 4 of them, or matrices.
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
         llvm::isa<Float16Type, Float32Type, Float64Type>(type) ||
         ::gir::isSmallFloat(type);
}

LogicalResult PtrType::verify(function_ref<InFlightDiagnostic()> emitError,
                              StorageSpace space, Type pointee) {
  bool isVector = llvm::isa<VectorType>(pointee);
  if (llvm::isa<PtrType, MatrixType, AtomicType>(pointee) ||
      (isNumber(::gir::laneOf(pointee)) &&
       (!isVector || ::gir::hasVectorLength(pointee))))
    return success();
  return emitError() << "a pointer points to i8, i16, i32, i64, f16, f32, f64, bf16, "
                        "tf32, f8E4M3FN, f8E5M2, a vector of 2, 3, 4, 8 or 16 of "
                        "them, a matrix, a pointer or an atomic, not to "
                     << pointee;
}

LogicalResult MatrixType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 int64_t columns, int64_t rows, Type element) {
  auto isExtent = [](int64_t extent) { return extent >= 2 && extent <= 4; };
  if (!isExtent(columns) || !isExtent(rows))
    return emitError() << "a matrix has 2, 3 or 4 columns and rows, not " << columns
                       << " and " << rows;
  if (!llvm::isa<Float16Type, Float32Type, Float64Type>(element))
    return emitError() << "a matrix has elements of f16, f32 or f64, not of " << element;
  return success();
}

LogicalResult AtomicType::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Type value) {
  if (isNumber(value) && !::gir::isSmallFloat(value))
    return success();
  return emitError() << "an atomic is i8, i16, i32, i64, f16, f32 or f64, not "
                     << value;
}

static LogicalResult verifyTexel(function_ref<InFlightDiagnostic()> emitError,
                                 Type texel) {
  auto integer = llvm::dyn_cast<IntegerType>(texel);
  if (llvm::isa<Float16Type, Float32Type>(texel) ||
      (integer && !integer.isSignless() && integer.getWidth() == 32))
    return success();
  return emitError() << "an image has texels of f16, f32, si32 or ui32, not of "
                     << texel;
}

LogicalResult Image2DType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  Type texel, ImageAccess access) {
  return verifyTexel(emitError, texel);
}

LogicalResult Image3DType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  Type texel, ImageAccess access) {
  return verifyTexel(emitError, texel);
}

/// A vector of four components; those of integers are signless.
static VectorType valueOf(Type texel) {
  if (llvm::isa<IntegerType>(texel))
    texel = IntegerType::get(texel.getContext(), 32);
  return VectorType::get({4}, texel);
}

VectorType Image2DType::getTexelValue() { return valueOf(getTexel()); }
VectorType Image3DType::getTexelValue() { return valueOf(getTexel()); }

static LogicalResult verifyBufferElement(function_ref<InFlightDiagnostic()> emitError,
                                         Type element) {
  bool isVector = llvm::isa<VectorType>(element);
  if (llvm::isa<MatrixType>(element) ||
      (isNumber(::gir::laneOf(element)) &&
       (!isVector ||
        (::gir::hasVectorLength(element) && ::gir::lanesOf(element) <= 4))))
    return success();
  return emitError() << "a buffer holds i8, i16, i32, i64, f16, f32, f64, bf16, tf32, "
                        "f8E4M3FN, f8E5M2, vectors of 2, 3 or 4 of them or "
                        "matrices, not "
                     << element;
}

LogicalResult
StorageBufferType::verify(function_ref<InFlightDiagnostic()> emitError,
                          Type element) {
  return verifyBufferElement(emitError, element);
}

LogicalResult
UniformBufferType::verify(function_ref<InFlightDiagnostic()> emitError,
                          Type element) {
  return verifyBufferElement(emitError, element);
}
