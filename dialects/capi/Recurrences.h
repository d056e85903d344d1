//===- Recurrences.h - Recurrences that LLVM may check wrongly ---*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value such as `i & 3` grows by one in each round of a loop if two bits never wrap.
// LLVM's loop passes take that for granted and test it before the loop. LLVM 22 drops
// the test if another value of the loop needs a test of more bits, `i & 63` for
// instance: it takes the absence of a wrap in six bits for one in two bits
// (llvm/llvm-project issue 191382, repaired in LLVM 23). The loop is then vectorised
// with consecutive accesses where the addresses repeat.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_RECURRENCES_H
#define GIR_CAPI_RECURRENCES_H

#include "llvm/IR/PassManager.h"

/// Freezes values of innermost loops until the tests that LLVM may add for a loop are
/// all of one number of bits: that of the number of rounds, or else the largest. A
/// frozen value is no recurrence; accesses through it are gathered.
struct HideNarrowRecurrences : llvm::PassInfoMixin<HideNarrowRecurrences> {
  llvm::PreservedAnalyses run(llvm::Function &function, llvm::FunctionAnalysisManager &analyses);
};

#endif // GIR_CAPI_RECURRENCES_H
