//===- Recurrences.cpp - Recurrences that LLVM may check wrongly ---------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Recurrences.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/LoopIterator.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;

namespace {

using Predicates = SmallVector<const SCEVPredicate *, 4>;

/// The largest and the smallest number of bits that must not wrap.
struct Widths {
  unsigned largest = 0;
  unsigned smallest = ~0u;

  void add(const Predicates &predicates) {
    for (const SCEVPredicate *predicate : predicates)
      add(predicate);
  }

  void add(const SCEVPredicate *predicate) {
    if (auto *all = dyn_cast<SCEVUnionPredicate>(predicate)) {
      for (const SCEVPredicate *one : all->getPredicates())
        add(one);
      return;
    }
    auto *wrap = dyn_cast<SCEVWrapPredicate>(predicate);
    if (!wrap || !wrap->getExpr()->getType()->isIntegerTy())
      return;
    unsigned width = wrap->getExpr()->getType()->getIntegerBitWidth();
    largest = std::max(largest, width);
    smallest = std::min(smallest, width);
  }

  void add(Widths other) {
    largest = std::max(largest, other.largest);
    smallest = std::min(smallest, other.smallest);
  }

  bool areAll(unsigned width) const {
    return !largest || (largest == width && smallest == width);
  }

  /// Whether all are of one number of bits, or none is there.
  bool agree() const { return largest <= smallest; }
};

/// One innermost loop.
class InnerLoop {
public:
  InnerLoop(Loop &loop, LoopInfo &loops, ScalarEvolution &evolution)
      : loop(loop), evolution(evolution), order(&loop) {
    order.perform(&loops);
  }

  /// Hides the values that need other tests than the loop keeps; whether there are any.
  bool hideOthers() {
    Widths ofRounds = widthsOfRounds();
    Widths all = ofRounds;
    SmallVector<Instruction *, 8> needy;
    for (BasicBlock *block : order)
      for (Instruction &instruction : *block) {
        Widths widths = widthsOf(instruction);
        if (widths.largest)
          needy.push_back(&instruction);
        all.add(widths);
      }
    if (all.agree())
      return false;
    if (!ofRounds.agree())
      addStringMetadataToLoop(&loop, "llvm.loop.vectorize.enable", 0);
    Widths kept = ofRounds.largest ? ofRounds : all;
    bool isHidden = false;
    for (Instruction *instruction : needy)
      // The values before it may have been hidden, and then it needs nothing.
      if (!widthsOf(*instruction).areAll(kept.largest))
        isHidden |= hide(*instruction);
    return isHidden;
  }

private:
  /// The tests for the number of rounds.
  Widths widthsOfRounds() {
    Widths widths;
    Predicates predicates;
    evolution.getPredicatedBackedgeTakenCount(&loop, predicates);
    widths.add(predicates);
    predicates.clear();
    evolution.getPredicatedSymbolicMaxBackedgeTakenCount(&loop, predicates);
    widths.add(predicates);
    return widths;
  }

  /// The tests that make a value a recurrence.
  Widths widthsOf(Instruction &instruction) {
    Widths widths;
    if (!evolution.isSCEVable(instruction.getType()))
      return widths;
    const SCEV *value = evolution.getSCEV(&instruction);
    bool isOpaque = isa<SCEVUnknown>(value) && !isa<PHINode>(instruction);
    if (isOpaque || isa<SCEVAddRecExpr>(value) || evolution.isLoopInvariant(value, &loop))
      return widths;
    Predicates predicates;
    if (evolution.convertSCEVToAddRecWithPredicates(value, &loop, predicates))
      widths.add(predicates);
    return widths;
  }

  bool hide(Instruction &instruction) {
    auto place = instruction.getInsertionPointAfterDef();
    if (!place)
      return false;
    evolution.forgetValue(&instruction);
    auto *frozen = new FreezeInst(&instruction, instruction.getName() + ".hidden", *place);
    instruction.replaceUsesWithIf(frozen, [&](Use &use) { return use.getUser() != frozen; });
    return true;
  }

  Loop &loop;
  ScalarEvolution &evolution;
  LoopBlocksRPO order;
};

} // namespace

PreservedAnalyses HideNarrowRecurrences::run(Function &function, FunctionAnalysisManager &analyses) {
  LoopInfo &loops = analyses.getResult<LoopAnalysis>(function);
  if (loops.empty())
    return PreservedAnalyses::all();
  auto &evolution = analyses.getResult<ScalarEvolutionAnalysis>(function);
  bool isChanged = false;
  for (Loop *loop : loops.getLoopsInPreorder())
    if (loop->isInnermost())
      isChanged |= InnerLoop(*loop, loops, evolution).hideOthers();
  if (!isChanged)
    return PreservedAnalyses::all();
  PreservedAnalyses preserved;
  preserved.preserveSet<CFGAnalyses>();
  return preserved;
}
