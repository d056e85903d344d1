//===- Effects.h - Effects and equivalence of operations --------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_EFFECTS_H
#define GIR_C_EFFECTS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Whether an operation, with all in its regions, neither reads nor writes memory
/// nor has any other effect that MLIR knows.
bool girOperationIsEffectFree(MlirOperation op);

/// The memory effects of an operation and all in its regions: the sum of 1 if it may
/// read, 2 if it may write, 4 if it may have other or unknown effects.
unsigned girOperationEffects(MlirOperation op);

/// A number that is the same for operations that are equivalent.
uint64_t girOperationHash(MlirOperation op);

/// Whether two operations compute the same result from equal operands, whatever defines
/// the operands.
bool girOperationIsEquivalent(MlirOperation lhs, MlirOperation rhs);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_EFFECTS_H
