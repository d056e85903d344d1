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

/// Folds each operation below `root` by what its folder knows, such as `x + 0`, in
/// order, and erases those that nobody needs. What depends on the machine that folds
/// stays, and so does a loop that may run forever. Code with branches between blocks is
/// left alone. Whether anything has changed.
bool girSimplify(MlirOperation root);

/// Folds each operation below `root` whose operands are constants, in order, and
/// erases those that nobody needs. A loop that may run forever stays.
void girFoldAndErase(MlirOperation root);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_FOLDING_H
