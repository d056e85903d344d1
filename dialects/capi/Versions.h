//===- Versions.h - Versions of dialects in bytecode ------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_VERSIONS_H
#define GIR_CAPI_VERSIONS_H

#include "gir-c/Dialects.h"
#include "mlir/IR/DialectRegistry.h"

/// Lets these dialects write their versions into bytecode, and bring IR of an earlier
/// version up to date.
void registerVersions(mlir::DialectRegistry &registry,
                      llvm::ArrayRef<GirDialectVersion> versions,
                      GirUpgradeCallback upgrade, void *userData);

#endif // GIR_CAPI_VERSIONS_H
