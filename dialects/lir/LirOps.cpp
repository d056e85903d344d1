//===- LirOps.cpp - Verifiers and syntax of the lir ops --------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/AtomicOps.h"
#include "common/CoopMatrices.h"
#include "common/Count.h"
#include "common/Folds.h"
#include "common/Fragments.h"
#include "common/Io.h"
#include "common/Matrices.h"
#include "common/Pointers.h"
#include "common/Saturating.h"
#include "common/Subgroups.h"
#include "common/Synchronization.h"
#include "common/TargetFeatures.h"
#include "lir/Lir.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "LirOps.cpp.inc"
