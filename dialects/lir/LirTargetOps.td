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
    `scf.if` that are dead then, so that each arm may use what other targets
    lack. A fallback that a flag allows is not support.

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
