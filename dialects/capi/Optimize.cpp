//===- Optimize.cpp - Pipelines of LLVM's passes -------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Optimize.h"

#include "Recurrences.h"
#include "gir-c/Optimize.h"

#include "mlir/CAPI/Support.h"
#include "mlir/CAPI/Utils.h"
#include "llvm-c/Core.h"
#include "llvm-c/TargetMachine.h"
#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

Error optimize(Module &module, TargetMachine &machine, StringRef passes,
               PipelineTuningOptions tuning) {
  PassBuilder builder(&machine, tuning);
  builder.registerVectorizerStartEPCallback([](FunctionPassManager &functions, OptimizationLevel) {
    functions.addPass(HideNarrowRecurrences());
  });
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  ModulePassManager pipeline;
  if (Error error = builder.parsePassPipeline(pipeline, passes))
    return error;
  pipeline.run(module, modules);
  return Error::success();
}

bool girOptimize(void *module, void *machine, MlirStringRef passes, MlirStringCallback sink,
                 void *userData) {
  Module &ir = *unwrap(static_cast<LLVMModuleRef>(module));
  // LLVM's own conversion of this handle is private to it.
  auto &target = *reinterpret_cast<TargetMachine *>(machine);
  Error error = optimize(ir, target, unwrap(passes));
  if (!error)
    return true;
  mlir::detail::CallbackOstream(sink, userData) << toString(std::move(error));
  return false;
}

bool girSetOption(MlirStringRef option) {
  std::string text = unwrap(option).str();
  const char *arguments[] = {"gir", text.c_str()};
  return cl::ParseCommandLineOptions(2, arguments, "", &nulls());
}
