//===- Images.h - Rules of image ops in mir and lir -------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_IMAGES_H
#define GIR_DIALECTS_COMMON_IMAGES_H

#include "common/Atomics.h"
#include "mir/Mir.h"

namespace gir {

/// Whether a type is an image.
bool isImage(mlir::Type type);

/// Checks a read of a storage image.
mlir::LogicalResult verifyImageRead(mlir::Operation *op, mlir::Type image,
                                    mlir::Type coords, mlir::Type result);

/// Checks a write to a storage image.
mlir::LogicalResult verifyImageWrite(mlir::Operation *op, mlir::Type image,
                                     mlir::Type coords, mlir::Type value);

/// Checks a fetch from a sampled image.
mlir::LogicalResult verifyFetch(mlir::Operation *op, mlir::Type image,
                                mlir::Type coords, mlir::Type result);

/// Checks the result of a question for the extents of an image.
mlir::LogicalResult verifyImageSize(mlir::Operation *op, mlir::Type image,
                                    mlir::Value lod, mlir::Type result);

/// Checks that an image has levels.
mlir::LogicalResult verifyImageLevels(mlir::Operation *op, mlir::Type image);

/// Checks that an image has samples.
mlir::LogicalResult verifyImageSamples(mlir::Operation *op, mlir::Type image);

/// The operands and the result of a sample or a gather; absent operands are null.
struct SampleParts {
  mlir::Type image, coords;
  mlir::Value dref, lod, bias, ddx, ddy;
  std::optional<llvm::ArrayRef<int32_t>> offset;
  mlir::Type result;
};

/// Checks a sample.
mlir::LogicalResult verifySample(mlir::Operation *op, const SampleParts &parts);

/// Checks a gather of a component.
mlir::LogicalResult verifyGather(mlir::Operation *op, const SampleParts &parts,
                                 int64_t component);

/// Checks an atomic on a texel.
mlir::LogicalResult verifyImageAtomic(mlir::Operation *op, mlir::Type image,
                                      mlir::Type coords, mlir::TypeRange values);

/// Checks an atomic on a texel that names its operation.
template <typename Update> mlir::LogicalResult verifyImageUpdate(Update op) {
  using mir::AtomicKind;
  AtomicKind kind = op.getKind();
  bool onFloats = kind == AtomicKind::FAdd || kind == AtomicKind::FMin ||
                  kind == AtomicKind::FMax;
  mlir::Type value = op.getValue().getType();
  if (kind != AtomicKind::Exchange && onFloats != llvm::isa<mlir::FloatType>(value))
    return op.emitOpError("'")
           << mir::stringifyAtomicKind(kind) << "' takes "
           << (onFloats ? "floating-point numbers" : "integers") << ", not " << value;
  return verifyImageAtomic(op, op.getImage().getType(), op.getCoords().getType(),
                           {value, op.getType()});
}

/// Checks a compare-exchange of a texel.
template <typename Exchange>
mlir::LogicalResult verifyImageCompareExchange(Exchange op) {
  mlir::Type value = op.getExpected().getType();
  if (failed(verifyImageAtomic(op, op.getImage().getType(), op.getCoords().getType(),
                               {value})))
    return mlir::failure();
  return verifyFailureOrdering(op, op.getOrderingSucc(), op.getOrderingFail());
}

/// The parts of a sample of mir or lir.
template <typename Sample> SampleParts partsOfSample(Sample op) {
  return {op.getImage().getType(), op.getCoords().getType(), op.getDref(),
          op.getLod(), op.getBias(), op.getDdx(), op.getDdy(), op.getOffset(),
          op.getType()};
}

/// The parts of a gather of mir or lir.
template <typename Gather> SampleParts partsOfGather(Gather op) {
  return {op.getImage().getType(), op.getCoords().getType(), op.getDref(),
          {}, {}, {}, {}, op.getOffset(), op.getType()};
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_IMAGES_H
