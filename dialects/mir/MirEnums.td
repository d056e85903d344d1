//===- MirEnums.td - Enums of the mir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_ENUMS_TD
#define GIR_MIR_ENUMS_TD

include "mlir/IR/EnumAttr.td"

class Mir_DialectEnum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gir::mir";
}

// Runa GPU dialect specification section 4; generic is GIR's.
def Mir_StorageSpace : Mir_DialectEnum<"StorageSpace", "storage space", [
  I32EnumAttrCase<"Generic", 0, "generic">,
  I32EnumAttrCase<"Global", 1, "global">,
  I32EnumAttrCase<"Workgroup", 2, "workgroup">,
  I32EnumAttrCase<"Private", 3, "private">,
  I32EnumAttrCase<"Constant", 4, "constant">,
]>;

// Runa GPU dialect specification section 5.
def Mir_Stage : Mir_DialectEnum<"Stage", "kernel stage", [
  I32EnumAttrCase<"Compute", 0, "compute">,
]>;

// Runa GPU dialect specification section 6.1.
def Mir_ResourceKind : Mir_DialectEnum<"ResourceKind", "kind of resource", [
  I32EnumAttrCase<"Uniform", 0, "uniform">,
  I32EnumAttrCase<"Storage", 1, "storage">,
]>;

// Runa GPU dialect specification section 13; the sign of min and max is here.
def Mir_AtomicKind : Mir_DialectEnum<"AtomicKind", "atomic operation", [
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

// What a reduction over a subgroup does; mir and lir share it.
def Mir_ReduceKind : Mir_DialectEnum<"ReduceKind", "reduction over work-items", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"MinS", 2, "min_s">, I32EnumAttrCase<"MinU", 3, "min_u">,
  I32EnumAttrCase<"MaxS", 4, "max_s">, I32EnumAttrCase<"MaxU", 5, "max_u">,
  I32EnumAttrCase<"And", 6, "and">, I32EnumAttrCase<"Or", 7, "or">,
  I32EnumAttrCase<"Xor", 8, "xor">,
  I32EnumAttrCase<"FAdd", 9, "fadd">, I32EnumAttrCase<"FMul", 10, "fmul">,
  I32EnumAttrCase<"FMin", 11, "fmin">, I32EnumAttrCase<"FMax", 12, "fmax">,
]>;

#endif // GIR_MIR_ENUMS_TD
