//===- LlvmImport.cpp - LLVM IR to the llvm dialect -----------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Callees.h"
#include "gir-c/LlvmImport.h"

#include "LlvmMetadata.h"

#include "mir/Mir.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/CAPI/Utils.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMIRToLLVMTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/LLVMIRToNVVMTranslation.h"
#include "mlir/Target/LLVMIR/Import.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/AsmParser/AsmParserContext.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/PassManager.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;

using LlvmModule = std::unique_ptr<llvm::Module>;

/// Emits an error at a line of the input; one without a line is at the first.
static std::nullptr_t fail(MLIRContext *context, StringRef name, int line, int column,
                           const llvm::Twine &message) {
  Location at = FileLineColLoc::get(context, name, std::max(line, 1), line > 0 ? column + 1 : 1);
  emitError(at, message);
  return nullptr;
}

/// Gives a function a line of the text, and its instructions theirs.
static void markLines(llvm::Function &function, llvm::DIBuilder &builder, llvm::DIFile *file,
                      const llvm::AsmParserContext &places) {
  auto start = places.getFunctionLocation(&function);
  if (!start || function.getSubprogram())
    return;
  unsigned line = start->Start.Line + 1;
  auto *type = builder.createSubroutineType(builder.getOrCreateTypeArray({}));
  llvm::DISubprogram *scope = builder.createFunction(
      file, function.getName(), "", file, line, type, line, llvm::DINode::FlagZero,
      llvm::DISubprogram::SPFlagDefinition);
  function.setSubprogram(scope);
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto place = places.getInstructionLocation(&instruction);
    llvm::FileLoc at = place ? place->Start : start->Start;
    instruction.setDebugLoc(
        llvm::DILocation::get(function.getContext(), at.Line + 1, at.Col + 1, scope));
  }
}

static LlvmModule parseText(llvm::MemoryBufferRef source, llvm::LLVMContext &context,
                            MLIRContext *mlir) {
  llvm::SMDiagnostic problem;
  llvm::AsmParserContext places;
  auto keepsLayout = [](StringRef name, StringRef layout) -> std::optional<std::string> {
    llvm::Triple triple(name);
    if (!layout.empty() || !triple.isSPIROrSPIRV())
      return std::nullopt;
    // Without a layout LLVM's own would hold, in which i64 is aligned to 4 bytes.
    return std::string(triple.isArch32Bit() ? "e-p:32:32-" : "e-") +
           "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024";
  };
  LlvmModule module = llvm::parseAssembly(source, problem, context, nullptr, keepsLayout, &places);
  StringRef name = source.getBufferIdentifier();
  if (!module)
    return fail(mlir, name, problem.getLineNo(), problem.getColumnNo(), problem.getMessage());
  llvm::DIBuilder builder(*module);
  llvm::DIFile *file = builder.createFile(name, "");
  auto needsLines = [](llvm::Function &function) {
    return !function.isDeclaration() && !function.getSubprogram();
  };
  if (!llvm::any_of(*module, needsLines))
    return module;
  builder.createCompileUnit(llvm::DISourceLanguageName(llvm::dwarf::DW_LANG_C), file, "", false,
                            "", 0);
  for (llvm::Function &function : *module)
    if (needsLines(function))
      markLines(function, builder, file, places);
  builder.finalize();
  return module;
}

static LlvmModule parse(StringRef source, StringRef name, llvm::LLVMContext &context,
                        MLIRContext *mlir) {
  // Text has to end in a zero byte.
  auto copy = llvm::MemoryBuffer::getMemBufferCopy(source, name);
  const auto *bytes = reinterpret_cast<const unsigned char *>(source.data());
  LlvmModule module;
  if (llvm::isBitcode(bytes, bytes + source.size())) {
    auto read = llvm::parseBitcodeFile(*copy, context);
    if (!read)
      return fail(mlir, name, 0, 0, llvm::toString(read.takeError()));
    module = std::move(*read);
  } else {
    module = parseText(*copy, context, mlir);
  }
  std::string problem;
  llvm::raw_string_ostream stream(problem);
  if (module && llvm::verifyModule(*module, &stream))
    return fail(mlir, name, 0, 0, "is not valid LLVM IR: " + StringRef(problem).rtrim());
  return module;
}

/// The line of text that begins with these words; 0 if there is none.
static int lineOf(StringRef source, const llvm::Twine &words) {
  std::string start = words.str();
  for (int line = 1; !source.empty(); ++line) {
    auto [first, rest] = source.split('\n');
    if (first.starts_with(start))
      return line;
    source = rest;
  }
  return 0;
}

/// The first type whose alignment in memory is not that of OpenCL: scalars and vectors are aligned to
/// their size, vectors of three lanes as those of four.
static llvm::Type *misaligned(const llvm::DataLayout &layout, llvm::LLVMContext &context) {
  llvm::Type *scalars[] = {
      llvm::Type::getInt8Ty(context),  llvm::Type::getInt16Ty(context),
      llvm::Type::getInt32Ty(context), llvm::Type::getInt64Ty(context),
      llvm::Type::getHalfTy(context),  llvm::Type::getFloatTy(context),
      llvm::Type::getDoubleTy(context)};
  for (llvm::Type *scalar : scalars) {
    uint64_t size = layout.getTypeStoreSize(scalar);
    if (layout.getABITypeAlign(scalar).value() != size)
      return scalar;
    for (unsigned lanes : {2, 3, 4, 8, 16}) {
      auto *vector = llvm::FixedVectorType::get(scalar, lanes);
      if (layout.getABITypeAlign(vector).value() != size * llvm::PowerOf2Ceil(lanes))
        return vector;
    }
  }
  return nullptr;
}

/// Checks what SPIR-V says of a module ("Additional requirements for LLVM module"); false after an
/// error at the line in the text.
static bool checkSpirv(const llvm::Module &module, StringRef source, StringRef name,
                       MLIRContext *mlir) {
  if (!module.getTargetTriple().isSPIROrSPIRV())
    return true;
  auto say = [&](const llvm::Twine &words, const llvm::Twine &message) {
    fail(mlir, name, lineOf(source, words), 0, message);
    return false;
  };
  const llvm::DataLayout &layout = module.getDataLayout();
  llvm::Type *wrong =
      layout.isDefault() ? nullptr : misaligned(layout, module.getContext());
  if (wrong) {
    std::string type;
    llvm::raw_string_ostream(type) << *wrong;
    return say("target datalayout",
               "the data layout aligns " + type + " to " +
                   llvm::Twine(layout.getABITypeAlign(wrong).value()) +
                   " bytes, not as OpenCL; use the layout of clang for the triple");
  }
  bool is32Bit = module.getTargetTriple().isArch32Bit();
  bool isStated = module.getDataLayoutStr().find("p:") != std::string::npos;
  if (isStated && layout.getPointerSizeInBits() != (is32Bit ? 32u : 64u))
    return say("target datalayout",
               "the data layout has pointers of " + llvm::Twine(layout.getPointerSizeInBits()) +
                   " bits, the triple '" + module.getTargetTriple().str() +
                   "' others; make them agree");
  for (const llvm::GlobalVariable &global : module.globals()) {
    StringRef symbol = global.getName();
    bool isData = !symbol.starts_with("llvm.") && !symbol.starts_with("__spirv_BuiltIn");
    if (isData && global.getAddressSpace() == 0)
      return say("@" + symbol + " ",
                 "global '@" + symbol + "' is in address space 0, the memory of one work-item; "
                 "declare it in space 1, 2 or 3");
  }
  return true;
}

static bool isKernel(const llvm::Function &function) {
  switch (function.getCallingConv()) {
  case llvm::CallingConv::SPIR_KERNEL:
  case llvm::CallingConv::PTX_Kernel:
  case llvm::CallingConv::AMDGPU_KERNEL:
    return true;
  default:
    return false;
  }
}

/// Attaches the names of parameters, from the text or from debug information.
static void noteNames(llvm::Function &function) {
  std::vector<std::string> names;
  for (llvm::Argument &argument : function.args())
    names.push_back(argument.getName().str());
  for (llvm::Instruction &instruction : llvm::instructions(function))
    for (llvm::DbgVariableRecord &record : llvm::filterDbgVars(instruction.getDbgRecordRange())) {
      llvm::DILocalVariable *variable = record.getVariable();
      bool isOwn = record.getDebugLoc().getInlinedAt() == nullptr;
      unsigned number = variable->getArg();
      if (isOwn && number > 0 && number <= names.size() && names[number - 1].empty())
        names[number - 1] = variable->getName().str();
    }
  function.addFnAttr("gir-arg-names", llvm::join(names, "\n"));
}

/// Attaches metadata that upstream's importer drops.
static void noteMetadata(llvm::Function &function) {
  for (StringRef name : {"kernel_arg_access_qual", "kernel_arg_base_type", "kernel_arg_name",
                         "kernel_arg_type", "kernel_arg_type_qual"}) {
    llvm::MDNode *node = function.getMetadata(name);
    if (!node)
      continue;
    std::vector<std::string> values;
    for (const llvm::MDOperand &operand : node->operands()) {
      auto *text = llvm::dyn_cast_or_null<llvm::MDString>(operand.get());
      values.push_back(text ? text->getString().str() : "");
    }
    function.addFnAttr(("gir-" + name).str(), llvm::join(values, "\n"));
  }
}

/// Removes a function or global that nothing uses.
static bool removeIfUnused(llvm::GlobalValue &symbol) {
  symbol.removeDeadConstantUsers();
  bool isOwn = symbol.hasLocalLinkage() || symbol.isDeclaration();
  if (!isOwn || !symbol.use_empty())
    return false;
  symbol.eraseFromParent();
  return true;
}

static void removeUnused(llvm::Module &module) {
  bool isChanged = true;
  while (isChanged) {
    isChanged = false;
    llvm::SmallVector<llvm::GlobalValue *> symbols;
    for (llvm::GlobalVariable &global : module.globals())
      symbols.push_back(&global);
    for (llvm::Function &function : module)
      symbols.push_back(&function);
    for (llvm::GlobalValue *symbol : llvm::reverse(symbols))
      isChanged |= removeIfUnused(*symbol);
  }
}

/// Keeps kernels, and what they use; a module without kernels is a library.
static void keepKernels(llvm::Module &module, llvm::function_ref<bool(StringRef)> keeps) {
  for (StringRef name : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors"})
    if (llvm::GlobalVariable *list = module.getGlobalVariable(name))
      list->eraseFromParent();
  if (!llvm::any_of(module, isKernel))
    return removeUnused(module);
  for (llvm::Function &function : module) {
    bool isKept = isKernel(function) && keeps(function.getName());
    if (!function.isDeclaration() && !isKept) {
      function.setComdat(nullptr);
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  }
  for (llvm::GlobalVariable &global : module.globals())
    if (!global.isDeclaration()) {
      global.setComdat(nullptr);
      global.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
  removeUnused(module);
}

/// Whether a function cannot be compiled by itself: it gets or returns pointers of no known
/// memory, gets an image or a sampler, or returns several values.
static bool dependsOnCaller(const llvm::Function &function, bool spacesAreKnown) {
  auto isOpen = [&](llvm::Type *type) {
    // Images are parameters of kernels.
    if (type->isTargetExtTy())
      return true;
    auto *pointer = llvm::dyn_cast<llvm::PointerType>(type);
    unsigned space = pointer ? pointer->getAddressSpace() : 0;
    return pointer && !(spacesAreKnown && space >= 1 && space <= 3);
  };
  llvm::Type *result = function.getReturnType();
  return result->isAggregateType() || isOpen(result) ||
         llvm::any_of(function.args(),
                      [&](const llvm::Argument &argument) { return isOpen(argument.getType()); });
}

/// Inlines the calls of a function, except its own.
static void inlineCalls(llvm::Function &function) {
  llvm::SmallVector<llvm::CallBase *> calls;
  for (llvm::User *user : function.users())
    if (auto *call = llvm::dyn_cast<llvm::CallBase>(user))
      if (call->getCalledFunction() == &function && call->getFunction() != &function)
        calls.push_back(call);
  for (llvm::CallBase *call : calls) {
    llvm::InlineFunctionInfo info;
    llvm::InlineFunction(*call, info);
  }
}

/// Inlines functions that depend on their callers, those called once, and those that ask for it.
static void inlineDependent(llvm::Module &module) {
  bool spacesAreKnown = module.getTargetTriple().isSPIROrSPIRV();
  for (llvm::Function &function : module)
    if (!function.isDeclaration() && !isKernel(function) &&
        (function.hasFnAttribute(llvm::Attribute::AlwaysInline) || function.hasOneUse() ||
         dependsOnCaller(function, spacesAreKnown)))
      inlineCalls(function);
}

/// Whether memory is only loaded from, by addresses that stay within the function.
static bool isOnlyLoaded(const llvm::Value &address) {
  return llvm::all_of(address.users(), [](const llvm::User *user) {
    if (const auto *step = llvm::dyn_cast<llvm::GetElementPtrInst>(user))
      return isOnlyLoaded(*step);
    return llvm::isa<llvm::LoadInst>(user);
  });
}

/// Gives an address and those computed from it another address space.
static void moveAddresses(llvm::Value &address, llvm::Type *type) {
  address.mutateType(type);
  for (llvm::User *user : address.users())
    if (auto *step = llvm::dyn_cast<llvm::GetElementPtrInst>(user))
      moveAddresses(*step, type);
}

/// Puts tables that LLVM's optimiser made into constant memory: in global memory the host would have to bind them.
static void moveTables(llvm::Module &module) {
  unsigned space = module.getTargetTriple().isSPIROrSPIRV() ? 2 : 4;
  for (llvm::GlobalVariable &global : llvm::make_early_inc_range(module.globals())) {
    bool isTable = global.hasPrivateLinkage() && global.isConstant() &&
                   global.hasDefinitiveInitializer() && !global.isExternallyInitialized() &&
                   global.getAddressSpace() == 1;
    if (!isTable)
      continue;
    llvm::convertUsersOfConstantsToInstructions(&global);
    if (!isOnlyLoaded(global))
      continue;
    auto *table = new llvm::GlobalVariable(
        module, global.getValueType(), /*isConstant=*/true, llvm::GlobalValue::InternalLinkage,
        global.getInitializer(), "", &global, llvm::GlobalValue::NotThreadLocal, space);
    table->takeName(&global);
    table->setAlignment(global.getAlign());
    for (llvm::Use &use : llvm::make_early_inc_range(global.uses())) {
      if (auto *step = llvm::dyn_cast<llvm::GetElementPtrInst>(use.getUser()))
        moveAddresses(*step, table->getType());
      use.set(table);
    }
    global.eraseFromParent();
  }
}

/// Makes values of variables.
static void promote(llvm::Module &module) {
  llvm::FunctionAnalysisManager analyses;
  analyses.registerPass([] { return llvm::PassInstrumentationAnalysis(); });
  analyses.registerPass([] { return llvm::TargetIRAnalysis(); });
  analyses.registerPass([] { return llvm::AssumptionAnalysis(); });
  analyses.registerPass([] { return llvm::DominatorTreeAnalysis(); });
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      llvm::SROAPass(llvm::SROAOptions::ModifyCFG).run(function, analyses);
}

/// The names of functions that a module uses and does not define.
static llvm::StringSet<> missing(const llvm::Module &module) {
  llvm::StringSet<> names;
  for (const llvm::Function &function : module)
    if (function.isDeclaration() && !function.isIntrinsic() && !function.use_empty())
      names.insert(function.getName());
  return names;
}

/// Whether text defines one of the functions; bitcode may.
static bool mayDefine(StringRef source, const llvm::StringSet<> &names) {
  const auto *bytes = reinterpret_cast<const unsigned char *>(source.data());
  if (llvm::isBitcode(bytes, bytes + source.size()))
    return true;
  while (!source.empty()) {
    auto [line, rest] = source.split('\n');
    source = rest;
    if (!line.consume_front("define "))
      continue;
    StringRef name = line.split('@').second;
    name = name.take_front(name.find('('));
    if (names.contains(name.trim('"')))
      return true;
  }
  return false;
}

/// Links what a library defines of the functions that a module lacks; false after an error.
static bool linkMissing(llvm::Module &module, const GirLlvmSource &library, MLIRContext *mlir) {
  llvm::StringSet<> names = missing(module);
  if (names.empty() || !mayDefine(unwrap(library.text), names))
    return true;
  LlvmModule other = parse(unwrap(library.text), unwrap(library.name), module.getContext(), mlir);
  if (!other)
    return false;
  other->setTargetTriple(module.getTargetTriple());
  other->setDataLayout(module.getDataLayout());
  if (llvm::Linker::linkModules(module, std::move(other), llvm::Linker::LinkOnlyNeeded)) {
    fail(mlir, unwrap(library.name), 1, 0, "does not fit the program that it is linked to");
    return false;
  }
  for (auto &name : names)
    if (llvm::Function *function = module.getFunction(name.getKey()))
      if (!function->isDeclaration())
        function->setLinkage(llvm::GlobalValue::InternalLinkage);
  return true;
}

/// Links from all libraries, which may need each other.
static bool linkAll(llvm::Module &module, llvm::ArrayRef<GirLlvmSource> libraries,
                    MLIRContext *mlir) {
  size_t before = 0, now = missing(module).size();
  while (now != before) {
    for (const GirLlvmSource &library : libraries)
      if (!linkMissing(module, library, mlir))
        return false;
    before = now;
    now = missing(module).size();
  }
  return true;
}

static void loadDialects(MLIRContext *context) {
  DialectRegistry registry;
  registry.insert<DLTIDialect, LLVM::LLVMDialect, NVVM::NVVMDialect, ROCDL::ROCDLDialect,
                  gir::mir::MirDialect>();
  registerLLVMDialectImport(registry);
  registerNVVMDialectImport(registry);
  registerMetadataTranslation(registry);
  context->appendDialectRegistry(registry);
  context->loadDialect<DLTIDialect, LLVM::LLVMDialect, NVVM::NVVMDialect, ROCDL::ROCDLDialect,
                       gir::mir::MirDialect>();
}

MlirModule girImportLlvmIr(MlirContext context, MlirStringRef source, MlirStringRef name,
                           bool (*keeps)(MlirStringRef kernel, void *userData),
                           void *userData, const GirLlvmSource *libraries,
                           intptr_t libraryCount) {
  MLIRContext *mlir = unwrap(context);
  llvm::LLVMContext llvmContext;
  // The default prints, and ends the process after an error.
  llvmContext.setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) {});
  LlvmModule module = parse(unwrap(source), unwrap(name), llvmContext, mlir);
  if (!module || !checkSpirv(*module, unwrap(source), unwrap(name), mlir))
    return {nullptr};
  for (llvm::Function &function : *module)
    if (isKernel(function) && !function.isDeclaration()) {
      noteMetadata(function);
      noteNames(function);
    }
  moveTables(*module);
  keepKernels(*module, [&](StringRef kernel) { return keeps(wrap(kernel), userData); });
  if (!linkAll(*module, {libraries, static_cast<size_t>(libraryCount)}, mlir))
    return {nullptr};
  inlineDependent(*module);
  removeUnused(*module);
  promote(*module);
  while (nameCallees(*module)) {
    inlineDependent(*module);
    removeUnused(*module);
    promote(*module);
  }
  loadDialects(mlir);
  std::vector<std::string> external;
  for (llvm::GlobalVariable &global : module->globals())
    if (global.isExternallyInitialized())
      external.push_back(global.getName().str());
  // Upstream warns of each entry of a layout that it lacks; layouts are known by the triple.
  module->setDataLayout("");
  ModuleMetadata metadata(*module, mlir);
  OwningOpRef<ModuleOp> imported = translateLLVMIRToModule(
      std::move(module), mlir, /*emitExpensiveWarnings=*/false,
      /*dropDICompositeTypeElements=*/true, /*loadAllDialects=*/false,
      /*preferUnregisteredIntrinsics=*/false, /*importStructsAsLiterals=*/true);
  if (!imported)
    return {nullptr};
  metadata.attach(*imported);
  // Upstream's importer drops the mark of globals that the host writes.
  for (const std::string &global : external)
    if (auto op = imported->lookupSymbol<LLVM::GlobalOp>(global))
      op.setExternallyInitialized(true);
  return wrap(imported.release());
}

bool girTryBitcode(MlirStringRef bytes) {
  auto *context = new llvm::LLVMContext;
  context->setDiagnosticHandlerCallBack([](const llvm::DiagnosticInfo *, void *) {});
  auto copy = llvm::MemoryBuffer::getMemBufferCopy(unwrap(bytes), "");
  auto read = llvm::parseBitcodeFile(*copy, *context);
  if (!read) {
    llvm::consumeError(read.takeError());
    return false;
  }
  return !llvm::verifyModule(*read->release());
}

void girDemangle(MlirStringRef name, MlirStringCallback sink, void *userData) {
  std::string plain = llvm::demangle(std::string_view(name.data, name.length));
  sink(wrap(StringRef(plain)), userData);
}

void girLlvmVariableName(MlirOperation debugOperation, MlirStringCallback sink, void *userData) {
  LLVM::DIExpressionAttr expression;
  LLVM::DILocalVariableAttr variable;
  if (auto value = dyn_cast<LLVM::DbgValueOp>(unwrap(debugOperation))) {
    expression = value.getLocationExprAttr();
    variable = value.getVarInfo();
  } else if (auto place = dyn_cast<LLVM::DbgDeclareOp>(unwrap(debugOperation))) {
    expression = place.getLocationExprAttr();
    variable = place.getVarInfo();
  } else {
    return;
  }
  // The address space of a variable, as OpenCL C has it, and which part of it the value is.
  auto isPlain = [](LLVM::DIExpressionElemAttr element) {
    switch (element.getOpcode()) {
    case llvm::dwarf::DW_OP_LLVM_fragment:
    case llvm::dwarf::DW_OP_constu:
    case llvm::dwarf::DW_OP_swap:
    case llvm::dwarf::DW_OP_xderef:
      return true;
    default:
      return false;
    }
  };
  if (!expression || llvm::all_of(expression.getOperations(), isPlain))
    if (StringAttr name = variable.getName())
      sink(wrap(name.getValue()), userData);
}

int64_t girLlvmFunctionOf(MlirLocation location, MlirStringCallback sink, void *userData) {
  auto fused = dyn_cast<FusedLocWith<LLVM::DILocalScopeAttr>>(unwrap(location));
  if (!fused)
    return -1;
  Attribute scope = fused.getMetadata();
  while (!isa<LLVM::DISubprogramAttr>(scope)) {
    if (auto block = dyn_cast<LLVM::DILexicalBlockAttr>(scope))
      scope = block.getScope();
    else if (auto file = dyn_cast<LLVM::DILexicalBlockFileAttr>(scope))
      scope = file.getScope();
    else
      return -1;
  }
  auto function = dyn_cast<LLVM::DISubprogramAttr>(scope);
  if (!function || !function.getName())
    return -1;
  sink(wrap(function.getName().getValue()), userData);
  return function.getLine();
}

int64_t girLlvmArrayTypeGetCount(MlirType type) {
  auto array = dyn_cast<LLVM::LLVMArrayType>(unwrap(type));
  return array ? static_cast<int64_t>(array.getNumElements()) : -1;
}
