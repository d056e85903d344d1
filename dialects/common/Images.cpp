//===- Images.cpp - Rules of image ops in mir and lir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - an image is accessed as its type says: sampled and fetched, read, or written,
// - it takes as many coordinates as it has dimensions,
// - the value read or written is four components of its texel,
// - a sample has a level of detail or gradients, not both; gradients are as many as
//   coordinates.
//
//===----------------------------------------------------------------------===//

#include "common/Images.h"

using namespace mlir;
using namespace gir;

namespace {
/// Parameters of the type of an image.
struct Image {
  mir::ImageAccess access;
  int64_t dimensions;
  VectorType value;
};
} // namespace

static Image describe(Type type) {
  if (auto image = dyn_cast<mir::Image2DType>(type))
    return {image.getAccess(), image.dimensions, image.getTexelValue()};
  auto image = cast<mir::Image3DType>(type);
  return {image.getAccess(), image.dimensions, image.getTexelValue()};
}

/// Checks coordinates and value of an access that images of `allowed` have.
static LogicalResult verifyAccess(Operation *op, Type type, Type coords, Type value,
                                  ArrayRef<mir::ImageAccess> allowed) {
  Image image = describe(type);
  if (!llvm::is_contained(allowed, image.access)) {
    InFlightDiagnostic error = op->emitOpError("takes an image that is ");
    llvm::interleave(
        allowed, [&](mir::ImageAccess one) { error << stringifyImageAccess(one); },
        [&] { error << " or "; });
    return error << ", not " << type;
  }
  auto vector = dyn_cast<VectorType>(coords);
  if (!vector || vector.getNumElements() != image.dimensions)
    return op->emitOpError("takes ")
           << image.dimensions << " coordinates of " << type << ", not " << coords;
  if (value != image.value)
    return op->emitOpError("moves ")
           << image.value << " of " << type << ", not " << value;
  return success();
}

LogicalResult gir::verifyImageRead(Operation *op, Type image, Type coords,
                                   Type result) {
  return verifyAccess(op, image, coords, result,
                      {mir::ImageAccess::Read, mir::ImageAccess::ReadWrite});
}

LogicalResult gir::verifyImageWrite(Operation *op, Type image, Type coords,
                                    Type value) {
  return verifyAccess(op, image, coords, value,
                      {mir::ImageAccess::Write, mir::ImageAccess::ReadWrite});
}

LogicalResult gir::verifyFetch(Operation *op, Type image, Type coords, Type result) {
  return verifyAccess(op, image, coords, result, {mir::ImageAccess::Sampled});
}

LogicalResult gir::verifyImageSize(Operation *op, Type type, Type result) {
  Image image = describe(type);
  if (cast<VectorType>(result).getNumElements() != image.dimensions)
    return op->emitOpError("gives ")
           << image.dimensions << " extents of " << type << ", not " << result;
  return success();
}

LogicalResult gir::verifySample(Operation *op, Type image, Type coords, Value lod,
                                Value ddx, Value ddy, Type result) {
  if (failed(verifyAccess(op, image, coords, result, {mir::ImageAccess::Sampled})))
    return failure();
  if (lod && (ddx || ddy))
    return op->emitOpError("has a level of detail or gradients, not both");
  if (bool(ddx) != bool(ddy))
    return op->emitOpError("has gradients along x and y, or none");
  if (ddx && (ddx.getType() != coords || ddy.getType() != coords))
    return op->emitOpError("has gradients of ")
           << ddx.getType() << " and " << ddy.getType() << " for coordinates of "
           << coords;
  return success();
}
