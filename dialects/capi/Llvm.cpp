//===- Llvm.cpp - Conversion to the llvm dialect and LLVM IR -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Llvm.h"

#include "LlvmMetadata.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/CAPI/Support.h"
#include "mlir/CAPI/Utils.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVM.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace mlir;

GirTypeConverter girLlvmTypeConverterCreate(
    MlirContext context, MlirType (*convert)(MlirType type, const void *data),
    const void *userData) {
  MLIRContext *ctx = unwrap(context);
  TypeConverter *converter = new LLVMTypeConverter(ctx, LowerToLLVMOptions(ctx));
  converter->addConversion([=](Type type) -> std::optional<Type> {
    if (Type converted = unwrap(convert(wrap(type), userData)))
      return converted;
    return std::nullopt;
  });
  return {converter};
}

void girRewritePatternSetAddLlvmConversions(MlirRewritePatternSet set,
                                            GirTypeConverter converter) {
  RewritePatternSet &patterns = *unwrap(set);
  const auto &types = *static_cast<const LLVMTypeConverter *>(
      static_cast<TypeConverter *>(converter.ptr));
  arith::populateArithToLLVMConversionPatterns(types, patterns);
  cf::populateControlFlowToLLVMConversionPatterns(types, patterns);
  populateFuncToLLVMConversionPatterns(types, patterns);
  populateMathToLLVMConversionPatterns(types, patterns);
  ub::populateUBToLLVMConversionPatterns(types, patterns);
  vector::populateVectorFromElementsUnrollPatterns(patterns);
  vector::populateVectorToElementsUnrollPatterns(patterns);
  populateVectorToLLVMConversionPatterns(types, patterns);
}

/// Registers the translations of the dialects that a module may hold. Those of one GPU cost time
/// only where its dialect is in use.
static void registerTranslations(MLIRContext &context) {
  registerBuiltinDialectTranslation(context);
  registerLLVMDialectTranslation(context);
  DialectRegistry registry;
  registerMetadataTranslation(registry);
  context.appendDialectRegistry(registry);
  if (context.getLoadedDialect("gpu"))
    registerGPUDialectTranslation(context);
  if (context.getLoadedDialect("nvvm"))
    registerNVVMDialectTranslation(context);
  if (context.getLoadedDialect("rocdl"))
    registerROCDLDialectTranslation(context);
}

static bool isForMatrices(const llvm::CallBase &call) {
  if (const llvm::Function *callee = call.getCalledFunction())
    return callee->getName().starts_with("llvm.nvvm.mma.") ||
           callee->getName().starts_with("llvm.nvvm.ldmatrix.");
  auto *written = llvm::dyn_cast<llvm::InlineAsm>(call.getCalledOperand());
  return written && llvm::StringRef(written->getAsmString()).starts_with("mma.sync");
}

/// LLVM 22 does not declare `mma.sync` and `ldmatrix` convergent: it may move one to a place that
/// fewer threads reach. Ops of `nvvm` and `llvm.inline_asm` cannot state it, the call can.
static void markConvergent(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction); call && isForMatrices(*call))
        call->setConvergent();
}

bool girTranslateToLlvmIr(MlirOperation module, MlirStringCallback sink,
                          void *userData) {
  Operation *op = unwrap(module);
  registerTranslations(*op->getContext());
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> translated = translateModuleToLLVMIR(op, context);
  if (!translated)
    return false;
  markConvergent(*translated);
  writeMetadata(op, *translated);
  mlir::detail::CallbackOstream stream(sink, userData);
  translated->print(stream, nullptr);
  return true;
}
