//===- MirGridOps.cpp - Verifiers of barriers and fences -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Synchronization.h.
//
//===----------------------------------------------------------------------===//

#include "common/Synchronization.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

LogicalResult BarrierOp::verify() {
  return ::gir::verifyBarrier(*this, getExecScope());
}

LogicalResult MemoryFenceOp::verify() {
  return ::gir::verifyFence(*this, getSemantics());
}
