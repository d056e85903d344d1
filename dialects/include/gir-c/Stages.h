//===- Stages.h - The stage of an operation ---------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API cannot ask for a trait that is not its own.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_STAGES_H
#define GIR_C_STAGES_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The number of the `mir::Stage` that the trait of an operation names, -1 if it
/// names none.
int32_t girOperationGetStage(MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_STAGES_H
