//===- Support.h - Shared declarations of gir's C boundary ------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every header in this directory declares functions that Rust needs and the MLIR C
// API of LLVM 22 does not offer. Rust sees them through bindgen.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_SUPPORT_H
#define GIR_C_SUPPORT_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include "mlir-c/Rewrite.h"
#include "mlir-c/Support.h"

/// A writable string owned by the C++ side for the duration of a call.
typedef struct GirOutput {
  void *ptr;
} GirOutput;

#ifdef __cplusplus
extern "C" {
#endif

/// Appends bytes to the output.
void girOutputWrite(GirOutput output, MlirStringRef bytes);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_SUPPORT_H
