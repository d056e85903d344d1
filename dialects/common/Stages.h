//===- Stages.h - Which stage an op stands in --- -*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_STAGES_H
#define GIR_DIALECTS_COMMON_STAGES_H

#include "mlir/IR/OpDefinition.h"
#include "mir/MirEnums.h"

namespace gir {

/// The stage of a kernel; none for other functions.
std::optional<mir::Stage> stageOf(mlir::Operation *function);

/// The stage of the kernel that contains an op; none in other functions.
std::optional<mir::Stage> stageAround(mlir::Operation *op);

/// Checks that an op is in a kernel of its stage, or in a function that is no kernel:
/// mir-to-lir checks the callers of such a function.
mlir::LogicalResult verifyStage(mlir::Operation *op, mir::Stage stage);

/// The trait of an op for kernels of one stage.
template <mir::Stage stage> struct InStage {
  template <typename ConcreteOp>
  class Impl : public mlir::OpTrait::TraitBase<ConcreteOp, Impl> {
  public:
    static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
      return verifyStage(op, stage);
    }
  };
};

} // namespace gir

#endif // GIR_DIALECTS_COMMON_STAGES_H
