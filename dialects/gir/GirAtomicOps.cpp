//===- GirAtomicOps.cpp - Verifiers of atomics, barriers and fences -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, beside those of common/Atomics.h and common/Synchronization.h:
// - atomics access no memory that is constant or that only one work-item sees,
// - min_s and max_s take signed, min_u, max_u, inc_wrap and dec_wrap unsigned
//   integers, fadd, fmin and fmax floats, exchange any of these.
//
//===----------------------------------------------------------------------===//

#include "common/Atomics.h"
#include "common/Synchronization.h"
#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

static LogicalResult verifyShared(Operation *op, PtrType pointer) {
  if (pointer.getSpace() == AddressSpace::Local)
    return op->emitOpError("needs memory that work-items share; use a pointer "
                           "to global or shared memory");
  return success();
}

static LogicalResult verifySpace(Operation *op, PtrType pointer) {
  if (pointer.getSpace() == AddressSpace::Const)
    return op->emitOpError("cannot write to constant memory");
  return verifyShared(op, pointer);
}

LogicalResult AtomicLoadOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (pointer.getSpace() == AddressSpace::Const)
    return emitOpError("reads constant memory, which never changes; use load");
  if (failed(verifyShared(*this, pointer)) ||
      failed(::gir::verifyAtomicTypes(*this, pointer.getPointee(), getType())))
    return failure();
  return ::gir::verifyLoadOrdering(*this, getOrdering());
}

LogicalResult AtomicStoreOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)) ||
      failed(::gir::verifyAtomicTypes(*this, pointer.getPointee(),
                                      getValue().getType())))
    return failure();
  return ::gir::verifyStoreOrdering(*this, getOrdering());
}

/// The types that an operation takes, in words; empty if it takes this type.
static StringRef wrongClass(RmwOp op, Type type) {
  switch (op) {
  case RmwOp::MinS:
  case RmwOp::MaxS:
    return type.isSignedInteger() ? "" : "signed integers";
  case RmwOp::MinU:
  case RmwOp::MaxU:
  case RmwOp::IncWrap:
  case RmwOp::DecWrap:
    return type.isUnsignedInteger() ? "" : "unsigned integers";
  case RmwOp::FAdd:
  case RmwOp::FMin:
  case RmwOp::FMax:
    return llvm::isa<FloatType>(type) ? "" : "floating-point numbers";
  case RmwOp::Exchange:
    return "";
  case RmwOp::Add:
  case RmwOp::Sub:
  case RmwOp::And:
  case RmwOp::Or:
  case RmwOp::Xor:
    return llvm::isa<IntegerType>(type) ? "" : "integers";
  }
  return "";
}

LogicalResult AtomicRmwOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)))
    return failure();
  Type type = pointer.getPointee();
  StringRef takes = wrongClass(getOp(), type);
  if (!takes.empty())
    return emitOpError("'") << stringifyRmwOp(getOp()) << "' takes " << takes
                            << ", but memory holds " << type;
  return ::gir::verifyAtomicTypes(*this, type, {getValue().getType(), getType()});
}

LogicalResult AtomicFlagTestAndSetOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)))
    return failure();
  return ::gir::verifyFlag(*this, pointer.getPointee());
}

LogicalResult AtomicFlagClearOp::verify() {
  auto pointer = llvm::cast<PtrType>(getPtr().getType());
  if (failed(verifySpace(*this, pointer)) ||
      failed(::gir::verifyFlag(*this, pointer.getPointee())))
    return failure();
  return ::gir::verifyStoreOrdering(*this, getOrdering());
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
