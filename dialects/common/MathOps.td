//===- MathOps.td - Functions that upstream has no op for -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_MATH_OPS_TD
#define GIR_COMMON_MATH_OPS_TD

include "common/TotalOps.td"

class Math_BitReverse<Dialect dialect>
    : Op<dialect, "bitreverse", [Pure, SameOperandsAndResultType]> {
  let summary = "the bits in reverse order";
  let description = [{
    Bit 0 becomes the highest, the highest becomes bit 0.
}];
  let arguments = (ins Total_Int:$operand);
  let results = (outs Total_Int:$result);
  let hasFolder = 1;
  let extraClassDefinition =
      GirFoldBy<"foldInteger(constants, ::gir::reverseBits)">.definition;
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

#endif // GIR_COMMON_MATH_OPS_TD
