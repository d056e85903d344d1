//===- GirModuleOps.cpp - Returns, calls and globals -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a return fits its function, a call its callee, which is no kernel,
// - only global and constant memory has initial values, shared memory may be
//   sized at launch, generic and local memory holds no globals.
//
//===----------------------------------------------------------------------===//

#include "common/InitialValue.h"
#include "gir/Gir.h"

using namespace mlir;
using namespace gir::gir;

LogicalResult ReturnOp::verify() {
  auto function = (*this)->getParentOfType<FuncOp>();
  ArrayRef<Type> wanted = function.getResultTypes();
  if (wanted.empty() && getOperand())
    return emitOpError("returns a value, but '@")
           << function.getSymName() << "' returns void";
  if (!wanted.empty() && !getOperand())
    return emitOpError("returns nothing, but '@")
           << function.getSymName() << "' returns " << wanted[0];
  if (getOperand() && getOperand().getType() != wanted[0])
    return emitOpError("returns ") << getOperand().getType() << ", but '@"
                                   << function.getSymName() << "' returns "
                                   << wanted[0];
  return success();
}

static LogicalResult emitMisfit(CallOp call, StringRef verb, TypeRange types) {
  InFlightDiagnostic error = call.emitOpError("does not fit '@");
  error << call.getCallee() << "', which " << verb << " ";
  if (types.empty())
    return error << "nothing";
  return error << types;
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto callee =
      tables.lookupNearestSymbolFrom<FuncOp>(*this, getCalleeAttr());
  if (!callee)
    return emitOpError("calls '@") << getCallee() << "', which is not a function";
  if (callee.getKernel())
    return emitOpError("calls kernel '@")
           << getCallee() << "'; move the common code into a function";
  FunctionType type = callee.getFunctionType();
  if (TypeRange(getArgs()) != TypeRange(type.getInputs()))
    return emitMisfit(*this, "takes", type.getInputs());
  if (TypeRange((*this)->getResultTypes()) != TypeRange(type.getResults()))
    return emitMisfit(*this, "returns", type.getResults());
  return success();
}

LogicalResult AddressOfOp::verifySymbolUses(SymbolTableCollection &tables) {
  auto global =
      tables.lookupNearestSymbolFrom<GlobalOp>(*this, getGlobalAttr());
  if (!global)
    return emitOpError("names '@") << getGlobal() << "', which is not a global";
  if (global.getType() != getType())
    return emitOpError("gives ") << getType() << ", but '@" << getGlobal()
                                 << "' is " << global.getType();
  return success();
}

LogicalResult GlobalOp::verify() {
  AddressSpace space = llvm::cast<PtrType>(getType()).getSpace();
  if (space == AddressSpace::Generic || space == AddressSpace::Local)
    return emitOpError("cannot be in ")
           << stringifyAddressSpace(space)
           << " memory; use global, shared or const";
  if (getCount() && static_cast<int64_t>(*getCount()) < 1)
    return emitOpError("count must be at least 1");
  if (getDynamic() && (space != AddressSpace::Shared || getCount()))
    return emitOpError("count=dynamic is for shared memory without a count");
  if (getInitializer() && space == AddressSpace::Shared)
    return emitOpError("is in shared memory, which cannot be initialised; store "
                       "to it in the kernel");
  if (getInitializer() && getAddress())
    return emitOpError("cannot have both an address and an initial value");
  if (getInitializer())
    return ::gir::verifyInitialValue(
        *this, llvm::cast<PtrType>(getType()).getPointee(),
        getCount().value_or(1), *getInitializer());
  return success();
}
