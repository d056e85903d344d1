//===- MirIoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Mir_StageBuiltinOp<string opMnemonic, string what, Type type, string ofType,
                         Trait inStage>
    : Mir_GpuOp<opMnemonic, [Pure, inStage]> {
  let summary = what;
  let description = "Runa GPU dialect specification section 5; " # ofType # ".";
  let results = (outs type:$result);
  let assemblyFormat = "attr-dict";
}
def Mir_VertexIndexOp
    : Mir_StageBuiltinOp<"vertex_index", "index of the vertex", I32, "an i32",
                         InVertexStage>;
def Mir_InstanceIndexOp
    : Mir_StageBuiltinOp<"instance_index", "index of the instance that is drawn",
                         I32, "an i32", InVertexStage>;
def Mir_FragCoordOp
    : Mir_StageBuiltinOp<"frag_coord", "position of the fragment", Mir_FourFloats,
                         "x, y and depth of the fragment and 1/w, four f32",
                         InFragmentStage>;

def Mir_ReadInputOp : Mir_GpuOp<"read_input", [Pure]> {
  let summary = "input of a stage";
  let description = [{
    A value that the previous stage, or for a vertex kernel the host, has handed over:
    the same as a parameter with this `mir.io`. Allowed in vertex and fragment kernels.
    Builtins that have an op of their own are read by that op.
  }];
  let arguments = (ins Mir_IoAttr:$io);
  let results = (outs Mir_IoValue:$result);
  let assemblyFormat = "$io attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def Mir_WriteOutputOp
    : Mir_GpuOp<"write_output", [MemoryEffects<[MemWrite]>]> {
  let summary = "output of a stage";
  let description = [{
    Hands a value to the next stage, or to the target of a fragment kernel. Allowed in
    vertex and fragment kernels; the last value written counts.
  }];
  let arguments = (ins Mir_IoValue:$value, Mir_IoAttr:$io);
  let assemblyFormat = "$value `,` $io attr-dict `:` type($value)";
  let hasVerifier = 1;
}

def Mir_DiscardOp
    : Mir_GpuOp<"discard", [MemoryEffects<[MemRead, MemWrite]>, InFragmentStage]> {
  let summary = "drop the fragment";
  let description = [{
    No output of the fragment kernel reaches its target, whether it is written before
    or after this op, and no later write to memory has an effect. Earlier writes to
    memory are kept. The target chooses whether the work-item continues or ends.
  }];
  let assemblyFormat = "attr-dict";
}
