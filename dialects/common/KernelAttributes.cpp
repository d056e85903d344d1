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
// - inline is "inline" or "noinline" on a function.
//
//===----------------------------------------------------------------------===//

#include "common/KernelAttributes.h"
#include "common/Annotations.h"
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

LogicalResult gir::verifyKernel(Operation *op, NamedAttribute attribute) {
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (!function || !llvm::isa<mir::KernelAttr>(attribute.getValue()))
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is a #mir.kernel on a function";
  if (function.getNumResults() != 0)
    return op->emitOpError("is a kernel and must return nothing");
  if (failed(verifyBindings(function, besides(attribute, "resource"))))
    return failure();
  return verifyInputs(function, besides(attribute, "io"));
}

LogicalResult gir::verifyInline(Operation *op, NamedAttribute attribute) {
  auto wish = llvm::dyn_cast<StringAttr>(attribute.getValue());
  bool known = wish && (wish == "inline" || wish == "noinline");
  if (!llvm::isa<FunctionOpInterface>(op) || !known)
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is \"inline\" or \"noinline\" on a function";
  return success();
}
