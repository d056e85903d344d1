//===- GirPrintOps.td - Text and assertions from kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Gir_PrintfOp : Gir_Op<"printf", [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "PRINT";
  let extension = "Printing";
  let summary = "text for the host";
  let description = [{
    `printf "x = %d\n", %x`: the host prints the text after the kernel has ended,
    ordered by workgroup, work-item and the program's order in it. The format is
    that of C's `printf`; docs/printf.md has the conversions.
  }];
  let arguments = (ins StrAttr:$format, Variadic<Gir_ScalarLike>:$args);
  let assemblyFormat = "$format (`,` $args^ `:` type($args))? attr-dict";
}

def Gir_AssertOp : Gir_Op<"assert", [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "ASSERT";
  let extension = "Printing";
  let summary = "end of the work-item where a condition is zero";
  let description = [{
    `assert %c, "message"`: where the condition is zero the work-item ends, at the
    next barrier its whole workgroup ends, and the host reports the place and the
    message after the kernel has ended.
  }];
  let arguments = (ins UI32:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}
