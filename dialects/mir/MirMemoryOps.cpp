//===- MirMemoryOps.cpp - Verifiers of globals, loads and stores -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - loads and stores move the pointee type; constant storage is not stored to,
// - one with an ordering moves a number, as common/Atomics.h has it; one
//   without has no scope, and does not access memory of atomics,
// - a cast of a pointer keeps its storage space,
// - a global has elements, or gets their number at launch if it is workgroup
//   storage; generic and private storage hold no globals,
// - its initial value has as many elements of the pointee type,
// - storage of a function call is private, or that of the workgroup in the entry
//   block of a kernel,
// - a cast between storage spaces goes to or from the generic one, not from
//   constant storage, and keeps the pointee.
//
//===----------------------------------------------------------------------===//

#include "common/Pointers.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

LogicalResult LoadOp::verify() {
  return ::gir::verifyLoad(*this, getPtr().getType(), getType(), getOrdering(),
                           getScope());
}

LogicalResult StoreOp::verify() {
  return ::gir::verifyStore(*this, getPtr().getType(), getValue().getType(),
                            getOrdering(), getScope());
}

void LoadOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  ::gir::addAccessEffects(*this, /*isStore=*/false, effects);
}

void StoreOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  ::gir::addAccessEffects(*this, /*isStore=*/true, effects);
}

OpFoldResult GepOp::fold(FoldAdaptor adaptor) {
  return ::gir::foldGep(*this, adaptor.getIndex());
}

OpFoldResult PtrCastOp::fold(FoldAdaptor) { return ::gir::foldPtrCast(*this); }

LogicalResult PtrCastOp::verify() {
  return ::gir::verifyPtrCast(*this, getOperand().getType(), getType());
}

LogicalResult AllocOp::verify() {
  return ::gir::verifyLocalStorage(*this, getType());
}

LogicalResult GlobalOp::verify() {
  return ::gir::verifyGlobal(*this, getType(), getCount(), getDynamic(),
                             getInitializer());
}

LogicalResult AddressOfOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto global = tables.lookupNearestSymbolFrom<GlobalOp>(*this, getGlobalAttr());
  if (!global)
    return emitOpError("names '@") << getGlobal() << "', which is not a global";
  if (global.getType() != getType())
    return emitOpError("gives ") << getType() << ", but '@" << getGlobal()
                                 << "' is " << global.getType();
  return success();
}

LogicalResult AddrSpaceCastOp::verify() {
  return ::gir::verifyAddrSpaceCast(*this, getOperand().getType(), getType());
}
