//===- MirPromotion.cpp - Variables that become values -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interfaces of upstream's mem2reg. Only private storage of one number or vector
// becomes a value, and only if each access is a plain one of all of it: a volatile access
// is kept, and so is storage whose address has other uses.
//
//===----------------------------------------------------------------------===//

#include "mir/Mir.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace gir::mir;

SmallVector<MemorySlot> AllocOp::getPromotableSlots() {
  auto pointer = llvm::cast<PtrType>(getType());
  Type element = pointer.getPointee();
  bool isValue = llvm::isa<IntegerType, FloatType, VectorType>(element);
  if (pointer.getSpace() != StorageSpace::Private || getCount() != 1 || !isValue)
    return {};
  return {MemorySlot{getResult(), element}};
}

/// The value before the first store, which is unspecified: a zero.
Value AllocOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  return arith::ConstantOp::create(builder, getLoc(), builder.getZeroAttr(slot.elemType));
}

void AllocOp::handleBlockArgument(const MemorySlot &, BlockArgument, OpBuilder &) {}

std::optional<PromotableAllocationOpInterface>
AllocOp::handlePromotionComplete(const MemorySlot &, Value initial, OpBuilder &) {
  if (initial && initial.use_empty())
    initial.getDefiningOp()->erase();
  erase();
  return std::nullopt;
}

/// Whether an access is removed together with its storage.
template <typename Access>
static bool isPromoted(Access access, Type value, const MemorySlot &slot,
                       const SmallPtrSetImpl<OpOperand *> &uses) {
  return uses.size() == 1 && *uses.begin() == &access.getPtrMutable() &&
         access.getPtr() == slot.ptr && value == slot.elemType &&
         !access.getIsVolatile() && !access.getOrdering();
}

bool LoadOp::loadsFrom(const MemorySlot &slot) { return getPtr() == slot.ptr; }

bool LoadOp::storesTo(const MemorySlot &) { return false; }

Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) {
  llvm_unreachable("a load stores nothing");
}

bool LoadOp::canUsesBeRemoved(const MemorySlot &slot,
                              const SmallPtrSetImpl<OpOperand *> &uses,
                              SmallVectorImpl<OpOperand *> &, const DataLayout &) {
  return isPromoted(*this, getType(), slot, uses);
}

DeletionKind LoadOp::removeBlockingUses(const MemorySlot &,
                                        const SmallPtrSetImpl<OpOperand *> &, OpBuilder &,
                                        Value reaching, const DataLayout &) {
  getResult().replaceAllUsesWith(reaching);
  return DeletionKind::Delete;
}

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }

bool StoreOp::storesTo(const MemorySlot &slot) { return getPtr() == slot.ptr; }

Value StoreOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) {
  return getValue();
}

bool StoreOp::canUsesBeRemoved(const MemorySlot &slot,
                               const SmallPtrSetImpl<OpOperand *> &uses,
                               SmallVectorImpl<OpOperand *> &, const DataLayout &) {
  return getValue() != slot.ptr && isPromoted(*this, getValue().getType(), slot, uses);
}

DeletionKind StoreOp::removeBlockingUses(const MemorySlot &,
                                         const SmallPtrSetImpl<OpOperand *> &,
                                         OpBuilder &, Value, const DataLayout &) {
  return DeletionKind::Delete;
}
