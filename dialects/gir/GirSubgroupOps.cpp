//===- GirSubgroupOps.cpp - Verifiers of subgroup operations -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: bitwise reductions take integers.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

LogicalResult SubgroupReduceOp::verify() {
  ReduceOp op = getOp();
  bool isBitwise = op == ReduceOp::And || op == ReduceOp::Or || op == ReduceOp::Xor;
  if (isBitwise && !llvm::isa<IntegerType>(getType()))
    return emitOpError("'") << stringifyReduceOp(op)
                            << "' takes integers, not " << getType();
  return success();
}
