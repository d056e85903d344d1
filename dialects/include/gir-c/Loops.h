//===- Loops.h - Upstream's loop transforms ---------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM 22 has upstream's pass, which looks for loops by interface: that takes
// longer than all the rest where there are none.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_LOOPS_H
#define GIR_C_LOOPS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Hoists loop-invariant operations out of the loops of `scf` below `root`, innermost
/// loops first. Returns whether there were any.
bool girHoistInvariants(MlirOperation root);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_LOOPS_H
