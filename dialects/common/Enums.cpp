//===- Enums.cpp - Enums all three dialects share -------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/Enums.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

#include "CommonEnums.cpp.inc"
