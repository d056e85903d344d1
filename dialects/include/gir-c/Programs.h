//===- Programs.h - Dialects and passes of whole programs -------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_PROGRAMS_H
#define GIR_C_PROGRAMS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Registers the upstream dialects of host code that kernels lack: tensors and the operations on
/// them, with the interfaces that give them memory.
void girRegisterProgramDialects(MlirDialectRegistry registry);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_PROGRAMS_H
