//===- GirMemoryOps.cpp - Verifiers of pointers, loads and stores -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a pointer points to a scalar, a vector or a pointer,
// - loads and stores move the pointee type; constant memory is not stored to,
// - storage of a function call is local and allocated in the entry block,
// - a cast between address spaces goes to or from the generic one, not from
//   constant memory, and keeps the pointee.
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

LogicalResult PtrType::verify(function_ref<InFlightDiagnostic()> emitError,
                              AddressSpace space, Type pointee) {
  Type lane = ::gir::laneOf(pointee);
  auto integer = llvm::dyn_cast<IntegerType>(lane);
  bool isNumber = (integer && !integer.isSignless() &&
                   llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth())) ||
                  llvm::isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(lane);
  bool isVector = llvm::isa<VectorType>(pointee);
  if (llvm::isa<PtrType>(pointee) ||
      (isNumber && (!isVector || ::gir::hasVectorLength(pointee))))
    return success();
  return emitError() << "a pointer points to a signed or unsigned integer of 8, "
                        "16, 32 or 64 bits, f16, bf16, f32, f64, a vector of 2, 3, "
                        "4, 8 or 16 of them or a pointer, not to "
                     << pointee;
}

static Type pointeeOf(Value pointer) {
  return llvm::cast<PtrType>(pointer.getType()).getPointee();
}

LogicalResult LoadOp::verify() {
  if (pointeeOf(getPtr()) != getType())
    return emitOpError("loads ") << pointeeOf(getPtr()) << ", but gives " << getType();
  return success();
}

LogicalResult StoreOp::verify() {
  if (llvm::cast<PtrType>(getPtr().getType()).getSpace() == AddressSpace::Const)
    return emitOpError("cannot write to constant memory; use a pointer to "
                       "global, shared or local memory");
  if (pointeeOf(getPtr()) != getValue().getType())
    return emitOpError("stores ")
           << getValue().getType() << " through a pointer to "
           << pointeeOf(getPtr()) << "; convert the value or the pointer";
  return success();
}

LogicalResult AllocOp::verify() {
  auto pointer = llvm::cast<PtrType>(getType());
  if (pointer.getSpace() != AddressSpace::Local)
    return emitOpError("gives a pointer to local memory, not ") << pointer;
  Block *block = (*this)->getBlock();
  if (block && !block->isEntryBlock())
    return emitOpError("must be in the entry block of its function");
  return success();
}

LogicalResult AddrSpaceCastOp::verify() {
  auto from = llvm::cast<PtrType>(getOperand().getType());
  auto to = llvm::cast<PtrType>(getType());
  if (from.getPointee() != to.getPointee())
    return emitOpError("cannot change the pointee, but goes from ")
           << from << " to " << to << "; use bitcast for that";
  bool fromGeneric = from.getSpace() == AddressSpace::Generic;
  if (fromGeneric == (to.getSpace() == AddressSpace::Generic))
    return emitOpError("must go to or from the generic address space, but goes from ")
           << from << " to " << to;
  if ((fromGeneric ? to : from).getSpace() == AddressSpace::Const)
    return emitOpError("cannot cast constant memory, which the generic address space "
                       "does not cover");
  return success();
}
