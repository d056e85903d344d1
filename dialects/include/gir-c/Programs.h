//===- Programs.h - Interfaces of whole programs -----------------*- C -*-===//
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

/// Registers upstream's interfaces by which tensors get memory, for the dialects of
/// `girRegisterDialects`.
void girRegisterProgramInterfaces(MlirDialectRegistry registry);

/// Writes operations of linalg that are made of others, such as `linalg.softmax`, as
/// these; false after a diagnostic. Upstream has no pass for it.
bool girDecomposeAggregates(MlirOperation module);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_PROGRAMS_H
