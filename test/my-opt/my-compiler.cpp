//===- my-compiler.cpp - Another project's compiler with gir's passes -----===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir/Plugin.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// Lowers the kernels of a file for a target.
int main(int argc, char **argv) {
  if (argc != 3) {
    llvm::errs() << "usage: my-compiler FILE TARGET\n";
    return 2;
  }
  DialectRegistry registry;
  gir::registerDialects(registry);
  gir::registerPasses();
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(argv[1], &context);
  PassManager passes(&context);
  std::string pipeline = std::string("lower-to-lir{target=") + argv[2] + "}";
  if (!module || failed(parsePassPipeline(pipeline, passes)) || failed(passes.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
