//===- Effects.cpp - What operations do beside giving results -------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Effects.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

bool girOperationIsEffectFree(MlirOperation op) {
  return mlir::isMemoryEffectFree(unwrap(op));
}
