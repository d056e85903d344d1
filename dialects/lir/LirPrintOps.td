//===- LirPrintOps.td - Text and assertions from kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_PrintfOp : Print_Printf<Lir_Level> {
  let description = [{
    As `mir.gpu.printf`. `--lir-lower-printf` makes a record of it, in a buffer that
    the reflection describes.
  }];
}

def Lir_AssertOp : Print_Assert<Lir_Level> {
  let description = [{
    As `mir.gpu.assert`. `--lir-lower-printf` makes control flow of it, and counts
    the failures in the buffer of the records.
  }];
}
