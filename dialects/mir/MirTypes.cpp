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
// - texels are of f16, f32, si32 or ui32; depths of f32, and atomics on 32 bits,
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

/// Checks texel and access of an image with an arrangement.
static LogicalResult verifyImage(function_ref<InFlightDiagnostic()> emitError,
                                 ImageDim dim, Type texel, ImageAccess access) {
  if (failed(verifyTexel(emitError, texel)))
    return failure();
  bool hasSamples = dim == ImageDim::Dim2Samples || dim == ImageDim::Dim2SamplesArray;
  if (hasSamples && access != ImageAccess::Sampled && access != ImageAccess::Depth)
    return emitError() << "an image with samples is sampled or depth, not "
                       << stringifyImageAccess(access);
  bool isDeep = dim == ImageDim::Dim3 || dim == ImageDim::Buffer;
  if (access == ImageAccess::Depth && (isDeep || !texel.isF32()))
    return emitError() << "depths are f32, in images that are neither dim3 nor buffer, "
                          "not "
                       << texel << " in " << stringifyImageDim(dim);
  if (access == ImageAccess::Atomic && texel.isF16())
    return emitError() << "atomics update texels of f32, si32 or ui32, not of f16";
  return success();
}

LogicalResult Image2DType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  Type texel, ImageAccess access) {
  return verifyImage(emitError, ImageDim::Dim2, texel, access);
}

LogicalResult Image3DType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  Type texel, ImageAccess access) {
  return verifyImage(emitError, ImageDim::Dim3, texel, access);
}

LogicalResult ImageType::verify(function_ref<InFlightDiagnostic()> emitError,
                                ImageDim dim, Type texel, ImageAccess access) {
  if (dim == ImageDim::Dim2 || dim == ImageDim::Dim3)
    return emitError() << "an image of " << (dim == ImageDim::Dim2 ? 2 : 3)
                       << " dimensions is written !mir.image"
                       << (dim == ImageDim::Dim2 ? "2d" : "3d");
  return verifyImage(emitError, dim, texel, access);
}

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
