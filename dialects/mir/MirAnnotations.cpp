//===- MirAnnotations.cpp - Verifiers of annotations -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, independent of the operation that has the annotation:
// - a parameter block has a size from 0 and an alignment that is a power of two,
// - an input or output has a location or is a builtin, and only one at a location
//   is interpolated,
// - a DMA copies at least a byte between two named places,
// - a pipeline has an interval from 1, unless it is switched off,
// - a loop is unrolled at least once,
// - an array is divided among at least two memories, or completely.
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gir::mir;

LogicalResult
PushConstantsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          int64_t size, int64_t align) {
  if (size < 0)
    return emitError() << "size must be at least 0 bytes, not " << size;
  if (align < 1 || !llvm::isPowerOf2_64(align))
    return emitError() << "align must be a power of two, not " << align;
  return success();
}

LogicalResult MemberAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 StringRef of, int64_t offset, int64_t size,
                                 int64_t align) {
  if (offset < 0 || size < 1 || offset >= size)
    return emitError() << "a member must lie in its structure: offset " << offset
                       << " of " << size << " bytes";
  if (align < 1 || !llvm::isPowerOf2_64(align))
    return emitError() << "align must be a power of two, not " << align;
  return success();
}

LogicalResult IoAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                             std::optional<int64_t> location,
                             std::optional<Interpolation> interpolation,
                             std::optional<IoBuiltin> builtin) {
  if (location.has_value() == builtin.has_value())
    return emitError() << "an input or output has a location or a builtin"
                       << (location ? ", not both" : "");
  if (location && (*location < 0 || *location > UINT32_MAX))
    return emitError() << "a location must be a 32-bit unsigned number";
  if (builtin && interpolation)
    return emitError() << "a builtin is not interpolated";
  return success();
}

static bool isPlace(Attribute attribute) {
  return llvm::isa<StringAttr, FlatSymbolRefAttr>(attribute);
}

LogicalResult DspDmaAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Attribute source, Attribute dest, int64_t size,
                                 bool blocking) {
  for (Attribute place : {source, dest})
    if (!isPlace(place))
      return emitError() << "source and dest must be a parameter's name or a "
                            "global's symbol, not "
                         << place;
  if (size < 1)
    return emitError() << "size must be at least 1 byte, not " << size;
  return success();
}

LogicalResult FpgaPipelineAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                       int64_t interval, bool enable,
                                       std::optional<PipelineStyle> style) {
  if (interval < 0 || (enable && interval == 0))
    return emitError() << "II must be at least 1 cycle";
  return success();
}

LogicalResult FpgaUnrollAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                     int64_t factor) {
  if (factor < 1)
    return emitError() << "factor must be at least 1 copy, not " << factor;
  return success();
}

LogicalResult
FpgaPartitionAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                          PartitionMode mode, int64_t factor, int64_t dim) {
  if (mode == PartitionMode::Complete && factor != 0)
    return emitError() << "mode complete takes no factor";
  if (mode != PartitionMode::Complete && factor < 2)
    return emitError() << "mode " << stringifyPartitionMode(mode)
                       << " takes a factor of at least 2";
  if (dim < 0 || dim > 1)
    return emitError() << "dim must be 1, the only dimension of a variable, or 0 "
                          "for all, not "
                       << dim;
  return success();
}
