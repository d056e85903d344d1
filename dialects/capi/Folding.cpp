//===- Folding.cpp - Folding and removal of dead ops -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Folding.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::ConstantLike>();
}

/// Whether the result depends on the machine that folds: upstream uses its libm for
/// functions whose rounding no standard defines.
static bool dependsOnHost(Operation &op) {
  bool isMath = llvm::isa_and_present<math::MathDialect>(op.getDialect());
  return isMath &&
         !llvm::isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
                    math::CountLeadingZerosOp, math::CountTrailingZerosOp,
                    math::CtPopOp, math::FloorOp, math::FmaOp, math::RoundEvenOp,
                    math::RoundOp, math::SqrtOp, math::TruncOp>(op);
}

/// Folds an op whose operands are all constants; new constants are inserted before it.
static bool fold(Operation &op, OpBuilder &builder) {
  if (op.getNumOperands() == 0 || op.getNumResults() == 0 ||
      !llvm::all_of(op.getOperands(), isConstant) || dependsOnHost(op))
    return false;
  builder.setInsertionPoint(&op);
  SmallVector<Value> results;
  if (failed(builder.tryFold(&op, results)) || results.size() != op.getNumResults())
    return false;
  op.replaceAllUsesWith(results);
  return true;
}

/// Whether removing an op is unobservable. A program that runs forever is observable.
static bool isDead(Operation &op) {
  if (!isOpTriviallyDead(&op))
    return false;
  WalkResult walked = op.walk([](scf::WhileOp) { return WalkResult::interrupt(); });
  return !walked.wasInterrupted();
}

/// Folds an op by its folder; returns whether it folded.
static bool simplify(Operation &op, OpBuilder &builder) {
  if (op.getNumResults() == 0 || dependsOnHost(op))
    return false;
  builder.setInsertionPoint(&op);
  SmallVector<Value> results;
  if (failed(builder.tryFold(&op, results)))
    return false;
  if (results.size() == op.getNumResults())
    op.replaceAllUsesWith(results);
  return true;
}

using FoldOne = llvm::function_ref<bool(Operation &)>;

/// Folds in order, and erases unused ops; returns whether anything changed.
static bool foldAndErase(Region &region, FoldOne foldOne) {
  bool hasChanged = false;
  for (Block &block : region) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      hasChanged |= foldOne(op);
      for (Region &inner : op.getRegions())
        hasChanged |= foldAndErase(inner, foldOne);
    }
    // Users come after the values that they use.
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isDead(op)) {
        op.erase();
        hasChanged = true;
      }
  }
  return hasChanged;
}

void girFoldAndErase(MlirOperation root) {
  OpBuilder builder(unwrap(root)->getContext());
  for (Region &region : unwrap(root)->getRegions())
    foldAndErase(region, [&](Operation &op) { return fold(op, builder); });
}

/// A CFG may hold unreachable blocks, in which values may depend on themselves. Folders do
/// not expect that, and loop forever.
static bool holdsGraph(Operation *root) {
  WalkResult walked = root->walk([](Operation *op) {
    bool isGraph = llvm::any_of(op->getRegions(), [](Region &region) {
      return !region.empty() && !region.hasOneBlock();
    });
    return isGraph ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walked.wasInterrupted();
}

bool girSimplify(MlirOperation root) {
  if (holdsGraph(unwrap(root)))
    return false;
  OpBuilder builder(unwrap(root)->getContext());
  bool hasChanged = false;
  for (Region &region : unwrap(root)->getRegions())
    hasChanged |=
        foldAndErase(region, [&](Operation &op) { return simplify(op, builder); });
  return hasChanged;
}
