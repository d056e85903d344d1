//===- Loops.cpp - Upstream's loop transforms --===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Loops.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"

using namespace mlir;

bool girHoistInvariants(MlirOperation root) {
  size_t moved = 0;
  unwrap(root)->walk([&](Operation *op) {
    if (isa<scf::ForOp, scf::WhileOp>(op))
      moved += moveLoopInvariantCode(cast<LoopLikeOpInterface>(op));
  });
  return moved > 0;
}
