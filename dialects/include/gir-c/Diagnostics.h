//===- Diagnostics.h - Warnings, remarks and notes --------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_DIAGNOSTICS_H
#define GIR_C_DIAGNOSTICS_H

#include "gir-c/Support.h"

#include "mlir-c/Diagnostics.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum GirSeverity {
  GirSeverityError,
  GirSeverityWarning,
  GirSeverityRemark,
} GirSeverity;

/// The cause of an error; GirKindUnstated for a diagnostic that does not say.
typedef enum GirKind {
  GirKindUnstated,
  GirKindMistake,
  GirKindUnsupported,
  GirKindInternal,
} GirKind;

/// A note: its location and message.
typedef struct GirNote {
  MlirLocation location;
  MlirStringRef message;
} GirNote;

/// Emits one diagnostic with its notes. mlirEmitError knows errors only. The kind
/// becomes metadata of the diagnostic.
void girEmitDiagnostic(MlirLocation location, GirSeverity severity,
                       GirKind kind, MlirStringRef message, intptr_t nNotes,
                       const GirNote *notes);

/// The kind that a diagnostic states.
GirKind girDiagnosticKind(MlirDiagnostic diagnostic);

/// Whether an op is printed with its diagnostics.
void girContextPrintOpOnDiagnostic(MlirContext context, bool print);

/// Whether messages on standard error have colors: --color, or a terminal.
bool girUsesColors(void);

/// The columns that UTF-8 text takes on a terminal; negative if any of it is not
/// printable.
int girDisplayWidth(MlirStringRef text);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_DIAGNOSTICS_H
