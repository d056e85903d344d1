//===- MirPrintOps.td - Text and assertions from kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_PrintfOp : Print_Printf<Mir_Level> {
  let description = [{
    The host prints the text after the kernel has ended, ordered by workgroup,
    work-item and the program's order in it. The format is that of C's `printf`;
    docs/printf.md has the conversions. It becomes a record in a buffer.
  }];
}

def Mir_AssertOp : Print_Assert<Mir_Level> {
  let description = [{
    Where the condition is false the work-item ends, at the next barrier its whole
    workgroup ends, and the host reports the place and the message after the
    kernel has ended. It becomes control flow, and a count in a buffer.
  }];
}
