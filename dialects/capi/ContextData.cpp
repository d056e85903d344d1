//===- ContextData.cpp - Data of the compiler in a context -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/ContextData.h"

#include "lir/Lir.h"
#include "mlir/CAPI/IR.h"

void *girContextData(MlirContext context, void *(*make)(), void (*drop)(void *data)) {
  mlir::MLIRContext *known = unwrap(context);
  auto *lir = known->getLoadedDialect<::gir::lir::LirDialect>();
  if (!lir)
    lir = known->getOrLoadDialect<::gir::lir::LirDialect>();
  return lir->contextData.get(make, drop);
}
