//===- Effects.h - What operations do beside giving results -----*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_EFFECTS_H
#define GIR_C_EFFECTS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Whether an operation, with all in its regions, neither reads nor writes memory
/// nor has any other effect that MLIR knows.
bool girOperationIsEffectFree(MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_EFFECTS_H
