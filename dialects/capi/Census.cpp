//===- Census.cpp - The contents of an operation -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Census.h"

#include "gir-c/Census.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

/// Adds the types that a declaration states: those of a function, and that of a global.
static void addDeclared(Operation *op, function_ref<void(Type)> add) {
  for (NamedAttribute attribute : op->getAttrs()) {
    auto type = dyn_cast<TypeAttr>(attribute.getValue());
    if (!type)
      continue;
    add(type.getValue());
    if (auto function = dyn_cast<FunctionType>(type.getValue())) {
      llvm::for_each(function.getInputs(), add);
      llvm::for_each(function.getResults(), add);
    }
  }
}

/// The attribute of an operation's class that states an ordering; null if it has none.
static StringAttr orderingOf(OperationName name) {
  if (!name.isRegistered())
    return nullptr;
  auto names = name.getAttributeNames();
  auto found = llvm::find_if(names, [](StringAttr name) {
    return name.getValue().starts_with("ordering");
  });
  return found == names.end() ? nullptr : *found;
}

namespace {

/// Facts about the operations of a name.
struct Kind {
  const void *name = nullptr;
  StringAttr ordering;
  bool isSymbol = false;
};

/// The kinds seen last, by a part of the address of their name: most operations have
/// one of them.
class Kinds {
public:
  explicit Kinds(Census &census) : census(census) {}

  const Kind &of(OperationName name) {
    const void *address = name.getAsOpaquePointer();
    Kind &kind = kinds[(reinterpret_cast<uintptr_t>(address) >> 6) % std::size(kinds)];
    if (kind.name != address) {
      kind = {address, orderingOf(name), name.hasInterface<SymbolOpInterface>()};
      census.names.insert(name);
    }
    return kind;
  }

private:
  Census &census;
  Kind kinds[64];
};

} // namespace

Census::Census(Operation *root) {
  Kinds kinds(*this);
  Type lastType;
  auto add = [&](Type type) {
    if (type != lastType)
      types.insert(type);
    lastType = type;
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    const Kind &kind = kinds.of(op->getName());
    if (kind.ordering && !isOrdered)
      isOrdered = static_cast<bool>(op->getAttr(kind.ordering));
    if (kind.isSymbol)
      addDeclared(op, add);
    for (Type type : op->getResultTypes())
      add(type);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          add(type);
  });
  for (OperationName name : names)
    classes.insert(name.getTypeID().getAsOpaquePointer());
}

static const Census &unwrap(GirCensus census) {
  return *static_cast<const Census *>(census.ptr);
}

bool girCensusHas(GirCensus census, MlirTypeID operation) {
  return unwrap(census).classes.contains(operation.ptr);
}

intptr_t girCensusNumNames(GirCensus census) { return unwrap(census).names.size(); }

MlirStringRef girCensusName(GirCensus census, intptr_t index) {
  return wrap(unwrap(census).names[index].getStringRef());
}

intptr_t girCensusNumTypes(GirCensus census) { return unwrap(census).types.size(); }

MlirType girCensusType(GirCensus census, intptr_t index) {
  return wrap(unwrap(census).types[index]);
}

bool girCensusIsOrdered(GirCensus census) { return unwrap(census).isOrdered; }

bool girLeavesUnchanged(MlirOperation op, void (*body)(void *userData), void *userData) {
  OperationFingerPrint before(unwrap(op));
  body(userData);
  return before == OperationFingerPrint(unwrap(op));
}
