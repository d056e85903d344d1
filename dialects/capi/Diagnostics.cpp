//===- Diagnostics.cpp - Warnings, remarks and notes -----------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Diagnostics.h"

#include "mlir/CAPI/Diagnostics.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

void girEmitDiagnostic(MlirLocation location, GirSeverity severity,
                       GirKind kind, MlirStringRef message, intptr_t nNotes,
                       const GirNote *notes) {
  InFlightDiagnostic diagnostic = [&] {
    switch (severity) {
    case GirSeverityError:
      return emitError(unwrap(location));
    case GirSeverityWarning:
      return emitWarning(unwrap(location));
    case GirSeverityRemark:
      return emitRemark(unwrap(location));
    }
    llvm_unreachable("unknown severity");
  }();
  diagnostic << unwrap(message);
  for (const GirNote &note : llvm::ArrayRef(notes, nNotes))
    diagnostic.attachNote(unwrap(note.location)) << unwrap(note.message);
  if (kind != GirKindUnstated)
    diagnostic.getUnderlyingDiagnostic()->getMetadata().push_back(
        DiagnosticArgument(static_cast<int>(kind)));
}

GirKind girDiagnosticKind(MlirDiagnostic diagnostic) {
  for (const DiagnosticArgument &argument : unwrap(diagnostic).getMetadata())
    if (argument.getKind() ==
        DiagnosticArgument::DiagnosticArgumentKind::Integer)
      return static_cast<GirKind>(argument.getAsInteger());
  return GirKindUnstated;
}

void girContextPrintOpOnDiagnostic(MlirContext context, bool print) {
  unwrap(context)->printOpOnDiagnostic(print);
}

bool girUsesColors() {
  return llvm::WithColor::defaultAutoDetectFunction()(llvm::errs());
}

int girDisplayWidth(MlirStringRef text) {
  return llvm::sys::unicode::columnWidthUTF8(unwrap(text));
}
