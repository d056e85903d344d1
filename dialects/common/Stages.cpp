//===- Stages.cpp - Which stage an op stands in===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: ops of vertex or fragment kernels are in such kernels only; ops of kernels
// with workgroups are in neither.
//
//===----------------------------------------------------------------------===//

#include "common/Stages.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir;

std::optional<mir::Stage> gir::stageOf(Operation *function) {
  for (StringRef name : {"mir.kernel", "lir.kernel"})
    if (auto kernel = function->getAttrOfType<mir::KernelAttr>(name))
      return kernel.getStage();
  return std::nullopt;
}

std::optional<mir::Stage> gir::stageAround(Operation *op) {
  Operation *function = op->getParentOfType<FunctionOpInterface>();
  return function ? stageOf(function) : std::nullopt;
}

LogicalResult gir::verifyStage(Operation *op, mir::Stage stage) {
  std::optional<mir::Stage> around = stageAround(op);
  bool isGraphics = around == mir::Stage::Vertex || around == mir::Stage::Fragment;
  bool fits = stage == mir::Stage::Compute ? !isGraphics : around == stage;
  if (!around || fits)
    return success();
  return op->emitOpError("is for ") << mir::stringifyStage(stage)
                                    << " kernels, but is in a "
                                    << mir::stringifyStage(*around) << " kernel";
}
