//===- GirControlOps.cpp - Branches -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// BranchOpInterface checks that the operands of a branch fit its destination.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

SuccessorOperands BrOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(getDestOperandsMutable());
}

SuccessorOperands BrIfOp::getSuccessorOperands(unsigned index) {
  return SuccessorOperands(index == 0 ? getTrueOperandsMutable()
                                      : getFalseOperandsMutable());
}
