//===- MirIoOps.cpp - Verifiers of inputs and outputs -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Io.cpp.
//
//===----------------------------------------------------------------------===//

#include "common/Io.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

LogicalResult ReadInputOp::verify() {
  return ::gir::verifyReadInput(*this, getIo(), getType());
}

LogicalResult WriteOutputOp::verify() {
  return ::gir::verifyWriteOutput(*this, getIo(), getValue().getType());
}
