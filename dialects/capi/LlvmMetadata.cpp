//===- LlvmMetadata.cpp - Metadata of LLVM IR as attributes ---------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The attribute `llvm_metadata` is a dictionary from names of metadata to its nodes. A node is
// an array, a number an integer of its width, text a string, a function or global a symbol. An
// empty operand, and one of another kind, is a unit. On a module, the value of a name is the
// array of its nodes.
//
//===----------------------------------------------------------------------===//

#include "LlvmMetadata.h"

#include "lir/Lir.h"
#include "mir/Mir.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/LLVMImportInterface.h"
#include "mlir/Target/LLVMIR/LLVMTranslationInterface.h"
#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"

using namespace mlir;

static constexpr StringLiteral written = "lir.llvm_metadata";
static constexpr StringLiteral read = "mir.llvm_metadata";
static constexpr StringLiteral parameterNames = "lir.parameter_names";

//===----------------------------------------------------------------------===//
// Attributes to metadata
//===----------------------------------------------------------------------===//

static llvm::Metadata *toMetadata(Attribute value, llvm::Module &module) {
  llvm::LLVMContext &context = module.getContext();
  if (auto text = dyn_cast<StringAttr>(value))
    return llvm::MDString::get(context, text.getValue());
  if (auto number = dyn_cast<IntegerAttr>(value))
    return llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(context, number.getValue()));
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(value)) {
    llvm::GlobalValue *named = module.getNamedValue(symbol.getValue());
    return named ? llvm::ConstantAsMetadata::get(named) : nullptr;
  }
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return nullptr;
  llvm::SmallVector<llvm::Metadata *> operands;
  for (Attribute element : array)
    operands.push_back(toMetadata(element, module));
  return llvm::MDNode::get(context, operands);
}

static DictionaryAttr metadataOf(Operation *op) {
  return op->getAttrOfType<DictionaryAttr>(written);
}

/// Calls a function with the name and the node of all metadata of an operation.
static void forEachNode(DictionaryAttr metadata, llvm::Module &module,
                        llvm::function_ref<void(StringRef, llvm::MDNode *)> take) {
  for (NamedAttribute entry : metadata)
    if (auto *node =
            llvm::dyn_cast_or_null<llvm::MDNode>(toMetadata(entry.getValue(), module)))
      take(entry.getName(), node);
}

namespace {
/// Metadata of instructions and functions.
class MetadataWriter : public LLVMTranslationDialectInterface {
public:
  using LLVMTranslationDialectInterface::LLVMTranslationDialectInterface;

  LogicalResult amendOperation(Operation *op, ArrayRef<llvm::Instruction *> instructions,
                               NamedAttribute attribute,
                               LLVM::ModuleTranslation &translation) const override {
    auto metadata = dyn_cast<DictionaryAttr>(attribute.getValue());
    llvm::Module &module = *translation.getLLVMModule();
    if (attribute.getName() != written || !metadata)
      return success();
    if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op)) {
      llvm::Function *made = translation.lookupFunction(function.getName());
      forEachNode(metadata, module,
                  [&](StringRef name, llvm::MDNode *node) { made->setMetadata(name, node); });
    } else if (!instructions.empty()) {
      forEachNode(metadata, module, [&](StringRef name, llvm::MDNode *node) {
        instructions.back()->setMetadata(name, node);
      });
    }
    return success();
  }
};
} // namespace

static void writeNames(LLVM::LLVMFuncOp source, llvm::Module &module) {
  auto names = source->getAttrOfType<ArrayAttr>(parameterNames);
  llvm::Function *function = module.getFunction(source.getName());
  if (!names || !function)
    return;
  for (auto [argument, name] : llvm::zip(function->args(), names))
    if (auto text = dyn_cast<StringAttr>(name))
      argument.setName(text.getValue());
}

void writeMetadata(Operation *source, llvm::Module &module) {
  if (DictionaryAttr metadata = metadataOf(source))
    for (NamedAttribute entry : metadata)
      if (auto nodes = dyn_cast<ArrayAttr>(entry.getValue()))
        for (Attribute node : nodes)
          if (auto *made = llvm::dyn_cast_or_null<llvm::MDNode>(toMetadata(node, module)))
            module.getOrInsertNamedMetadata(entry.getName().getValue())->addOperand(made);
  if (source->getNumRegions() == 0 || source->getRegion(0).empty())
    return;
  for (Operation &op : source->getRegion(0).front()) {
    if (auto function = dyn_cast<LLVM::LLVMFuncOp>(op))
      writeNames(function, module);
    auto global = dyn_cast<LLVM::GlobalOp>(op);
    DictionaryAttr metadata = metadataOf(&op);
    if (!global || !metadata)
      continue;
    llvm::GlobalVariable *made = module.getGlobalVariable(global.getSymName(), true);
    forEachNode(metadata, module, [&](StringRef name, llvm::MDNode *node) {
      if (made)
        made->setMetadata(name, node);
    });
  }
}

//===----------------------------------------------------------------------===//
// Metadata to attributes
//===----------------------------------------------------------------------===//

/// Nodes within nodes that are read. Nodes may refer to each other in a circle.
static constexpr unsigned mostNested = 16;

static Attribute toAttribute(const llvm::Metadata *metadata, MLIRContext *context,
                             unsigned depth = 0) {
  Builder builder(context);
  if (auto *text = llvm::dyn_cast_or_null<llvm::MDString>(metadata))
    return builder.getStringAttr(text->getString());
  if (auto *held = llvm::dyn_cast_or_null<llvm::ConstantAsMetadata>(metadata)) {
    if (auto *number = llvm::dyn_cast<llvm::ConstantInt>(held->getValue()))
      return builder.getIntegerAttr(builder.getIntegerType(number->getBitWidth()),
                                    number->getValue());
    if (auto *symbol = llvm::dyn_cast<llvm::GlobalValue>(held->getValue()))
      return FlatSymbolRefAttr::get(context, symbol->getName());
  }
  auto *node = llvm::dyn_cast_or_null<llvm::MDNode>(metadata);
  if (!node || depth == mostNested)
    return builder.getUnitAttr();
  SmallVector<Attribute> operands;
  for (const llvm::MDOperand &operand : node->operands())
    operands.push_back(toAttribute(operand.get(), context, depth + 1));
  return builder.getArrayAttr(operands);
}

/// Adds a name to a dictionary.
static DictionaryAttr with(DictionaryAttr old, StringRef name, Attribute value) {
  NamedAttrList entries(old ? old : DictionaryAttr::get(value.getContext()));
  entries.set(name, value);
  return entries.getDictionary(value.getContext());
}

namespace {
/// Metadata of instructions and functions.
class MetadataReader : public LLVMImportDialectInterface {
public:
  using LLVMImportDialectInterface::LLVMImportDialectInterface;

  SmallVector<unsigned> getSupportedMetadata(llvm::LLVMContext &context) const override {
    SmallVector<StringRef> names;
    context.getMDKindNames(names);
    SmallVector<unsigned> kinds;
    for (auto [kind, name] : llvm::enumerate(names))
      if (name.starts_with(spirvMetadata))
        kinds.push_back(kind);
    return kinds;
  }

  LogicalResult setMetadataAttrs(OpBuilder &builder, unsigned kind, llvm::MDNode *node,
                                 Operation *op, LLVM::ModuleImport &) const override {
    SmallVector<StringRef> names;
    node->getContext().getMDKindNames(names);
    auto old = op->getAttrOfType<DictionaryAttr>(read);
    op->setAttr(read, with(old, names[kind], toAttribute(node, builder.getContext())));
    return success();
  }
};
} // namespace

ModuleMetadata::ModuleMetadata(const llvm::Module &module, MLIRContext *context) {
  for (const llvm::NamedMDNode &named : module.named_metadata()) {
    if (!named.getName().starts_with(spirvMetadata))
      continue;
    SmallVector<Attribute> nodes;
    for (const llvm::MDNode *node : named.operands())
      nodes.push_back(toAttribute(node, context));
    ofModule = with(ofModule, named.getName(), ArrayAttr::get(context, nodes));
  }
  SmallVector<StringRef> names;
  module.getContext().getMDKindNames(names);
  for (const llvm::GlobalVariable &global : module.globals()) {
    SmallVector<std::pair<unsigned, llvm::MDNode *>> nodes;
    global.getAllMetadata(nodes);
    DictionaryAttr metadata;
    for (auto [kind, node] : nodes)
      if (names[kind].starts_with(spirvMetadata))
        metadata = with(metadata, names[kind], toAttribute(node, context));
    if (metadata)
      ofGlobals.emplace_back(global.getName().str(), metadata);
  }
}

void ModuleMetadata::attach(ModuleOp imported) const {
  if (ofModule)
    imported->setAttr(read, ofModule);
  for (const auto &[name, metadata] : ofGlobals)
    if (Operation *global = imported.lookupSymbol(name))
      global->setAttr(read, metadata);
}

void registerMetadataTranslation(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *, gir::lir::LirDialect *dialect) {
        dialect->addInterfaces<MetadataWriter>();
      });
  registry.addExtension(
      +[](MLIRContext *, gir::mir::MirDialect *dialect) {
        dialect->addInterfaces<MetadataReader>();
      });
}
