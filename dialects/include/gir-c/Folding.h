//===- Folding.h - Folding and removal of dead ops --------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM 22 folds as part of a greedy rewrite only, which also simplifies
// and moves constants.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_FOLDING_H
#define GIR_C_FOLDING_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Folds each operation below `root` by its folder, such as `x + 0`, in order, and erases
/// unused ones. Results that depend on the machine that folds are not folded, loops that
/// may run forever not erased. Code with branches between blocks is not changed. Returns
/// whether anything has changed.
bool girSimplify(MlirOperation root);

/// Folds each operation below `root` whose operands are constants, in order, and
/// erases unused ones. A loop that may run forever is kept.
void girFoldAndErase(MlirOperation root);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_FOLDING_H
