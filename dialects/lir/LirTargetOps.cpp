//===- LirTargetOps.cpp - Verifier of questions to the target -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/TargetFeatures.h.
//
//===----------------------------------------------------------------------===//

#include "common/TargetFeatures.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult TargetSupportsOp::verify() {
  return ::gir::verifyFeatureName(*this, getFeature());
}
