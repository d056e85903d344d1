//===- GirEnums.td - Enums of the gir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_GIR_ENUMS_TD
#define GIR_GIR_ENUMS_TD

include "mlir/IR/EnumAttr.td"

class Gir_DialectEnum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gir::gir";
}

// GIR specification section 3.2.
def Gir_AddressSpace : Gir_DialectEnum<"AddressSpace", "address space", [
  I32EnumAttrCase<"Generic", 0, "generic">,
  I32EnumAttrCase<"Global", 1, "global">,
  I32EnumAttrCase<"Shared", 2, "shared">,
  I32EnumAttrCase<"Local", 3, "local">,
  I32EnumAttrCase<"Const", 4, "const">,
]>;

// GIR specification section 8.4; the sign is in the op (icmp, ucmp).
def Gir_IntPredicate : Gir_DialectEnum<"IntPredicate", "integer comparison", [
  I32EnumAttrCase<"Eq", 0, "eq">, I32EnumAttrCase<"Ne", 1, "ne">,
  I32EnumAttrCase<"Lt", 2, "lt">, I32EnumAttrCase<"Le", 3, "le">,
  I32EnumAttrCase<"Gt", 4, "gt">, I32EnumAttrCase<"Ge", 5, "ge">,
]>;

def Gir_FloatPredicate
    : Gir_DialectEnum<"FloatPredicate", "floating-point comparison", [
  I32EnumAttrCase<"Oeq", 0, "oeq">, I32EnumAttrCase<"One", 1, "one">,
  I32EnumAttrCase<"Olt", 2, "olt">, I32EnumAttrCase<"Ole", 3, "ole">,
  I32EnumAttrCase<"Ogt", 4, "ogt">, I32EnumAttrCase<"Oge", 5, "oge">,
  I32EnumAttrCase<"Ueq", 6, "ueq">, I32EnumAttrCase<"Une", 7, "une">,
  I32EnumAttrCase<"Ult", 8, "ult">, I32EnumAttrCase<"Ule", 9, "ule">,
  I32EnumAttrCase<"Ugt", 10, "ugt">, I32EnumAttrCase<"Uge", 11, "uge">,
]>;

// GIR specification section 9.5; the operations on flags are ops of their own.
def Gir_RmwOp : Gir_DialectEnum<"RmwOp", "atomic read-modify-write", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Sub", 1, "sub">,
  I32EnumAttrCase<"MinS", 2, "min_s">, I32EnumAttrCase<"MinU", 3, "min_u">,
  I32EnumAttrCase<"MaxS", 4, "max_s">, I32EnumAttrCase<"MaxU", 5, "max_u">,
  I32EnumAttrCase<"And", 6, "and">, I32EnumAttrCase<"Or", 7, "or">,
  I32EnumAttrCase<"Xor", 8, "xor">,
  I32EnumAttrCase<"Exchange", 9, "exchange">,
  I32EnumAttrCase<"IncWrap", 10, "inc_wrap">,
  I32EnumAttrCase<"DecWrap", 11, "dec_wrap">,
  I32EnumAttrCase<"FAdd", 12, "fadd">, I32EnumAttrCase<"FMin", 13, "fmin">,
  I32EnumAttrCase<"FMax", 14, "fmax">,
]>;

// Operation of `subgroup.reduce`.
def Gir_ReduceOp : Gir_DialectEnum<"ReduceOp", "reduction", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"Min", 2, "min">, I32EnumAttrCase<"Max", 3, "max">,
  I32EnumAttrCase<"And", 4, "and">, I32EnumAttrCase<"Or", 5, "or">,
  I32EnumAttrCase<"Xor", 6, "xor">,
]>;

#endif // GIR_GIR_ENUMS_TD
