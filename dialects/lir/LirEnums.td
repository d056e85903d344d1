//===- LirEnums.td - Enums of the lir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_LIR_ENUMS_TD
#define GIR_LIR_ENUMS_TD

include "mlir/IR/EnumAttr.td"

// The sign of an atomic minimum or maximum: lir's integers are signless.
def Lir_Sign : I32EnumAttr<"Sign", "sign of an integer operation", [
  I32EnumAttrCase<"Signed", 0, "signed">,
  I32EnumAttrCase<"Unsigned", 1, "unsigned">,
]> {
  let cppNamespace = "::gir::lir";
}

// The part of a matrix that is contiguous in memory.
def Lir_Major : I32EnumAttr<"Major", "order of a matrix in memory", [
  I32EnumAttrCase<"Row", 0, "row">,
  I32EnumAttrCase<"Column", 1, "column">,
]> {
  let cppNamespace = "::gir::lir";
}

#endif // GIR_LIR_ENUMS_TD
