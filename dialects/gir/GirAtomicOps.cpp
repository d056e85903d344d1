//===- GirAtomicOps.cpp - Verifiers of atomics, barriers and fences -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, beside those of common/Atomics.h and common/Synchronization.h:
// - memory that only one work-item sees, or that is constant, has no atomics,
// - min_s and max_s take signed, min_u and max_u unsigned integers.
//
//===----------------------------------------------------------------------===//

#include "common/Atomics.h"
#include "common/Synchronization.h"
#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

static LogicalResult verifySpace(Operation *op, PtrType pointer) {
  if (pointer.getSpace() == AddressSpace::Const)
    return op->emitOpError("cannot write to constant memory");
  if (pointer.getSpace() == AddressSpace::Local)
    return op->emitOpError("needs memory that work-items share; use a pointer "
                           "to global or shared memory");
  return success();
}

LogicalResult AtomicRmwOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)))
    return failure();
  Type type = pointer.getPointee();
  RmwOp rmw = getOp();
  bool isSigned = rmw == RmwOp::MinS || rmw == RmwOp::MaxS;
  bool isUnsigned = rmw == RmwOp::MinU || rmw == RmwOp::MaxU;
  if ((isSigned && !type.isSignedInteger()) ||
      (isUnsigned && !type.isUnsignedInteger()))
    return emitOpError("'")
           << stringifyRmwOp(rmw) << "' takes "
           << (isSigned ? "signed" : "unsigned") << " integers, but memory holds "
           << type;
  return ::gir::verifyAtomicTypes(*this, type, {getValue().getType(), getType()});
}

LogicalResult AtomicCmpxchgOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)) ||
      failed(::gir::verifyAtomicTypes(*this, pointer.getPointee(),
                                    {getExpected().getType(),
                                     getDesired().getType(), getType()})))
    return failure();
  return ::gir::verifyFailureOrdering(*this, getOrderingSucc(), getOrderingFail());
}

LogicalResult BarrierOp::verify() {
  return ::gir::verifyBarrier(*this, getExecScope());
}

LogicalResult FenceOp::verify() {
  return ::gir::verifyFence(*this, getSemantics());
}
