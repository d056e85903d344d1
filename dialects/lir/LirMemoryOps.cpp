//===- LirMemoryOps.cpp - Verifiers of memory ops that mir lacks -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: the word around an address is an integer of 32 bits, in the same storage
// space.
//
//===----------------------------------------------------------------------===//

#include "common/Pointers.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult ContainingWordOp::verify() {
  auto word = cast<::gir::mir::PtrType>(getWord().getType());
  if (!word.getPointee().isInteger(32))
    return emitOpError("gives a pointer to a word of 32 bits, not to ")
           << word.getPointee();
  return ::gir::verifyPtrCast(*this, getPtr().getType(), getWord().getType());
}
