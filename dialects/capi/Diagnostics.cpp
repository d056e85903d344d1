//===- Diagnostics.cpp - Warnings, remarks and notes -----------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Diagnostics.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/Unicode.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;

void girEmitDiagnostic(MlirLocation location, GirSeverity severity,
                       MlirStringRef message, intptr_t nNotes,
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
