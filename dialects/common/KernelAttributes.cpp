//===- KernelAttributes.cpp - Attributes of kernels in mir and lir===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, for the attributes of each of the two dialects:
// - kernel is a #mir.kernel on a function without results,
// - no two parameters of a kernel share a binding, or an input,
// - a kernel has one type and interpolation for each location,
// - a kernel of lir has no value of type index,
// - inline is "inline" or "noinline" on a function.
//
//===----------------------------------------------------------------------===//

#include "common/KernelAttributes.h"
#include "common/Annotations.h"
#include "lir/Lir.h"
#include "mir/Mir.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace gir;

/// Checks that no two parameters have the same key.
template <typename Key, typename OfParameter>
static LogicalResult verifyDistinct(FunctionOpInterface function, OfParameter keyOf,
                                    StringRef verb) {
  llvm::SmallDenseMap<Key, unsigned> taken;
  for (unsigned index = 0; index < function.getNumArguments(); ++index) {
    auto [key, place] = keyOf(index);
    if (!key)
      continue;
    auto [entry, isNew] = taken.try_emplace(*key, index);
    if (!isNew)
      return function.emitOpError(verb)
             << " parameters " << entry->second << " and " << index << " both "
             << place;
  }
  return success();
}

static LogicalResult verifyBindings(FunctionOpInterface function, StringRef name) {
  using Binding = std::pair<int64_t, int64_t>;
  auto bindingOf = [&](unsigned index) -> std::pair<std::optional<Binding>, std::string> {
    auto resource = function.getArgAttrOfType<mir::ResourceAttr>(index, name);
    if (!resource)
      return {};
    return {{{resource.getSet(), resource.getBinding()}},
            ("to set " + Twine(resource.getSet()) + ", binding " +
             Twine(resource.getBinding()))
                .str()};
  };
  return verifyDistinct<Binding>(function, bindingOf, "binds");
}

static LogicalResult verifyInputs(FunctionOpInterface function, StringRef name) {
  auto inputOf = [&](unsigned index) -> std::pair<std::optional<Attribute>, std::string> {
    auto io = function.getArgAttrOfType<mir::IoAttr>(index, name);
    if (!io)
      return {};
    // Two interpolations of one location are one input too.
    auto place = mir::IoAttr::get(io.getContext(), io.getLocation(), std::nullopt,
                                  io.getBuiltin());
    std::string text = io.getBuiltin()
                           ? mir::stringifyIoBuiltin(*io.getBuiltin()).str()
                           : "location " + std::to_string(*io.getLocation());
    return {Attribute(place), "from " + text};
  };
  return verifyDistinct<Attribute>(function, inputOf, "takes");
}

namespace {
/// Types and interpolations at the locations of a kernel: of inputs, or of outputs.
struct Locations {
  explicit Locations(StringRef verb) : verb(verb) {}

  StringRef verb;
  llvm::SmallDenseMap<int64_t, std::pair<mir::IoAttr, Type>> known;

  LogicalResult add(Operation *op, mir::IoAttr io, Type type) {
    if (!io.getLocation())
      return success();
    auto [entry, isNew] = known.try_emplace(*io.getLocation(), io, type);
    if (isNew || entry->second == std::pair(io, type))
      return success();
    return op->emitOpError(verb)
           << " location " << *io.getLocation() << " as " << type
           << ", elsewhere in the kernel as " << entry->second.second
           << (entry->second.second == type ? " with another interpolation" : "");
  }
};
} // namespace

static LogicalResult verifyLocations(FunctionOpInterface function, StringRef name) {
  Locations inputs("reads"), outputs("writes");
  for (unsigned index = 0; index < function.getNumArguments(); ++index)
    if (auto io = function.getArgAttrOfType<mir::IoAttr>(index, name))
      (void)inputs.add(function, io, function.getArgumentTypes()[index]);
  WalkResult walked = function.walk([&](Operation *op) -> WalkResult {
    if (auto read = dyn_cast<mir::ReadInputOp>(op))
      return inputs.add(op, read.getIo(), read.getType());
    if (auto read = dyn_cast<lir::ReadInputOp>(op))
      return inputs.add(op, read.getIo(), read.getType());
    if (auto write = dyn_cast<mir::WriteOutputOp>(op))
      return outputs.add(op, write.getIo(), write.getValue().getType());
    if (auto write = dyn_cast<lir::WriteOutputOp>(op))
      return outputs.add(op, write.getIo(), write.getValue().getType());
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

static bool isIndex(Type type) { return laneOf(type).isIndex(); }

/// Checks that nothing below an op is of type index: in lir the width is explicit.
static LogicalResult verifyWidths(Operation *function) {
  WalkResult walked = function->walk([](Operation *op) -> WalkResult {
    bool hasIndex = llvm::any_of(op->getResultTypes(), isIndex);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        hasIndex |= llvm::any_of(block.getArgumentTypes(), isIndex);
    if (hasIndex)
      return op->emitOpError("has a value of type index, which lir does not have; "
                             "use an integer as wide as the target's addresses");
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

LogicalResult gir::verifyKernel(Operation *op, NamedAttribute attribute) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (!function || !llvm::isa<mir::KernelAttr>(attribute.getValue()))
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is a #mir.kernel on a function";
  if (function.getNumResults() != 0)
    return op->emitOpError("is a kernel and must return nothing");
  if (failed(verifyBindings(function, besides(attribute, "resource"))))
    return failure();
  if (failed(verifyInputs(function, besides(attribute, "io"))))
    return failure();
  auto stage = cast<mir::KernelAttr>(attribute.getValue()).getStage();
  bool isGraphics = stage == mir::Stage::Vertex || stage == mir::Stage::Fragment;
  if (isGraphics && failed(verifyLocations(function, besides(attribute, "io"))))
    return failure();
  return attribute.getName() == "lir.kernel" ? verifyWidths(op) : success();
}

LogicalResult gir::verifyInline(Operation *op, NamedAttribute attribute) {
  auto wish = llvm::dyn_cast<StringAttr>(attribute.getValue());
  bool known = wish && (wish == "inline" || wish == "noinline");
  if (!llvm::isa<FunctionOpInterface>(op) || !known)
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is \"inline\" or \"noinline\" on a function";
  return success();
}
