//===- LirWorkgroupOps.cpp - Verifiers of workgroup operations -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/Subgroups.h.
//
//===----------------------------------------------------------------------===//

#include "common/Subgroups.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult WorkgroupReduceOp::verify() {
  return ::gir::verifyReduction(*this, getKind(), getType());
}
