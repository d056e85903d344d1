//===- Effects.cpp - Effects and equivalence of operations ----------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Effects.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

bool girOperationIsEffectFree(MlirOperation op) {
  return isMemoryEffectFree(unwrap(op));
}

unsigned girOperationEffects(MlirOperation op) {
  std::optional<SmallVector<MemoryEffects::EffectInstance>> effects =
      getEffectsRecursively(unwrap(op));
  if (!effects)
    return 7;
  unsigned sum = 0;
  for (const MemoryEffects::EffectInstance &effect : *effects) {
    if (isa<MemoryEffects::Read>(effect.getEffect()))
      sum |= 1;
    else if (isa<MemoryEffects::Write>(effect.getEffect()))
      sum |= 2;
    else
      sum |= 4;
  }
  return sum;
}

uint64_t girOperationHash(MlirOperation op) {
  return OperationEquivalence::computeHash(
      unwrap(op), OperationEquivalence::directHashValue,
      OperationEquivalence::ignoreHashValue, OperationEquivalence::IgnoreLocations);
}

bool girOperationIsEquivalent(MlirOperation lhs, MlirOperation rhs) {
  return OperationEquivalence::isEquivalentTo(unwrap(lhs), unwrap(rhs),
                                              OperationEquivalence::IgnoreLocations);
}
