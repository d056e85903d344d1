//===- GirModuleOps.cpp - Functions, calls and globals -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a kernel returns nothing; its sizes are positive,
// - inline and noinline exclude each other,
// - a return fits its function, a call its callee, which is no kernel and does
//   not reach itself,
// - only global and constant memory has initial values, shared memory may be
//   sized at launch, generic and local memory holds no globals.
//
//===----------------------------------------------------------------------===//

#include "common/InitialValue.h"
#include "gir/Gir.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;
using namespace gir::gir;

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto buildType = [](Builder &builder, ArrayRef<Type> inputs,
                      ArrayRef<Type> results,
                      function_interface_impl::VariadicFlag,
                      std::string &) { return builder.getFunctionType(inputs, results); };
  SMLoc place = parser.getCurrentLocation();
  if (function_interface_impl::parseFunctionOp(
          parser, result, /*allowVariadic=*/false,
          getFunctionTypeAttrName(result.name), buildType,
          getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name)))
    return failure();
  // What does not fit a property would vanish on the way there.
  return verifyInherentAttrs(result.name, result.attributes, [&] {
    return parser.emitError(place) << "'" << result.name << "' op ";
  });
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult FuncOp::verify() {
  FunctionType type = getFunctionType();
  if (getKernel() && type.getNumResults() != 0)
    return emitOpError("is a kernel and must return void, not ")
           << type.getResult(0);
  if (type.getNumResults() > 1)
    return emitOpError("returns more than one value");
  if (getInlineHint() && getNoinlineHint())
    return emitOpError("cannot be both inline and noinline");
  if (getBody().empty())
    return emitOpError("has no body; a function needs at least one block");
  if (auto size = getWorkgroupSize()) {
    if (size->size() != 3 || llvm::any_of(*size, [](int32_t n) { return n < 1; }))
      return emitOpError("workgroup_size takes three positive extents");
    if (!getKernel())
      return emitOpError("has a workgroup_size, but is not a kernel");
  }
  if (auto size = getSubgroupSize(); size && static_cast<int32_t>(*size) < 1)
    return emitOpError("subgroup_size must be positive");
  return success();
}

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

/// Whether `target` is reachable from the calls below `from`.
static bool reaches(FuncOp from, FuncOp target, SymbolTableCollection &tables) {
  SmallVector<FuncOp> pending{from};
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!pending.empty()) {
    FuncOp next = pending.pop_back_val();
    if (next == target)
      return true;
    if (!seen.insert(next).second)
      continue;
    next.walk([&](CallOp call) {
      if (auto callee = tables.lookupNearestSymbolFrom<FuncOp>(
              call, call.getCalleeAttr()))
        pending.push_back(callee);
    });
  }
  return false;
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
    return emitOpError("does not fit '@")
           << getCallee() << "', which takes " << type.getInputs();
  if (TypeRange((*this)->getResultTypes()) != TypeRange(type.getResults()))
    return emitOpError("does not fit '@")
           << getCallee() << "', which returns " << type.getResults();
  auto caller = (*this)->getParentOfType<FuncOp>();
  if (caller && reaches(callee, caller, tables))
    return emitOpError("makes '@")
           << caller.getSymName() << "' recursive; recursion is not allowed";
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
    return emitOpError("cannot stand in ")
           << stringifyAddressSpace(space)
           << " memory; use global, shared or const";
  if (getCount() && static_cast<int64_t>(*getCount()) < 1)
    return emitOpError("count must be at least 1");
  if (getDynamic() && (space != AddressSpace::Shared || getCount()))
    return emitOpError("count=dynamic is for shared memory without a count");
  if (getInitializer() && space == AddressSpace::Shared)
    return emitOpError("is shared memory, which cannot be initialised; store "
                       "to it in the kernel");
  if (getInitializer() && getAddress())
    return emitOpError("cannot have both an address and an initial value");
  if (getInitializer())
    return ::gir::verifyInitialValue(
        *this, llvm::cast<PtrType>(getType()).getPointee(),
        getCount().value_or(1), *getInitializer());
  return success();
}
