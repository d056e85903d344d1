//===- LlvmMetadata.h - Metadata of LLVM IR as attributes -------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_LLVM_METADATA_H
#define GIR_CAPI_LLVM_METADATA_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "llvm/IR/Module.h"

/// The beginning of the names of metadata that becomes attributes.
inline constexpr llvm::StringLiteral spirvMetadata = "spirv.";

/// Registers the conversion of metadata of instructions and functions, both ways.
void registerMetadataTranslation(mlir::DialectRegistry &registry);

/// Writes the metadata of a module and its globals, and the names of parameters.
void writeMetadata(mlir::Operation *source, llvm::Module &module);

/// Metadata of a module of LLVM IR and its globals, which upstream's importer drops.
class ModuleMetadata {
public:
  /// Reads it, before the module is imported.
  ModuleMetadata(const llvm::Module &module, mlir::MLIRContext *context);

  /// Attaches it to the imported module.
  void attach(mlir::ModuleOp imported) const;

private:
  mlir::DictionaryAttr ofModule;
  llvm::SmallVector<std::pair<std::string, mlir::DictionaryAttr>> ofGlobals;
};

#endif // GIR_CAPI_LLVM_METADATA_H
