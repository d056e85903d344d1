//===- Callees.cpp - Calls of functions by their addresses ----------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A function of the module has a number, from 1 on; 0 is the null pointer. Where the address
// that is called comes from functions through selections, phis and tables that nothing writes,
// the same selections and phis choose its number, tables of numbers stand beside those of
// addresses, and a switch on the number calls each function by its name.
//
//===----------------------------------------------------------------------===//

#include "Callees.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace {

/// The numbers of functions, and tables of them.
class Numbers {
public:
  explicit Numbers(Module &module)
      : module(module), type(Type::getInt64Ty(module.getContext())) {}

  /// The functions that a value may be the address of; false where others may be, too.
  bool collect(Value *value, SetVector<Function *> &functions, SmallPtrSetImpl<Value *> &seen);

  /// The number of the function that a value, which `collect` knows, is the address of.
  Value *numberOf(Value *value);

  ConstantInt *numberOf(Function *function) {
    auto [place, isNew] = numbers.try_emplace(function, numbers.size() + 1);
    return ConstantInt::get(type, place->second);
  }

private:
  Module &module;
  IntegerType *type;
  DenseMap<Function *, uint64_t> numbers;
  DenseMap<Value *, Value *> known;
  DenseMap<GlobalVariable *, GlobalVariable *> tables;

  GlobalVariable *tableOf(GlobalVariable *table);
  Type *typeOf(Type *old);
  Constant *contentsOf(Constant *old);
};

} // namespace

static Value *withoutCasts(Value *value) {
  while (auto *cast = dyn_cast<Operator>(value)) {
    if (cast->getOpcode() != Instruction::AddrSpaceCast &&
        cast->getOpcode() != Instruction::BitCast)
      break;
    value = cast->getOperand(0);
  }
  return value;
}

/// Whether nothing in the module writes to a value's memory or lets its address go.
static bool isOnlyRead(Value *address) {
  return all_of(address->users(), [](User *user) {
    if (isa<LoadInst>(user))
      return true;
    auto *op = dyn_cast<Operator>(user);
    if (!op || (op->getOpcode() != Instruction::GetElementPtr &&
                op->getOpcode() != Instruction::AddrSpaceCast))
      return false;
    return isOnlyRead(op);
  });
}

/// The table that an address is in, if it has a value that nothing changes.
static GlobalVariable *tableAt(Value *address) {
  address = withoutCasts(address);
  while (auto *element = dyn_cast<GEPOperator>(address))
    address = withoutCasts(element->getPointerOperand());
  auto *table = dyn_cast<GlobalVariable>(address);
  if (!table || !table->hasInitializer())
    return nullptr;
  return table->isConstant() || isOnlyRead(table) ? table : nullptr;
}

/// Adds the functions that a constant consists of; false if it has addresses of other things.
static bool collectConstant(Constant *constant, SetVector<Function *> &functions) {
  auto *plain = dyn_cast<Constant>(withoutCasts(constant));
  if (auto *function = dyn_cast_or_null<Function>(plain)) {
    functions.insert(function);
    return true;
  }
  if (isa<ConstantPointerNull>(constant) || isa<UndefValue>(constant) ||
      isa<ConstantAggregateZero>(constant) || isa<ConstantData>(constant))
    return true;
  if (!isa<ConstantAggregate>(constant))
    return false;
  return all_of(constant->operands(), [&](Use &part) {
    return collectConstant(cast<Constant>(part.get()), functions);
  });
}

bool Numbers::collect(Value *value, SetVector<Function *> &functions,
                      SmallPtrSetImpl<Value *> &seen) {
  value = withoutCasts(value);
  if (!seen.insert(value).second)
    return true;
  if (auto *function = dyn_cast<Function>(value)) {
    functions.insert(function);
    return true;
  }
  if (isa<ConstantPointerNull>(value) || isa<UndefValue>(value))
    return true;
  if (auto *select = dyn_cast<SelectInst>(value))
    return collect(select->getTrueValue(), functions, seen) &&
           collect(select->getFalseValue(), functions, seen);
  if (auto *phi = dyn_cast<PHINode>(value))
    return all_of(phi->incoming_values(),
                  [&](Use &one) { return collect(one.get(), functions, seen); });
  if (auto *freeze = dyn_cast<FreezeInst>(value))
    return collect(freeze->getOperand(0), functions, seen);
  auto *load = dyn_cast<LoadInst>(value);
  GlobalVariable *table = load ? tableAt(load->getPointerOperand()) : nullptr;
  return table && collectConstant(table->getInitializer(), functions);
}

/// The type with numbers in place of addresses.
Type *Numbers::typeOf(Type *old) {
  if (old->isPointerTy())
    return type;
  if (auto *array = dyn_cast<ArrayType>(old))
    return ArrayType::get(typeOf(array->getElementType()), array->getNumElements());
  auto *structure = dyn_cast<StructType>(old);
  if (!structure)
    return old;
  SmallVector<Type *> members;
  for (Type *member : structure->elements())
    members.push_back(typeOf(member));
  return StructType::get(old->getContext(), members, structure->isPacked());
}

Constant *Numbers::contentsOf(Constant *old) {
  if (auto *function = dyn_cast<Function>(withoutCasts(old)))
    return numberOf(function);
  Type *ty = typeOf(old->getType());
  if (isa<ConstantPointerNull>(old) || isa<UndefValue>(old) || isa<ConstantAggregateZero>(old))
    return Constant::getNullValue(ty);
  if (!isa<ConstantAggregate>(old))
    return old;
  SmallVector<Constant *> parts;
  for (Use &part : old->operands())
    parts.push_back(contentsOf(cast<Constant>(part.get())));
  if (auto *array = dyn_cast<ArrayType>(ty))
    return ConstantArray::get(array, parts);
  if (auto *structure = dyn_cast<StructType>(ty))
    return ConstantStruct::get(structure, parts);
  return old;
}

GlobalVariable *Numbers::tableOf(GlobalVariable *table) {
  GlobalVariable *&numbered = tables[table];
  if (!numbered) {
    Constant *contents = contentsOf(table->getInitializer());
    numbered = new GlobalVariable(module, contents->getType(), /*isConstant=*/true,
                                  GlobalValue::InternalLinkage, contents,
                                  table->getName() + ".numbers", nullptr,
                                  GlobalValue::NotThreadLocal, table->getAddressSpace());
    numbered->setAlignment(Align(8));
  }
  return numbered;
}

/// The address in one table that another address is in another one.
static Value *inOther(Value *address, GlobalVariable *from, GlobalVariable *to,
                      IRBuilder<> &builder) {
  if (address == from)
    return to;
  auto *op = cast<Operator>(address);
  Value *base = inOther(op->getOperand(0), from, to, builder);
  if (op->getOpcode() != Instruction::GetElementPtr)
    return op->getOpcode() == Instruction::AddrSpaceCast
               ? builder.CreateAddrSpaceCast(base, op->getType())
               : base;
  auto *element = cast<GEPOperator>(op);
  SmallVector<Value *> indices(element->indices());
  return builder.CreateGEP(element->getSourceElementType(), base, indices);
}

Value *Numbers::numberOf(Value *value) {
  value = withoutCasts(value);
  if (auto *function = dyn_cast<Function>(value))
    return numberOf(function);
  if (isa<Constant>(value))
    return ConstantInt::get(type, 0);
  if (Value *found = known.lookup(value))
    return found;
  auto *instruction = cast<Instruction>(value);
  if (auto *phi = dyn_cast<PHINode>(value)) {
    PHINode *number = PHINode::Create(type, phi->getNumIncomingValues(), "", phi->getIterator());
    known[value] = number;
    for (unsigned at = 0; at < phi->getNumIncomingValues(); ++at)
      number->addIncoming(numberOf(phi->getIncomingValue(at)), phi->getIncomingBlock(at));
    return number;
  }
  Value *number = nullptr;
  if (auto *select = dyn_cast<SelectInst>(value)) {
    Value *yes = numberOf(select->getTrueValue()), *no = numberOf(select->getFalseValue());
    number = IRBuilder<>(instruction).CreateSelect(select->getCondition(), yes, no);
  } else if (auto *freeze = dyn_cast<FreezeInst>(value)) {
    number = numberOf(freeze->getOperand(0));
  } else {
    auto *load = cast<LoadInst>(value);
    IRBuilder<> builder(load);
    GlobalVariable *table = tableAt(load->getPointerOperand());
    Value *place = inOther(load->getPointerOperand(), table, tableOf(table), builder);
    number = builder.CreateAlignedLoad(type, place, Align(8));
  }
  return known[value] = number;
}

/// Whether a call may be one of a function.
static bool fits(const CallInst &call, const Function &function) {
  return call.getFunctionType() == function.getFunctionType() && !function.isDeclaration();
}

/// Replaces a call by address by a switch over calls by name.
static void replace(CallInst &call, ArrayRef<Function *> functions, Numbers &numbers) {
  auto callOf = [&](Function *function, BasicBlock::iterator before) {
    auto *named = cast<CallInst>(call.clone());
    named->setCalledFunction(function);
    named->setCallingConv(function->getCallingConv());
    named->insertBefore(before);
    return named;
  };
  if (functions.size() == 1) {
    CallInst *named = callOf(functions.front(), call.getIterator());
    call.replaceAllUsesWith(named);
    call.eraseFromParent();
    return;
  }
  Value *number = numbers.numberOf(call.getCalledOperand());
  BasicBlock *head = call.getParent();
  BasicBlock *rest = head->splitBasicBlock(call.getIterator());
  head->getTerminator()->eraseFromParent();
  LLVMContext &context = call.getContext();
  SmallVector<std::pair<CallInst *, BasicBlock *>> calls;
  for (Function *function : functions) {
    BasicBlock *block = BasicBlock::Create(context, "", head->getParent(), rest);
    BranchInst *end = BranchInst::Create(rest, block);
    end->setDebugLoc(call.getDebugLoc());
    calls.push_back({callOf(function, end->getIterator()), block});
  }
  IRBuilder<> builder(head);
  builder.SetCurrentDebugLocation(call.getDebugLoc());
  // An address that is none of theirs has no meaning: the last function is as good as any.
  SwitchInst *choice = builder.CreateSwitch(number, calls.back().second, calls.size() - 1);
  for (size_t at = 0; at + 1 < functions.size(); ++at)
    choice->addCase(numbers.numberOf(functions[at]), calls[at].second);
  if (!call.getType()->isVoidTy()) {
    PHINode *result = PHINode::Create(call.getType(), calls.size(), "", rest->begin());
    for (auto [one, block] : calls)
      result->addIncoming(one, block);
    call.replaceAllUsesWith(result);
  }
  call.eraseFromParent();
}

bool nameCallees(Module &module) {
  SmallVector<CallInst *> calls;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallInst>(&instruction))
        if (!call->isInlineAsm() && !isa<Function>(call->getCalledOperand()))
          calls.push_back(call);
  Numbers numbers(module);
  SmallVector<WeakTrackingVH> addresses;
  for (CallInst *call : calls) {
    SetVector<Function *> found;
    SmallPtrSet<Value *, 8> seen;
    if (!numbers.collect(call->getCalledOperand(), found, seen))
      continue;
    SmallVector<Function *> functions;
    for (Function *function : found)
      if (fits(*call, *function))
        functions.push_back(function);
    if (functions.empty())
      continue;
    addresses.push_back(call->getCalledOperand());
    replace(*call, functions, numbers);
  }
  bool isChanged = !addresses.empty();
  // Last: numbers are known by the addresses.
  for (WeakTrackingVH &address : addresses) {
    if (auto *phi = dyn_cast_or_null<PHINode>(address))
      RecursivelyDeleteDeadPHINode(phi);
    else if (auto *instruction = dyn_cast_or_null<Instruction>(address))
      RecursivelyDeleteTriviallyDeadInstructions(instruction);
  }
  return isChanged;
}
