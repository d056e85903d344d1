//===- LirMathOps.td - Functions that upstream has no op for -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_BitReverseOp : Math_BitReverse<Lir_Dialect>;
