//===- Stages.cpp - The stage of an operation -----------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Stages.h"

#include "mir/Mir.h"
#include "mlir/CAPI/IR.h"

using namespace mlir;
using ::gir::mir::Stage;

template <Stage stage> static bool isFor(Operation *op) {
  return op->hasTrait<::gir::InStage<stage>::template Impl>();
}

int32_t girOperationGetStage(MlirOperation op) {
  Operation *operation = unwrap(op);
  if (isFor<Stage::Compute>(operation))
    return static_cast<int32_t>(Stage::Compute);
  if (isFor<Stage::Vertex>(operation))
    return static_cast<int32_t>(Stage::Vertex);
  if (isFor<Stage::Fragment>(operation))
    return static_cast<int32_t>(Stage::Fragment);
  return -1;
}
