//===- ContextData.h - Data of the compiler in a context ---------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR has a place for user's data on passes and patterns, not on contexts.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_CONTEXTDATA_H
#define GIR_C_CONTEXTDATA_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The data of a context. The first call makes them; `drop` takes them when the
/// context ends. Loads the lir dialect, which holds them, unless it is loaded.
void *girContextData(MlirContext context, void *(*make)(), void (*drop)(void *data));

#ifdef __cplusplus
}
#endif

#endif // GIR_C_CONTEXTDATA_H
