//===- CommonEnums.td - Enums all three dialects share -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_ENUMS_TD
#define GIR_COMMON_ENUMS_TD

include "mlir/IR/EnumAttr.td"

class Gir_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gir";
}

// GIR specification section 9.1; weakest first, acquire and release unordered.
def MemoryOrdering : Gir_Enum<"MemoryOrdering", "memory ordering", [
  I32EnumAttrCase<"Relaxed", 0, "relaxed">,
  I32EnumAttrCase<"Acquire", 1, "acquire">,
  I32EnumAttrCase<"Release", 2, "release">,
  I32EnumAttrCase<"AcqRel", 3, "acq_rel">,
  I32EnumAttrCase<"SeqCst", 4, "seq_cst">,
]>;

// GIR specification section 9.2; innermost first.
def MemoryScope : Gir_Enum<"MemoryScope", "memory scope", [
  I32EnumAttrCase<"Invocation", 0, "invocation">,
  I32EnumAttrCase<"Subgroup", 1, "subgroup">,
  I32EnumAttrCase<"Workgroup", 2, "workgroup">,
  I32EnumAttrCase<"Device", 3, "device">,
  I32EnumAttrCase<"System", 4, "system">,
]>;

def Axis : Gir_Enum<"Axis", "axis of the grid", [
  I32EnumAttrCase<"X", 0, "x">,
  I32EnumAttrCase<"Y", 1, "y">,
  I32EnumAttrCase<"Z", 2, "z">,
]>;

// Features that a target may lack (Runa GPU dialect specification sections 14.1, 14.2
// and 18). An op of lir lists those that it requires; `target_supports` queries them.
def Feature_Atomics : I32EnumAttrCase<"Atomics", 0, "atomics">;
def Feature_Barriers : I32EnumAttrCase<"Barriers", 1, "barriers">;
def Feature_Images : I32EnumAttrCase<"Images", 2, "images">;
def Feature_Matrices : I32EnumAttrCase<"Matrices", 3, "matrices">;
def Feature_NativeMatrices
    : I32EnumAttrCase<"NativeMatrices", 4, "matrices.native">;
def Feature_Subgroups : I32EnumAttrCase<"Subgroups", 5, "subgroups">;
// Not in the specification: the fallback for atomics.
def Feature_CriticalSections
    : I32EnumAttrCase<"CriticalSections", 6, "critical_sections">;
def Feature : Gir_Enum<"Feature", "feature a target may lack", [
  Feature_Atomics, Feature_Barriers, Feature_Images, Feature_Matrices,
  Feature_NativeMatrices, Feature_Subgroups, Feature_CriticalSections,
]>;

#endif // GIR_COMMON_ENUMS_TD
