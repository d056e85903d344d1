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

using namespace mlir;

namespace {

/// Whether anything in IR nests too deep: regions, attributes or types. What
/// walks, prints or rewrites them recurses.
class Nesting {
public:
  explicit Nesting(unsigned limit) : limit(limit) {}

  bool isTooDeep(Operation *root) {
    SmallVector<std::pair<Operation *, unsigned>> pending{{root, 1}};
    while (!pending.empty()) {
      auto [op, depth] = pending.pop_back_val();
      if (depth > limit || hasDeepParts(op))
        return true;
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Operation &inner : block)
            pending.push_back({&inner, depth + 1});
    }
    return false;
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

  bool isDeep(Attribute attribute) { return height(attribute, 1) > limit; }
  bool isDeep(Type type) { return height(type, 1) > limit; }
  bool isDeep(Location location) {
    return isDeep(Attribute(static_cast<LocationAttr>(location)));
  }

  /// Levels of an attribute or type. The recursion stops where they, together
  /// with those around it, are too many.
  template <typename T>
  unsigned height(T part, unsigned depth) {
    if (!part)
      return 0;
    if (depth > limit)
      return limit + 1;
    // Every operation has another one of these.
    if constexpr (std::is_same_v<T, Attribute>)
      if (isa<FileLineColRange>(part))
        return 1;
    const void *key = part.getAsOpaquePointer();
    if (auto known = heights.find(key); known != heights.end())
      return known->second;
    unsigned inner = 0;
    auto visit = [&](auto nested) {
      inner = std::max(inner, height(nested, depth + 1));
    };
    part.walkImmediateSubElements(visit, visit);
    return heights[key] = inner + 1;
  }

  unsigned limit;
  llvm::DenseMap<const void *, unsigned> heights;
};

} // namespace

GirBytecode girTryBytecode(MlirContext context, MlirStringRef bytes,
                           MlirStringRef bufferName, bool verify,
                           intptr_t maxNesting) {
  MLIRContext &like = *unwrap(context);
  auto *own = new MLIRContext(like.getDialectRegistry(),
                              MLIRContext::Threading::DISABLED);
  own->allowUnregisteredDialects(like.allowsUnregisteredDialects());
  // To make the messages is part of the trial.
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
  if (Nesting(maxNesting).isTooDeep(module))
    return GirBytecodeTooDeep;
  if (verify && failed(mlir::verify(module)))
    return GirBytecodeRefused;
  return GirBytecodeGood;
}
