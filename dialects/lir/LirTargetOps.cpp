//===- LirTargetOps.cpp - Verifiers of questions to the target and the host -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/TargetFeatures.h; a specialisation constant has a
// name.
//
//===----------------------------------------------------------------------===//

#include "common/TargetFeatures.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult TargetSupportsOp::verify() {
  return ::gir::verifyFeatureName(*this, getFeature());
}

LogicalResult SpecConstantOp::verify() {
  if (getName().empty())
    return emitOpError("has no name; the host sets the constant by its name");
  return success();
}
