//===- Images.cpp - Rules of image ops in mir and lir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - an image is accessed as its type says: sampled and fetched, read, written, or
//   updated by atomics,
// - it takes as many coordinates as its arrangement has; one is a number,
// - the value read or written is four components of its texel, that of an atomic one,
// - a sample has a level of detail or gradients, not both; gradients and offsets are as
//   many as coordinates without the layer,
// - only images with depths are compared.
//
//===----------------------------------------------------------------------===//

#include "common/Images.h"

using namespace mlir;
using namespace gir;
using mir::ImageAccess;
using mir::ImageDim;

namespace {
/// Parameters of the type of an image.
struct Image {
  ImageDim dim;
  ImageAccess access;
  /// The component of a texel as a value.
  Type component;

  bool isArray() const {
    return dim == ImageDim::Dim1Array || dim == ImageDim::Dim2Array ||
           dim == ImageDim::Dim2SamplesArray || dim == ImageDim::CubeArray;
  }

  bool isCube() const { return dim == ImageDim::Cube || dim == ImageDim::CubeArray; }

  bool hasSamples() const {
    return dim == ImageDim::Dim2Samples || dim == ImageDim::Dim2SamplesArray;
  }

  bool isSampled() const {
    return access == ImageAccess::Sampled || access == ImageAccess::Depth;
  }

  /// Coordinates of a place in a layer: those of a direction, in a cube.
  unsigned directions() const {
    switch (dim) {
    case ImageDim::Dim1:
    case ImageDim::Dim1Array:
    case ImageDim::Buffer:
      return 1;
    case ImageDim::Dim3:
    case ImageDim::Cube:
    case ImageDim::CubeArray:
      return 3;
    default:
      return 2;
    }
  }

  /// Coordinates of a sample.
  unsigned sampleCoords() const { return directions() + isArray(); }

  /// Coordinates of a texel; the face of a cube is a layer.
  unsigned texelCoords() const { return isCube() ? 3 : sampleCoords(); }

  /// Extents with layers.
  unsigned extents() const { return (isCube() ? 2 : directions()) + isArray(); }

  VectorType texel() const { return VectorType::get({4}, component); }
};
} // namespace

/// An image of a dimension that all its types have.
template <typename Of> static Image describeAs(ImageDim dim, Of image) {
  Type component = image.getTexel();
  if (isa<IntegerType>(component))
    component = IntegerType::get(component.getContext(), 32);
  return {dim, image.getAccess(), component};
}

static Image describe(Type type) {
  if (auto image = dyn_cast<mir::Image2DType>(type))
    return describeAs(ImageDim::Dim2, image);
  if (auto image = dyn_cast<mir::Image3DType>(type))
    return describeAs(ImageDim::Dim3, image);
  auto image = cast<mir::ImageType>(type);
  return describeAs(image.getDim(), image);
}

bool gir::isImage(Type type) {
  return isa<mir::Image2DType, mir::Image3DType, mir::ImageType>(type);
}

/// Checks that a number or a vector has as many lanes as it should.
static LogicalResult verifyCount(Operation *op, StringRef verb, StringRef noun,
                                 unsigned count, Type image, Type type) {
  auto vector = dyn_cast<VectorType>(type);
  unsigned found = vector ? vector.getNumElements() : 1;
  if (found == count && bool(vector) == (count > 1))
    return success();
  return op->emitOpError() << verb << " " << count << " " << noun << " of " << image
                           << ", not " << type;
}

static LogicalResult verifyAllowed(Operation *op, Type type, ImageAccess access,
                                   ArrayRef<ImageAccess> allowed) {
  if (llvm::is_contained(allowed, access))
    return success();
  InFlightDiagnostic error = op->emitOpError("takes an image that is ");
  llvm::interleave(
      allowed, [&](ImageAccess one) { error << stringifyImageAccess(one); },
      [&] { error << " or "; });
  return error << ", not " << type;
}

static LogicalResult verifyMoved(Operation *op, Type image, Type wanted, Type value) {
  if (value == wanted)
    return success();
  return op->emitOpError("moves ") << wanted << " of " << image << ", not " << value;
}

/// Checks coordinates and value of a texel of an image that has one of some accesses.
static LogicalResult verifyTexel(Operation *op, Type type, Type coords, Type value,
                                 ArrayRef<ImageAccess> allowed) {
  Image image = describe(type);
  if (failed(verifyAllowed(op, type, image.access, allowed)) ||
      failed(verifyCount(op, "takes", "coordinates", image.texelCoords(), type, coords)))
    return failure();
  return verifyMoved(op, type, image.texel(), value);
}

LogicalResult gir::verifyImageRead(Operation *op, Type image, Type coords,
                                   Type result) {
  return verifyTexel(op, image, coords, result,
                     {ImageAccess::Read, ImageAccess::ReadWrite, ImageAccess::Atomic});
}

LogicalResult gir::verifyImageWrite(Operation *op, Type image, Type coords,
                                    Type value) {
  return verifyTexel(op, image, coords, value,
                     {ImageAccess::Write, ImageAccess::ReadWrite, ImageAccess::Atomic});
}

LogicalResult gir::verifyFetch(Operation *op, Type type, Type coords, Type result) {
  if (describe(type).isCube())
    return op->emitOpError("fetches a texel of ")
           << type << ", which a kernel can only sample; use dim2_array";
  return verifyTexel(op, type, coords, result,
                     {ImageAccess::Sampled, ImageAccess::Depth});
}

LogicalResult gir::verifyImageLevels(Operation *op, Type type) {
  Image image = describe(type);
  if (image.isSampled() && !image.hasSamples() && image.dim != ImageDim::Buffer)
    return success();
  return op->emitOpError("asks for levels of ") << type << ", which has one";
}

LogicalResult gir::verifyImageSamples(Operation *op, Type type) {
  if (describe(type).hasSamples())
    return success();
  return op->emitOpError("asks for samples of ")
         << type << "; only dim2_samples and dim2_samples_array have them";
}

LogicalResult gir::verifyImageSize(Operation *op, Type type, Value lod, Type result) {
  if (lod && failed(verifyImageLevels(op, type)))
    return failure();
  return verifyCount(op, "gives", "extents", describe(type).extents(), type, result);
}

/// Checks the parts that samples and gathers share.
static LogicalResult verifySampled(Operation *op, const SampleParts &parts) {
  Image image = describe(parts.image);
  if (image.hasSamples() || image.dim == ImageDim::Buffer)
    return op->emitOpError("samples ") << parts.image << "; fetch its texels";
  if (failed(verifyAllowed(op, parts.image, image.access,
                           {ImageAccess::Sampled, ImageAccess::Depth})) ||
      failed(verifyCount(op, "takes", "coordinates", image.sampleCoords(), parts.image,
                         parts.coords)))
    return failure();
  if (parts.dref && image.access != ImageAccess::Depth)
    return op->emitOpError("compares depths of ")
           << parts.image << ", which has none; its access is depth";
  if (!parts.offset)
    return success();
  if (image.isCube())
    return op->emitOpError("has an offset in ") << parts.image << ", a cube";
  if (parts.offset->size() != image.directions())
    return op->emitOpError("takes an offset of ")
           << image.directions() << " numbers in " << parts.image << ", not of "
           << parts.offset->size();
  return success();
}

LogicalResult gir::verifySample(Operation *op, const SampleParts &parts) {
  if (failed(verifySampled(op, parts)))
    return failure();
  Image image = describe(parts.image);
  Type wanted = parts.dref ? image.component : Type(image.texel());
  if (failed(verifyMoved(op, parts.image, wanted, parts.result)))
    return failure();
  if (parts.bias && (parts.lod || parts.ddx))
    return op->emitOpError("has a bias, which is added to no level that it states");
  if (parts.lod && (parts.ddx || parts.ddy))
    return op->emitOpError("has a level of detail or gradients, not both");
  if (bool(parts.ddx) != bool(parts.ddy))
    return op->emitOpError("has gradients along x and y, or none");
  if (!parts.ddx)
    return success();
  Type x = parts.ddx.getType(), y = parts.ddy.getType();
  if (failed(verifyCount(op, "takes", "gradients", image.directions(), parts.image, x)))
    return failure();
  if (x != y)
    return op->emitOpError("has gradients of ") << x << " and " << y;
  return success();
}

LogicalResult gir::verifyGather(Operation *op, const SampleParts &parts,
                                int64_t component) {
  if (failed(verifySampled(op, parts)))
    return failure();
  Image image = describe(parts.image);
  if (image.directions() == 1 || image.dim == ImageDim::Dim3)
    return op->emitOpError("gathers from ")
           << parts.image << ", which has no squares of texels";
  if (parts.dref && component != 0)
    return op->emitOpError("compares depths, which are component 0, not ") << component;
  return verifyMoved(op, parts.image, image.texel(), parts.result);
}

LogicalResult gir::verifyImageAtomic(Operation *op, Type type, Type coords,
                                     TypeRange values) {
  Image image = describe(type);
  if (failed(verifyAllowed(op, type, image.access, {ImageAccess::Atomic})) ||
      failed(verifyCount(op, "takes", "coordinates", image.texelCoords(), type, coords)))
    return failure();
  for (Type value : values)
    if (failed(verifyMoved(op, type, image.component, value)))
      return failure();
  return success();
}
