//===- MirTargetOps.td - Questions to the target profile -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_TargetSupportsOp : Mir_GpuOp<"target_supports", [Pure]> {
  let summary = "whether the target has a feature";
  let description = [{
    Runa GPU dialect specification section 14.2. The name is `atomics`,
    `barriers`, `critical_sections`, `images`, `matrices`, `matrices.native`,
    `subgroups`, or `vectors.width.N` with N of 2, 3, 4, 8, 16. It becomes
    `lir.target_supports`, and a constant once the target is known.
  }];
  let arguments = (ins StrAttr:$feature);
  let results = (outs I1:$result);
  let assemblyFormat = "$feature attr-dict";
  let hasVerifier = 1;
}

def Mir_SpecConstantOp : Mir_GpuOp<"spec_constant", [
    Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "number that the host may set when it loads the module";
  let description = [{
    The value of the specialisation constant with this number; `value` where the
    host does not set it. All ops of a module with one id have the same name
    and value, and no two ids have one name.
  }];
  let arguments = (ins StrAttr:$name,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$id,
                       TypedAttrInterface:$value);
  let results = (outs AnyTypeOf<[I1, Mir_Number]>:$result);
  let assemblyFormat = "$name `id` `(` $id `)` `=` $value attr-dict";
  let hasVerifier = 1;
}
