//===- GirFuncOp.cpp - Functions and kernels -------------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a kernel has a body; a function without one is declared,
// - a kernel returns nothing; its sizes are positive, and only a kernel has them,
// - only a kernel's pointers are bound, no two to the same place, and none of them
//   points to local memory,
// - a kernel uses at most one global that is sized at launch,
// - inline and noinline exclude each other,
// - no function reaches itself through calls,
// - only a function has `gir.fast_math`, which allows approximation.
//
//===----------------------------------------------------------------------===//

#include "common/ParameterAttributes.h"
#include "gir/Gir.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "llvm/ADT/DenseMap.h"

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
  // An attribute that does not fit its property would be dropped silently.
  return verifyInherentAttrs(result.name, result.attributes, [&] {
    return parser.emitError(place) << "'" << result.name << "' op ";
  });
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(
      printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
      getArgAttrsAttrName(), getResAttrsAttrName());
}

static LogicalResult verifySizes(FuncOp function) {
  auto workgroup = function.getWorkgroupSize();
  auto subgroup = function.getSubgroupSize();
  auto isPositive = [](int32_t extent) { return extent > 0; };
  if (workgroup &&
      (workgroup->size() != 3 || !llvm::all_of(*workgroup, isPositive)))
    return function.emitOpError("workgroup_size takes three positive extents");
  if (subgroup && !isPositive(*subgroup))
    return function.emitOpError("subgroup_size must be positive");
  if (!function.getKernel() && (workgroup || subgroup))
    return function.emitOpError("has a ")
           << (workgroup ? "workgroup_size" : "subgroup_size")
           << ", but is not a kernel";
  return success();
}

using Binding = std::pair<int64_t, int64_t>;

/// The set and binding of a `gir.resource`, if it is one.
static std::optional<Binding> bindingOf(Attribute attribute) {
  auto array = llvm::dyn_cast_or_null<ArrayAttr>(attribute);
  if (!array || array.size() != 2)
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (Attribute element : array) {
    auto number = llvm::dyn_cast<IntegerAttr>(element);
    if (!number || !number.getType().isSignlessInteger(64) ||
        !llvm::isUInt<32>(number.getInt()))
      return std::nullopt;
    numbers.push_back(number.getInt());
  }
  return Binding(numbers[0], numbers[1]);
}

static LogicalResult verifyParameters(FuncOp function) {
  llvm::DenseMap<Binding, unsigned> taken;
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto pointer = llvm::dyn_cast<PtrType>(type);
    if (function.getKernel() && pointer && pointer.getSpace() == AddressSpace::Local)
      return function.emitOpError("is a kernel, but its parameter ")
             << index << " points to local memory; use gir.alloc in the kernel";
    std::optional<Binding> binding =
        bindingOf(function.getArgAttr(index, "gir.resource"));
    if (!binding)
      continue;
    if (!function.getKernel())
      return function.emitOpError("binds parameter ")
             << index << ", but is not a kernel";
    if (!pointer)
      return function.emitOpError("binds parameter ")
             << index << ", which is " << type << ", not a pointer";
    auto [entry, isNew] = taken.try_emplace(*binding, index);
    if (!isNew)
      return function.emitOpError("binds parameters ")
             << entry->second << " and " << index << " both to set "
             << binding->first << ", binding " << binding->second;
  }
  return success();
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
  if (getKernel() && getBody().empty())
    return emitOpError("is a kernel without a body; a kernel needs at least one block");
  return failure(failed(verifySizes(*this)) || failed(verifyParameters(*this)));
}

/// The first two globals with `dynamic` whose addresses a function and its callees
/// take.
static SmallVector<GlobalOp> dynamicGlobalsOf(FuncOp function,
                                              SymbolTableCollection &tables) {
  SmallVector<GlobalOp> globals;
  SmallVector<FuncOp> pending{function};
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (!pending.empty()) {
    FuncOp next = pending.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    next.walk([&](Operation *op) {
      if (auto call = llvm::dyn_cast<CallOp>(op)) {
        if (auto callee = tables.lookupNearestSymbolFrom<FuncOp>(
                op, call.getCalleeAttr()))
          pending.push_back(callee);
      } else if (auto address = llvm::dyn_cast<AddressOfOp>(op)) {
        auto global = tables.lookupNearestSymbolFrom<GlobalOp>(
            op, address.getGlobalAttr());
        if (global && global.getDynamic() && globals.size() < 2 &&
            !llvm::is_contained(globals, global))
          globals.push_back(global);
      }
    });
  }
  return globals;
}

namespace {
/// A function whose calls are being followed.
struct Followed {
  explicit Followed(FuncOp function) : function(function) {
    function.walk([&](CallOp call) { pending.push_back(call); });
    std::reverse(pending.begin(), pending.end());
  }
  FuncOp function;
  SmallVector<CallOp> pending;
};
} // namespace

/// Checks that the calls between the functions of a block form no cycle: depth
/// first, each function once, without recursion.
static LogicalResult verifyNoRecursion(Block *functions,
                                       SymbolTableCollection &tables) {
  enum State { Open, Done };
  llvm::DenseMap<Operation *, State> states;
  for (FuncOp root : functions->getOps<FuncOp>()) {
    SmallVector<Followed> path;
    if (states.try_emplace(root, Open).second)
      path.emplace_back(root);
    while (!path.empty()) {
      if (path.back().pending.empty()) {
        states[path.pop_back_val().function] = Done;
        continue;
      }
      CallOp call = path.back().pending.pop_back_val();
      auto callee =
          tables.lookupNearestSymbolFrom<FuncOp>(call, call.getCalleeAttr());
      // The verifier of the call reports a callee that is no function.
      if (!callee)
        continue;
      auto [state, isNew] = states.try_emplace(callee, Open);
      if (isNew)
        path.emplace_back(callee);
      else if (state->second == Open)
        return call.emitOpError("makes '@")
               << path.back().function.getSymName()
               << "' recursive; recursion is not allowed";
    }
  }
  return success();
}

LogicalResult FuncOp::verifySymbolUses(SymbolTableCollection &tables) {
  // The first function checks the calls of all, so that the time is linear.
  Block *block = (*this)->getBlock();
  if (block && *block->getOps<FuncOp>().begin() == *this &&
      failed(verifyNoRecursion(block, tables)))
    return failure();
  if (!getKernel())
    return success();
  SmallVector<GlobalOp> globals = dynamicGlobalsOf(*this, tables);
  if (globals.size() > 1)
    return emitOpError("uses two globals that are sized at launch, '@")
           << globals[0].getSymName() << "' and '@" << globals[1].getSymName()
           << "'; divide one between them";
  return success();
}

static const ::gir::ParameterAttribute ofParameters[] = {
    {"gir.name", "a string", ::gir::isAttribute<StringAttr>},
    {"gir.resource", "[set, binding], two 32-bit unsigned numbers",
     [](Attribute value) { return bindingOf(value).has_value(); }},
};

LogicalResult GirDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == "gir.fast_math" &&
      !(llvm::isa<FuncOp>(op) && llvm::isa<UnitAttr>(attribute.getValue())))
    return op->emitOpError("has ")
           << attribute.getValue() << " as 'gir.fast_math', which is a unit "
           << "attribute of 'gir.func'";
  return ::gir::verifyNoParameterAttribute(op, attribute, ofParameters);
}

LogicalResult GirDialect::verifyRegionArgAttribute(Operation *op, unsigned region,
                                                   unsigned index,
                                                   NamedAttribute attribute) {
  return ::gir::verifyParameterAttribute(op, index, attribute, ofParameters);
}
