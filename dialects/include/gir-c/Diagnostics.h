//===- Diagnostics.h - Warnings, remarks and notes --------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_DIAGNOSTICS_H
#define GIR_C_DIAGNOSTICS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum GirSeverity {
  GirSeverityError,
  GirSeverityWarning,
  GirSeverityRemark,
} GirSeverity;

/// A note: where and what.
typedef struct GirNote {
  MlirLocation location;
  MlirStringRef message;
} GirNote;

/// Emits one diagnostic with its notes. mlirEmitError knows errors only.
void girEmitDiagnostic(MlirLocation location, GirSeverity severity,
                       MlirStringRef message, intptr_t nNotes,
                       const GirNote *notes);

/// Prints the diagnostics of a context to standard error, each with its line of
/// the source. To be destroyed before the context.
typedef struct GirSourceHandler {
  void *ptr;
} GirSourceHandler;
GirSourceHandler girSourceHandlerCreate(MlirContext context, MlirStringRef text,
                                        MlirStringRef bufferName);
void girSourceHandlerDestroy(GirSourceHandler handler);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_DIAGNOSTICS_H
