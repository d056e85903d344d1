//===- Pointers.h - Rules of memory ops in mir and lir ----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_POINTERS_H
#define GIR_DIALECTS_COMMON_POINTERS_H

#include "common/Atomics.h"
#include "common/InitialValue.h"
#include "mir/Mir.h"

namespace gir {

inline mlir::LogicalResult verifyLoad(mlir::Operation *op, mlir::Type pointer,
                                      mlir::Type result) {
  mlir::Type pointee = llvm::cast<mir::PtrType>(pointer).getPointee();
  if (pointee != result)
    return op->emitOpError("loads ") << pointee << ", but gives " << result;
  return mlir::success();
}

inline mlir::LogicalResult verifyStore(mlir::Operation *op, mlir::Type pointer,
                                       mlir::Type value) {
  auto ptr = llvm::cast<mir::PtrType>(pointer);
  if (ptr.getSpace() == mir::StorageSpace::Constant)
    return op->emitOpError("cannot write to constant storage");
  if (ptr.getPointee() != value)
    return op->emitOpError("stores ")
           << value << " through a pointer to " << ptr.getPointee();
  return mlir::success();
}

inline mlir::LogicalResult verifyPtrCast(mlir::Operation *op, mlir::Type from,
                                         mlir::Type to) {
  if (llvm::cast<mir::PtrType>(from).getSpace() !=
      llvm::cast<mir::PtrType>(to).getSpace())
    return op->emitOpError("cannot change the storage space, but goes from ")
           << from << " to " << to;
  return mlir::success();
}

inline mlir::LogicalResult verifyAddrSpaceCast(mlir::Operation *op,
                                               mlir::Type fromType,
                                               mlir::Type toType) {
  auto from = llvm::cast<mir::PtrType>(fromType);
  auto to = llvm::cast<mir::PtrType>(toType);
  if (from.getPointee() != to.getPointee())
    return op->emitOpError("cannot change what is pointed to, but goes from ")
           << from << " to " << to;
  bool fromGeneric = from.getSpace() == mir::StorageSpace::Generic;
  if (fromGeneric == (to.getSpace() == mir::StorageSpace::Generic))
    return op->emitOpError("goes to or from generic storage, but here from ")
           << from << " to " << to;
  if ((fromGeneric ? to : from).getSpace() == mir::StorageSpace::Constant)
    return op->emitOpError("reaches constant storage, which generic storage does "
                           "not hold");
  return mlir::success();
}

/// Checks the storage of one function call.
inline mlir::LogicalResult verifyLocalStorage(mlir::Operation *op,
                                              mlir::Type pointer) {
  mir::StorageSpace space = llvm::cast<mir::PtrType>(pointer).getSpace();
  if (space != mir::StorageSpace::Private)
    return op->emitOpError("gives a pointer to private storage, not to ")
           << mir::stringifyStorageSpace(space);
  return mlir::success();
}

inline mlir::LogicalResult verifyGlobal(mlir::Operation *op, mlir::Type type,
                                        uint64_t count, bool dynamic,
                                        std::optional<mlir::Attribute> initial) {
  mir::StorageSpace space = llvm::cast<mir::PtrType>(type).getSpace();
  if (space == mir::StorageSpace::Generic || space == mir::StorageSpace::Private)
    return op->emitOpError("cannot stand in ")
           << mir::stringifyStorageSpace(space) << " storage";
  if (dynamic != (count == 0))
    return op->emitOpError("has count 0 if and only if it is dynamic");
  if (dynamic && space != mir::StorageSpace::Workgroup)
    return op->emitOpError("is dynamic, which is for workgroup storage only");
  if (!initial)
    return mlir::success();
  if (space == mir::StorageSpace::Workgroup)
    return op->emitOpError("is workgroup storage, which cannot be initialised");
  return verifyInitialValue(op, llvm::cast<mir::PtrType>(type).getPointee(), count,
                            *initial);
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
  return verifyAtomicTypes(op, ptr.getPointee(), types);
}

inline mlir::LogicalResult verifyFlagAccess(mlir::Operation *op,
                                            mlir::Type pointer) {
  mlir::Type pointee = llvm::cast<mir::PtrType>(pointer).getPointee();
  if (mlir::failed(verifyAtomicAccess(op, pointer, {})))
    return mlir::failure();
  return verifyFlag(op, pointee);
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_POINTERS_H
