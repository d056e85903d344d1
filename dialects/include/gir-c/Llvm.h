//===- Llvm.h - Conversion to the llvm dialect and LLVM IR ------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM 22 has upstream's conversions as passes only, each with types of
// its own; here they are patterns for one conversion with ours.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_LLVM_H
#define GIR_C_LLVM_H

#include "gir-c/Conversion.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Upstream's converter to types of the llvm dialect. The callback is asked first;
/// a null type leaves the answer to upstream.
GirTypeConverter girLlvmTypeConverterCreate(
    MlirContext context, MlirType (*convert)(MlirType type, const void *data),
    const void *userData);

/// Adds upstream's conversions of arith, cf, func, math, ub and vector. The
/// converter is one of `girLlvmTypeConverterCreate`.
void girRewritePatternSetAddLlvmConversions(MlirRewritePatternSet set,
                                            GirTypeConverter converter);

/// Prints a module of the llvm dialect as LLVM IR; false after a diagnostic.
bool girTranslateToLlvmIr(MlirOperation module, MlirStringCallback sink,
                          void *userData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_LLVM_H
