//===- KnownDialects.h - Dialects by name -----------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_KNOWN_DIALECTS_H
#define GIR_CAPI_KNOWN_DIALECTS_H

#include "mlir/IR/DialectRegistry.h"

/// Inserts the dialect of that name; false if it is none of those that programs may hold.
bool insertDialect(llvm::StringRef name, mlir::DialectRegistry &registry);

#endif // GIR_CAPI_KNOWN_DIALECTS_H
