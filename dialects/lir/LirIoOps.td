//===- LirIoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_StageBuiltinOp<string opMnemonic, string what, Type type, Trait inStage>
    : Lir_Op<opMnemonic, [Pure, inStage]> {
  let summary = what;
  let results = (outs type:$result);
  let assemblyFormat = "attr-dict";
}
def Lir_VertexIndexOp
    : Lir_StageBuiltinOp<"vertex_index", "index of the vertex", I32, InVertexStage> {
  let description = [{
    Runa GPU dialect specification section 5; an i32.

    Lowering:
    - spirv: BuiltIn VertexIndex.
    - ptx: refused: there is no graphics pipeline.
    - msl: `[[vertex_id]]`.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
}
def Lir_InstanceIndexOp
    : Lir_StageBuiltinOp<"instance_index", "index of the instance that is drawn", I32,
                         InVertexStage> {
  let description = [{
    Runa GPU dialect specification section 5; an i32.

    Lowering:
    - spirv: BuiltIn InstanceIndex.
    - ptx: refused: there is no graphics pipeline.
    - msl: `[[instance_id]]`.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
}
def Lir_FragCoordOp
    : Lir_StageBuiltinOp<"frag_coord", "position of the fragment", Mir_FourFloats,
                         InFragmentStage> {
  let description = [{
    Runa GPU dialect specification section 5; x, y and depth of the fragment
    and 1/w, four f32.

    Lowering:
    - spirv: BuiltIn FragCoord.
    - ptx: refused: there is no graphics pipeline.
    - msl: `[[position]]` of a fragment.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
}

def Lir_ReadInputOp : Lir_Op<"read_input", [Pure]> {
  let summary = "input of a stage";
  let description = [{
    Runa GPU dialect specification section 7.3: a value that the previous stage, or
    for a vertex kernel the host, has handed over. Allowed in vertex and fragment
    kernels.

    Lowering:
    - spirv: `OpLoad` of an Input variable with Location or BuiltIn.
    - ptx: refused: there is no graphics pipeline.
    - msl: a member of the `[[stage_in]]` argument with `[[attribute]]` or
      `[[user]]`; `[[front_facing]]`.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
  let arguments = (ins Mir_IoAttr:$io);
  let results = (outs Mir_IoValue:$result);
  let assemblyFormat = "$io attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Lir_WriteOutputOp
    : Lir_Op<"write_output", [MemoryEffects<[MemWrite]>]> {
  let summary = "output of a stage";
  let description = [{
    Runa GPU dialect specification section 7.3: hands a value to the next
    stage, or to the target of a fragment kernel. The last value written
    counts.

    Lowering:
    - spirv: `OpStore` to an Output variable with Location or BuiltIn.
    - ptx: refused: there is no graphics pipeline.
    - msl: a member of the struct that is returned, with `[[user]]`,
      `[[color]]`, `[[position]]`, `[[point_size]]` or `[[depth]]`.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
  let arguments = (ins Mir_IoValue:$value, Mir_IoAttr:$io);
  let assemblyFormat = "$value `,` $io attr-dict `:` type($value)";
  let hasVerifier = 1;
}

def Lir_DiscardOp
    : Lir_Op<"discard", [MemoryEffects<[MemRead, MemWrite]>, InFragmentStage]> {
  let summary = "drop the fragment";
  let description = [{
    As `mir.gpu.discard`.

    Lowering:
    - spirv: `OpDemoteToHelperInvocation`; before SPIR-V 1.6 a call of a
      function that is `OpKill`.
    - ptx: refused: there is no graphics pipeline.
    - msl: `discard_fragment()`.
    - opencl: refused: there is no graphics pipeline.
    - cuda: refused: there is no graphics pipeline.
    - dsp: refused: there is no graphics pipeline.
    - hls: refused: there is no graphics pipeline.
  }];
  let assemblyFormat = "attr-dict";
}
