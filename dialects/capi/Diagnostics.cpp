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
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include <optional>

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

namespace {

/// The source comes first: the handler refers to it.
struct SourceHandler {
  llvm::SourceMgr sourceMgr;
  std::optional<SourceMgrDiagnosticHandler> handler;
};

} // namespace

GirSourceHandler girSourceHandlerCreate(MlirContext context, MlirStringRef text,
                                        MlirStringRef bufferName) {
  auto *handler = new SourceHandler;
  handler->sourceMgr.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(unwrap(text), unwrap(bufferName)),
      llvm::SMLoc());
  handler->handler.emplace(handler->sourceMgr, unwrap(context));
  unwrap(context)->printOpOnDiagnostic(false);
  return GirSourceHandler{handler};
}

void girSourceHandlerDestroy(GirSourceHandler handler) {
  delete static_cast<SourceHandler *>(handler.ptr);
}
