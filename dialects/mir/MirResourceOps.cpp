//===- MirResourceOps.cpp - Verifiers of buffers and images -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Images.cpp; a buffer takes a number as its index and
// moves its element.
//
//===----------------------------------------------------------------------===//

#include "common/Images.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

/// The element of a buffer; none for an image.
static Type elementOf(Type resource) {
  if (auto buffer = llvm::dyn_cast<StorageBufferType>(resource))
    return buffer.getElement();
  auto buffer = llvm::dyn_cast<UniformBufferType>(resource);
  return buffer ? buffer.getElement() : Type();
}

static LogicalResult verifyBufferAccess(Operation *op, Type buffer, Type index,
                                        Type value) {
  if (!llvm::isa<IntegerType>(index))
    return op->emitOpError("takes the number of an element of ")
           << buffer << ", not " << index;
  if (elementOf(buffer) != value)
    return op->emitOpError("moves ")
           << elementOf(buffer) << " of " << buffer << ", not " << value;
  return success();
}

LogicalResult ResourceLoadOp::verify() {
  Type resource = getResource().getType(), index = getIndex().getType();
  if (elementOf(resource))
    return verifyBufferAccess(*this, resource, index, getType());
  return ::gir::verifyImageRead(*this, resource, index, getType());
}

LogicalResult ResourceStoreOp::verify() {
  Type resource = getResource().getType(), index = getIndex().getType();
  if (elementOf(resource))
    return verifyBufferAccess(*this, resource, index, getValue().getType());
  return ::gir::verifyImageWrite(*this, resource, index, getValue().getType());
}

LogicalResult SampleOp::verify() {
  return ::gir::verifySample(*this, ::gir::partsOfSample(*this));
}

LogicalResult GatherOp::verify() {
  return ::gir::verifyGather(*this, ::gir::partsOfGather(*this), getComponent());
}

LogicalResult FetchOp::verify() {
  return ::gir::verifyFetch(*this, getImage().getType(), getCoords().getType(),
                            getType());
}

LogicalResult ImageSizeOp::verify() {
  return ::gir::verifyImageSize(*this, getImage().getType(), getLod(), getType());
}

LogicalResult ImageLevelsOp::verify() {
  return ::gir::verifyImageLevels(*this, getImage().getType());
}

LogicalResult ImageSamplesOp::verify() {
  return ::gir::verifyImageSamples(*this, getImage().getType());
}

LogicalResult ImageAtomicOp::verify() { return ::gir::verifyImageUpdate(*this); }

LogicalResult ImageCompareExchangeOp::verify() {
  return ::gir::verifyImageCompareExchange(*this);
}
