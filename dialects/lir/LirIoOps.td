//===- LirIoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_VertexIndexOp : Io_VertexIndex<Lir_Level> {
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
def Lir_InstanceIndexOp : Io_InstanceIndex<Lir_Level> {
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
def Lir_FragCoordOp : Io_FragCoord<Lir_Level> {
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

def Lir_ReadInputOp : Io_ReadInput<Lir_Level> {
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
}

def Lir_WriteOutputOp : Io_WriteOutput<Lir_Level> {
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
}

def Lir_DiscardOp : Io_Discard<Lir_Level> {
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
}
