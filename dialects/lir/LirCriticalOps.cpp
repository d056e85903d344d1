//===- LirCriticalOps.cpp - Verifiers of critical sections -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a start is followed by an end in its block, an end preceded by a start,
// - between them no other section starts, regions of ops included,
// - between them nothing waits for other work-items.
//
//===----------------------------------------------------------------------===//

#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

static LogicalResult refuseSection(Operation *section, Operation *other) {
  InFlightDiagnostic error = section->emitOpError(
      "has another section inside it; a critical section ends in the block it "
      "starts in, and sections do not nest");
  error.attachNote(other->getLoc()) << "the other section is here";
  return error;
}

/// Checks an op inside a critical section, and the ops of its regions.
static LogicalResult verifyInside(Operation *section, Operation &inside) {
  WalkResult walked = inside.walk([&](Operation *op) -> WalkResult {
    if (isa<BeginCriticalSectionOp, EndCriticalSectionOp>(op))
      return refuseSection(section, op);
    if (isa<BarrierOp, WorkgroupAnyOp, WorkgroupAllOp, WorkgroupCountOp,
            WorkgroupReduceOp>(op))
      return op->emitOpError("is in a critical section, which other "
                             "work-items cannot enter to join it; move it out");
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

LogicalResult BeginCriticalSectionOp::verify() {
  Operation *op = getOperation();
  while ((op = op->getNextNode())) {
    if (isa<EndCriticalSectionOp>(op))
      return success();
    if (failed(verifyInside(*this, *op)))
      return failure();
  }
  return emitOpError("has no lir.end_critical_section after it in its block");
}

LogicalResult EndCriticalSectionOp::verify() {
  Operation *op = getOperation();
  while ((op = op->getPrevNode())) {
    if (isa<BeginCriticalSectionOp>(op))
      return success();
    if (isa<EndCriticalSectionOp>(op))
      break;
  }
  return emitOpError("has no lir.begin_critical_section before it in its block");
}
