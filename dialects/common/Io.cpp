//===- Io.cpp - Inputs and outputs of stages===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - at a location there is a number, or a vector of two to four,
// - a builtin has its type and its direction, and belongs to its stage,
// - outputs of vertex and inputs of fragment kernels are interpolated; integers and
//   f64 of a fragment kernel are flat,
// - ops that read and write them are in vertex and fragment kernels; builtins that
//   have an op of their own are read by it.
//
//===----------------------------------------------------------------------===//

#include "common/Io.h"
#include "common/Stages.h"

using namespace mlir;
using namespace gir;

namespace {
struct Builtin {
  mir::IoBuiltin builtin;
  mir::Stage stage;
  bool isInput;
  bool (*fits)(Type type);
  StringLiteral type;
};
} // namespace

static bool isWord(Type type) { return type.isInteger(32); }
static bool isFlag(Type type) { return type.isInteger(1); }
static bool isFloat(Type type) { return type.isF32(); }
static bool isFourFloats(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getShape() == ArrayRef<int64_t>{4} && !vector.isScalable() &&
         vector.getElementType().isF32();
}

static bool isTwoFloats(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getShape() == ArrayRef<int64_t>{2} && !vector.isScalable() &&
         vector.getElementType().isF32();
}

static const Builtin builtins[] = {
    {mir::IoBuiltin::VertexIndex, mir::Stage::Vertex, true, isWord, "i32"},
    {mir::IoBuiltin::InstanceIndex, mir::Stage::Vertex, true, isWord, "i32"},
    {mir::IoBuiltin::FragCoord, mir::Stage::Fragment, true, isFourFloats,
     "vector<4xf32>"},
    {mir::IoBuiltin::FrontFacing, mir::Stage::Fragment, true, isFlag, "i1"},
    {mir::IoBuiltin::Position, mir::Stage::Vertex, false, isFourFloats,
     "vector<4xf32>"},
    {mir::IoBuiltin::PointSize, mir::Stage::Vertex, false, isFloat, "f32"},
    {mir::IoBuiltin::FragDepth, mir::Stage::Fragment, false, isFloat, "f32"},
    {mir::IoBuiltin::SampleId, mir::Stage::Fragment, true, isWord, "i32"},
    {mir::IoBuiltin::SamplePosition, mir::Stage::Fragment, true, isTwoFloats,
     "vector<2xf32>"},
    {mir::IoBuiltin::SampleMaskIn, mir::Stage::Fragment, true, isWord, "i32"},
    {mir::IoBuiltin::SampleMask, mir::Stage::Fragment, false, isWord, "i32"},
    {mir::IoBuiltin::PointCoord, mir::Stage::Fragment, true, isTwoFloats,
     "vector<2xf32>"},
    {mir::IoBuiltin::PrimitiveId, mir::Stage::Fragment, true, isWord, "i32"},
    {mir::IoBuiltin::Layer, mir::Stage::Fragment, true, isWord, "i32"},
};

static LogicalResult verifyBuiltin(Operation *op, Twine what, mir::IoBuiltin asked,
                                   Type type, bool isInput,
                                   std::optional<mir::Stage> stage) {
  const Builtin *known = llvm::find_if(
      builtins, [&](const Builtin &one) { return one.builtin == asked; });
  StringRef name = mir::stringifyIoBuiltin(asked);
  if (isInput != known->isInput || (stage && *stage != known->stage))
    return op->emitOpError("has ")
           << what << " as " << name << ", which is an "
           << (known->isInput ? "input" : "output") << " of "
           << mir::stringifyStage(known->stage) << " kernels";
  if (!known->fits(type))
    return op->emitOpError("has ") << what << " as " << name << ", which is "
                                   << known->type << ", not " << type;
  return success();
}

static bool isNumber(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return (integer && integer.isSignless() && integer.getWidth() >= 8) ||
         isa<Float16Type, Float32Type, Float64Type>(type);
}

LogicalResult gir::verifyIo(Operation *op, Twine what, mir::IoAttr io, Type type,
                            bool isInput, std::optional<mir::Stage> stage) {
  if (io.getBuiltin())
    return verifyBuiltin(op, what, *io.getBuiltin(), type, isInput, stage);
  bool isVector = isa<VectorType>(type);
  if (!isNumber(laneOf(type)) ||
      (isVector && (!hasVectorLength(type) || lanesOf(type) > 4)))
    return op->emitOpError("has ")
           << what << " of " << type << " at a location, which takes a number or a "
           << "vector of 2, 3 or 4";
  bool isBetween = !stage || *stage == (isInput ? mir::Stage::Fragment
                                                : mir::Stage::Vertex);
  if (io.getInterpolation() && !isBetween)
    return op->emitOpError("has ")
           << what << " interpolated, which is for outputs of vertex and inputs of "
           << "fragment kernels";
  bool isFlatOnly = isa<IntegerType>(laneOf(type)) || laneOf(type).isF64();
  if (isFlatOnly && isInput && stage == mir::Stage::Fragment &&
      io.getInterpolation() != mir::Interpolation::Flat)
    return op->emitOpError("has ") << what << " of " << type
                                   << ", which cannot be interpolated; make it flat";
  return success();
}

/// The stage of the kernel around an op that reads or writes; none after a
/// diagnostic.
static std::optional<mir::Stage> graphicsStage(Operation *op) {
  std::optional<mir::Stage> stage = stageAround(op);
  if (stage == mir::Stage::Vertex || stage == mir::Stage::Fragment)
    return stage;
  op->emitOpError("must be in a vertex or fragment kernel; pass the values to functions");
  return std::nullopt;
}

LogicalResult gir::verifyReadInput(Operation *op, mir::IoAttr io, Type type) {
  std::optional<mir::Stage> stage = graphicsStage(op);
  if (!stage)
    return failure();
  using mir::IoBuiltin;
  std::optional<IoBuiltin> builtin = io.getBuiltin();
  if (builtin == IoBuiltin::VertexIndex || builtin == IoBuiltin::InstanceIndex ||
      builtin == IoBuiltin::FragCoord)
    return op->emitOpError("reads ") << mir::stringifyIoBuiltin(*builtin)
                                     << ", which has an op of its own";
  return verifyIo(op, "its result", io, type, /*isInput=*/true, stage);
}

LogicalResult gir::verifyWriteOutput(Operation *op, mir::IoAttr io, Type type) {
  std::optional<mir::Stage> stage = graphicsStage(op);
  if (!stage)
    return failure();
  return verifyIo(op, "its value", io, type, /*isInput=*/false, stage);
}
