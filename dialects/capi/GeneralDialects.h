//===- GeneralDialects.h - Upstream's general dialects ----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_GENERALDIALECTS_H
#define GIR_CAPI_GENERALDIALECTS_H

#include "mlir/IR/DialectRegistry.h"

/// Inserts the dialects that only programs of upstream hold: a context loads one when
/// the text names it.
void insertGeneralDialects(mlir::DialectRegistry &registry);

#endif // GIR_CAPI_GENERALDIALECTS_H
