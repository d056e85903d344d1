//===- Jit.cpp - Machine code in this process -----------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Jit.h"

#include "Optimize.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/CAPI/Utils.h"
#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ExecutionEngine/Orc/CompileUtils.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using namespace llvm::orc;

static LLJIT *unwrap(GirCode code) { return static_cast<LLJIT *>(code.ptr); }

/// Code generation of position-independent code for the host's processor.
static llvm::Expected<JITTargetMachineBuilder> hostBuilder() {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto builder = JITTargetMachineBuilder::detectHost();
  if (builder) {
    builder->setRelocationModel(llvm::Reloc::PIC_);
    builder->setCodeModel(llvm::CodeModel::Small);
  }
  return builder;
}

/// The value, or nothing after its error has been written.
template <typename T>
static std::optional<T> take(llvm::Expected<T> value, llvm::raw_ostream &message) {
  if (value)
    return std::move(*value);
  message << llvm::toString(value.takeError());
  return std::nullopt;
}

void girDescribeHost(MlirStringCallback sink, void *userData) {
  mlir::detail::CallbackOstream os(sink, userData);
  os << LLVM_VERSION_STRING << ' ';
  if (auto host = take(hostBuilder(), os))
    os << host->getTargetTriple().str() << ' ' << host->getCPU() << ' '
       << host->getFeatures().getString();
}

/// As `girCompileObject`; an error instead of a diagnostic, unless one is emitted.
static llvm::Error compile(Operation *module, unsigned level,
                           llvm::raw_ostream &object) {
  auto host = hostBuilder();
  if (!host)
    return host.takeError();
  host->setCodeGenOptLevel(llvm::CodeGenOpt::getLevel(level).value_or(
      llvm::CodeGenOptLevel::Default));
  auto machine = host->createTargetMachine();
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> translated = translateModuleToLLVMIR(module, context);
  if (!translated)
    return llvm::createStringError("cannot be translated to LLVM IR");
  ExecutionEngine::setupTargetTripleAndDataLayout(translated.get(), machine->get());
  llvm::PipelineTuningOptions tuning;
  tuning.SLPVectorization = true;
  std::string passes = llvm::formatv("default<O{0}>", level);
  if (llvm::Error error = optimize(*translated, **machine, passes, tuning))
    return error;
  auto compiled = SimpleCompiler(**machine)(*translated);
  if (!compiled)
    return compiled.takeError();
  object << (*compiled)->getBuffer();
  return llvm::Error::success();
}

bool girCompileObject(MlirOperation module, unsigned level, MlirStringCallback sink, void *userData) {
  Operation *op = unwrap(module);
  registerBuiltinDialectTranslation(*op->getContext());
  registerLLVMDialectTranslation(*op->getContext());
  mlir::detail::CallbackOstream object(sink, userData);
  llvm::Error error = compile(op, level, object);
  if (!error)
    return true;
  op->emitError() << llvm::toString(std::move(error));
  return false;
}

GirCode girCodeLoad(MlirStringRef object, MlirStringCallback sink, void *userData) {
  mlir::detail::CallbackOstream os(sink, userData);
  auto host = take(hostBuilder(), os);
  if (!host)
    return {nullptr};
  auto jit = take(LLJITBuilder().setJITTargetMachineBuilder(*host).create(), os);
  if (!jit)
    return {nullptr};
  auto bytes = llvm::MemoryBuffer::getMemBufferCopy(unwrap(object), "kernel");
  if (llvm::Error error = (*jit)->addObjectFile(std::move(bytes))) {
    os << llvm::toString(std::move(error));
    return {nullptr};
  }
  return {jit->release()};
}

bool girCodeDefine(GirCode code, MlirStringRef name, const void *address,
                   MlirStringCallback sink, void *userData) {
  LLJIT *jit = unwrap(code);
  ExecutorSymbolDef symbol(ExecutorAddr::fromPtr(address),
                           llvm::JITSymbolFlags::Exported);
  llvm::Error error = jit->getMainJITDylib().define(
      absoluteSymbols({{jit->mangleAndIntern(unwrap(name)), symbol}}));
  if (!error)
    return true;
  mlir::detail::CallbackOstream(sink, userData) << llvm::toString(std::move(error));
  return false;
}

bool girCodeAddLibrary(GirCode code, MlirStringRef path, MlirStringCallback sink,
                       void *userData) {
  LLJIT *jit = unwrap(code);
  std::string name = unwrap(path).str();
  mlir::detail::CallbackOstream os(sink, userData);
  auto library = take(DynamicLibrarySearchGenerator::Load(
                          name.c_str(), jit->getDataLayout().getGlobalPrefix()),
                      os);
  if (library)
    jit->getMainJITDylib().addGenerator(std::move(*library));
  return library.has_value();
}

void *girCodeLookup(GirCode code, MlirStringRef name, MlirStringCallback sink, void *userData) {
  mlir::detail::CallbackOstream os(sink, userData);
  auto address = take(unwrap(code)->lookup(unwrap(name)), os);
  return address ? address->toPtr<void *>() : nullptr;
}

void girCodeDestroy(GirCode code) { delete unwrap(code); }
