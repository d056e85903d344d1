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
    : Mir_StageBuiltinOp<"frag_coord", "where the fragment is", Mir_FourFloats,
                         "x, y and depth of the fragment and 1/w, four f32",
                         InFragmentStage>;

def Mir_ReadInputOp : Mir_GpuOp<"read_input", [Pure]> {
  let summary = "input of a stage";
  let description = [{
    What the stage before has handed over, or the host for a vertex kernel: the
    same as a parameter with this `mir.io`. It stands in a vertex or fragment
    kernel. Builtins with an op of their own have that op.
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
    Hands a value to the next stage, or to the target of a fragment kernel. It
    stands in a vertex or fragment kernel; the last value written counts.
  }];
  let arguments = (ins Mir_IoValue:$value, Mir_IoAttr:$io);
  let assemblyFormat = "$value `,` $io attr-dict `:` type($value)";
  let hasVerifier = 1;
}

def Mir_DiscardOp
    : Mir_GpuOp<"discard", [MemoryEffects<[MemRead, MemWrite]>, InFragmentStage]> {
  let summary = "drop the fragment";
  let description = [{
    None of the outputs of the fragment kernel reaches its target, whether they
    are written before or behind it, and no write to memory behind it has an
    effect. Writes to memory before it stay. Whether the work-item goes on or
    ends is the target's choice.
  }];
  let assemblyFormat = "attr-dict";
}
