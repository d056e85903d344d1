//===- LirTargetOps.td - Questions to the target profile -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_TargetSupportsOp : Lir_Op<"target_supports", [Pure]> {
  let summary = "whether the target has a feature";
  let description = [{
    Runa GPU dialect specification section 14.2. The name is `atomics`,
    `barriers`, `critical_sections`, `images`, `matrices`, `matrices.native`,
    `subgroups`, or `vectors.width.N` with N of 2, 3, 4, 8, 16.
    `--lir-fold-target-queries` makes it a constant and removes the arms of
    `scf.if` that are then dead, so that each arm may use features that other
    targets lack. A fallback that a flag allows does not count as support.

    Lowering:
    - spirv: a constant.
    - ptx: a constant.
    - msl: a constant.
    - opencl: a constant.
    - cuda: a constant.
    - dsp: a constant.
    - hls: a constant.
  }];
  let arguments = (ins StrAttr:$feature);
  let results = (outs I1:$result);
  let assemblyFormat = "$feature attr-dict";
  let hasVerifier = 1;
}

def Lir_SpecConstantOp : Lir_Op<"spec_constant", [
    Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "number that the host may set when it loads the module";
  let description = [{
    The value of the specialisation constant with this number; `value` where the
    host does not set it. All ops of a module with one id have the same name and
    value, and no two ids have one name. `--lir-specialize-constants` replaces it by
    `value` for targets whose modules a host cannot specialise when it loads them.

    Lowering:
    - spirv: `spirv.SpecConstant` and `spirv.mlir.referenceof`.
    - ptx: a constant.
    - msl: a function constant.
    - opencl: a constant.
    - cuda: a constant.
    - dsp: a constant.
    - hls: a constant.
  }];
  let arguments = (ins StrAttr:$name,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$id,
                       TypedAttrInterface:$value);
  let results = (outs AnyTypeOf<[I1, Mir_Number]>:$result);
  let assemblyFormat = "$name `id` `(` $id `)` `=` $value attr-dict";
  let hasVerifier = 1;
}
