//===- Bytecode.cpp - Bytecode that may be damaged ------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Bytecode.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace {

/// Attributes and types of IR, which may share parts, as trees.
struct Extent {
  /// Levels.
  unsigned height = 0;
  /// Nodes: a lower bound of the text that is printed for them.
  uint64_t size = 0;
};

/// Whether anything in IR nests too deep: regions, attributes or types, as code that
/// walks, prints or rewrites them recurses. Also whether there would be too much to
/// print.
class Measure {
public:
  Measure(unsigned maxHeight, uint64_t maxSize)
      : maxHeight(maxHeight), maxSize(maxSize) {}

  GirBytecode judge(Operation *root) {
    SmallVector<std::pair<Operation *, unsigned>> pending{{root, 1}};
    while (!pending.empty()) {
      auto [op, depth] = pending.pop_back_val();
      if (depth > maxHeight || hasDeepParts(op))
        return GirBytecodeTooDeep;
      if (size > maxSize)
        return GirBytecodeTooLarge;
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Operation &inner : block)
            pending.push_back({&inner, depth + 1});
    }
    return GirBytecodeGood;
  }

private:
  bool hasDeepParts(Operation *op) {
    NamedAttrList attributes(op->getDiscardableAttrDictionary());
    op->getName().populateInherentAttrs(op, attributes);
    bool deep = isDeep(op->getLoc());
    for (NamedAttribute attribute : attributes)
      deep |= isDeep(attribute.getValue());
    for (Type type : op->getResultTypes())
      deep |= isDeep(type);
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        deep |= isDeep(argument.getType()) || isDeep(argument.getLoc());
    return deep;
  }

  template <typename T>
  bool isDeep(T part) {
    Extent whole = extent(part, 1);
    size = llvm::SaturatingAdd(size, whole.size);
    return whole.height > maxHeight;
  }

  /// Locations name each other where they are printed.
  bool isDeep(Location location) {
    return extent(Attribute(static_cast<LocationAttr>(location)), 1).height >
           maxHeight;
  }

  /// The extent of an attribute or type. The recursion stops where its levels,
  /// together with those around it, are too many.
  template <typename T>
  Extent extent(T part, unsigned depth) {
    if (!part)
      return {};
    if (depth > maxHeight)
      return {maxHeight + 1, 0};
    // Every operation has a different location.
    if constexpr (std::is_same_v<T, Attribute>)
      if (isa<FileLineColRange>(part))
        return {1, 1};
    const void *key = part.getAsOpaquePointer();
    if (auto known = extents.find(key); known != extents.end())
      return known->second;
    Extent inner;
    auto visit = [&](auto nested) {
      auto [height, size] = extent(nested, depth + 1);
      inner.height = std::max(inner.height, height);
      inner.size = llvm::SaturatingAdd(inner.size, size);
    };
    part.walkImmediateSubElements(visit, visit);
    Extent whole{inner.height + 1, llvm::SaturatingAdd(inner.size, uint64_t(1))};
    return extents[key] = whole;
  }

  unsigned maxHeight;
  uint64_t maxSize;
  uint64_t size = 0;
  llvm::DenseMap<const void *, Extent> extents;
};

} // namespace

GirBytecode girTryBytecode(MlirContext context, MlirStringRef bytes,
                           MlirStringRef bufferName, bool verify,
                           intptr_t maxNesting, uint64_t maxSize) {
  MLIRContext &like = *unwrap(context);
  auto *own = new MLIRContext(like.getDialectRegistry(),
                              MLIRContext::Threading::DISABLED);
  own->allowUnregisteredDialects(like.allowsUnregisteredDialects());
  // Making the messages is part of the trial.
  ScopedDiagnosticHandler handler(own, [](Diagnostic &diagnostic) {
    (void)diagnostic.str();
    for (Diagnostic &note : diagnostic.getNotes())
      (void)note.str();
  });
  ModuleOp module = parseSourceString<ModuleOp>(
                        unwrap(bytes),
                        ParserConfig(own, /*verifyAfterParse=*/false),
                        unwrap(bufferName))
                        .release();
  if (!module)
    return GirBytecodeRefused;
  GirBytecode extent = Measure(maxNesting, maxSize).judge(module);
  if (extent == GirBytecodeGood && verify && failed(mlir::verify(module)))
    return GirBytecodeRefused;
  return extent;
}
