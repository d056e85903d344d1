//===- Pointers.h - Rules of memory ops in mir and lir ----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - loads and stores move the pointee type; constant storage is not stored to,
// - one with an ordering moves a number, as common/Atomics.h has it, and in lir has a
//   scope; one without has no scope, and does not access memory of atomics,
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

#ifndef GIR_DIALECTS_COMMON_POINTERS_H
#define GIR_DIALECTS_COMMON_POINTERS_H

#include "common/Atomics.h"
#include "common/InitialValue.h"
#include "mir/Mir.h"

namespace gir {

/// The type of the value in memory: for an atomic, its number.
inline mlir::Type valueIn(mlir::Type pointee) {
  auto atomic = llvm::dyn_cast<mir::AtomicType>(pointee);
  return atomic ? atomic.getValue() : pointee;
}

inline mlir::LogicalResult verifyAtomicAccess(mlir::Operation *op,
                                              mlir::Type pointer,
                                              mlir::TypeRange types) {
  auto ptr = llvm::cast<mir::PtrType>(pointer);
  if (ptr.getSpace() == mir::StorageSpace::Constant ||
      ptr.getSpace() == mir::StorageSpace::Private)
    return op->emitOpError("needs storage that work-items share and may write, "
                           "not ")
           << mir::stringifyStorageSpace(ptr.getSpace());
  return verifyAtomicTypes(op, valueIn(ptr.getPointee()), types);
}

/// Checks a load or store without an ordering.
inline mlir::LogicalResult verifyPlainAccess(mlir::Operation *op, mlir::Type pointee,
                                             std::optional<MemoryScope> scope) {
  if (scope)
    return op->emitOpError("has a scope, which is for accesses with an ordering");
  if (llvm::isa<mir::AtomicType>(pointee))
    return op->emitOpError("accesses ")
           << pointee << ", which takes an ordering; write `ordering relaxed` if "
           << "nothing is ordered";
  return mlir::success();
}

/// Checks the type that a load or store with an ordering moves.
inline mlir::LogicalResult verifyOrderedAccess(mlir::Operation *op,
                                               mlir::Type pointer, mlir::Type value) {
  if (!llvm::isa<mlir::IntegerType, mlir::FloatType>(value))
    return op->emitOpError("has an ordering, which is for numbers, not for ")
           << value;
  return verifyAtomicAccess(op, pointer, value);
}

/// Checks that an access with an ordering states its scope, where the dialect asks for it.
template <typename Access>
mlir::LogicalResult verifyScope(Access op, bool statesScope) {
  if (statesScope && op.getOrdering() && !op.getScope())
    return op.emitOpError("has an ordering, but no scope");
  return mlir::success();
}

template <typename Load> mlir::LogicalResult verifyLoad(Load op, bool statesScope) {
  if (mlir::failed(verifyScope(op, statesScope)))
    return mlir::failure();
  mlir::Type pointer = op.getPtr().getType();
  if (op.getOrdering())
    return mlir::failed(verifyOrderedAccess(op, pointer, op.getType()))
               ? mlir::failure()
               : verifyLoadOrdering(op, *op.getOrdering());
  mlir::Type pointee = llvm::cast<mir::PtrType>(pointer).getPointee();
  if (mlir::failed(verifyPlainAccess(op, pointee, op.getScope())))
    return mlir::failure();
  if (pointee != op.getType())
    return op.emitOpError("loads ") << pointee << ", but gives " << op.getType();
  return mlir::success();
}

template <typename Store> mlir::LogicalResult verifyStore(Store op, bool statesScope) {
  if (mlir::failed(verifyScope(op, statesScope)))
    return mlir::failure();
  mlir::Type value = op.getValue().getType();
  if (op.getOrdering())
    return mlir::failed(verifyOrderedAccess(op, op.getPtr().getType(), value))
               ? mlir::failure()
               : verifyStoreOrdering(op, *op.getOrdering());
  auto ptr = llvm::cast<mir::PtrType>(op.getPtr().getType());
  if (mlir::failed(verifyPlainAccess(op, ptr.getPointee(), op.getScope())))
    return mlir::failure();
  if (ptr.getSpace() == mir::StorageSpace::Constant)
    return op.emitOpError("cannot write to constant storage");
  if (ptr.getPointee() != value)
    return op.emitOpError("stores ")
           << value << " through a pointer to " << ptr.getPointee();
  return mlir::success();
}

/// The effects of a load or store. A volatile access has effects outside the program,
/// an ordering affects other memory too: both count as a read and a write.
template <typename Access>
void addAccessEffects(
    Access op, bool isStore,
    llvm::SmallVectorImpl<
        mlir::SideEffects::EffectInstance<mlir::MemoryEffects::Effect>> &effects) {
  bool isBoth = op.getIsVolatile() || op.getOrdering();
  mlir::OpOperand *pointer = &op.getPtrMutable();
  if (!isStore || isBoth)
    effects.emplace_back(mlir::MemoryEffects::Read::get(), pointer);
  if (isStore || isBoth)
    effects.emplace_back(mlir::MemoryEffects::Write::get(), pointer);
}

inline mlir::LogicalResult verifyPtrCast(mlir::Operation *op, mlir::Type from,
                                         mlir::Type to) {
  if (llvm::cast<mir::PtrType>(from).getSpace() !=
      llvm::cast<mir::PtrType>(to).getSpace())
    return op->emitOpError("cannot change the storage space, but goes from ")
           << from << " to " << to;
  return mlir::success();
}

/// Folds the address of the first element to the base.
template <typename Gep>
mlir::OpFoldResult foldGep(Gep op, mlir::Attribute index) {
  auto number = llvm::dyn_cast_if_present<mlir::IntegerAttr>(index);
  return number && number.getValue().isZero() ? op.getBase() : nullptr;
}

/// Folds a cast to the operand's own type, or back to the type before another cast.
template <typename Cast>
mlir::OpFoldResult foldPtrCast(Cast op) {
  if (op.getOperand().getType() == op.getType())
    return op.getOperand();
  auto inner = op.getOperand().template getDefiningOp<Cast>();
  if (!inner)
    return nullptr;
  op.getOperandMutable().assign(inner.getOperand());
  return op.getResult();
}

inline mlir::LogicalResult verifyAddrSpaceCast(mlir::Operation *op,
                                               mlir::Type fromType,
                                               mlir::Type toType) {
  auto from = llvm::cast<mir::PtrType>(fromType);
  auto to = llvm::cast<mir::PtrType>(toType);
  if (from.getPointee() != to.getPointee())
    return op->emitOpError("cannot change the pointee, but goes from ")
           << from << " to " << to;
  bool fromGeneric = from.getSpace() == mir::StorageSpace::Generic;
  if (fromGeneric == (to.getSpace() == mir::StorageSpace::Generic))
    return op->emitOpError("must go to or from generic storage, but goes from ")
           << from << " to " << to;
  if ((fromGeneric ? to : from).getSpace() == mir::StorageSpace::Constant)
    return op->emitOpError("cannot cast constant storage, which generic storage does "
                           "not cover");
  return mlir::success();
}

/// Checks the storage of one function call, or of one run of a kernel by a
/// workgroup.
inline mlir::LogicalResult verifyLocalStorage(mlir::Operation *op,
                                              mlir::Type pointer) {
  mir::StorageSpace space = llvm::cast<mir::PtrType>(pointer).getSpace();
  if (space == mir::StorageSpace::Private)
    return mlir::success();
  if (space != mir::StorageSpace::Workgroup)
    return op->emitOpError("gives a pointer to private or workgroup storage, not to ")
           << mir::stringifyStorageSpace(space);
  mlir::Operation *function = op->getParentOp();
  bool isInEntry = function && llvm::isa<mlir::FunctionOpInterface>(function) &&
                   op->getBlock()->isEntryBlock();
  if (!isInEntry || !stageOf(function))
    return op->emitOpError("makes workgroup storage, which work-items share; it "
                           "must be in the entry block of a kernel");
  return verifyStage(op, mir::Stage::Compute);
}

inline mlir::LogicalResult verifyGlobal(mlir::Operation *op, mlir::Type type,
                                        uint64_t count, bool dynamic,
                                        std::optional<mlir::Attribute> initial) {
  mir::StorageSpace space = llvm::cast<mir::PtrType>(type).getSpace();
  if (space == mir::StorageSpace::Generic || space == mir::StorageSpace::Private)
    return op->emitOpError("cannot be in ")
           << mir::stringifyStorageSpace(space) << " storage";
  if (dynamic != (count == 0))
    return op->emitOpError("must have count 0 if and only if it is dynamic");
  if (dynamic && space != mir::StorageSpace::Workgroup)
    return op->emitOpError("is dynamic, which is for workgroup storage only");
  if (!initial)
    return mlir::success();
  if (space == mir::StorageSpace::Workgroup)
    return op->emitOpError("is in workgroup storage, which cannot be initialised; store "
                           "to it in the kernel");
  mir::PtrType pointer = llvm::cast<mir::PtrType>(type);
  return verifyInitialValue(op, valueIn(pointer.getPointee()), count, *initial);
}

/// Checks that an op names a global of its dialect, and gives a pointer of its type.
template <typename Global, typename AddressOf>
mlir::LogicalResult verifyAddressOf(AddressOf op, mlir::SymbolTableCollection &tables) {
  auto global = tables.lookupNearestSymbolFrom<Global>(op, op.getGlobalAttr());
  if (!global)
    return op.emitOpError("names '@") << op.getGlobal() << "', which is not a global";
  if (global.getType() != op.getType())
    return op.emitOpError("gives ") << op.getType() << ", but '@" << op.getGlobal()
                                    << "' is " << global.getType();
  return mlir::success();
}

inline mlir::LogicalResult verifyFlagAccess(mlir::Operation *op,
                                            mlir::Type pointer) {
  mlir::Type pointee = llvm::cast<mir::PtrType>(pointer).getPointee();
  if (mlir::failed(verifyAtomicAccess(op, pointer, {})))
    return mlir::failure();
  return verifyFlag(op, valueIn(pointee));
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_POINTERS_H
