//===- General.h - Upstream's general dialects and passes -------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_GENERAL_H
#define GIR_C_GENERAL_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Registers the upstream passes that lower affine, linalg, tosa and complex, and
/// those that outline kernels. A second call does nothing.
void girRegisterGeneralPasses(void);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_GENERAL_H
