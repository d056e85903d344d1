//===- MirOps.cpp - Verifiers and syntax of the mir ops --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/Count.h"
#include "common/CoopMatrices.h"
#include "common/Folds.h"
#include "common/Matrices.h"
#include "common/Saturating.h"
#include "mir/Mir.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "MirOps.cpp.inc"
