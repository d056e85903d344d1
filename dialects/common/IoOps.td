//===- IoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_IO_OPS_TD
#define GIR_COMMON_IO_OPS_TD

include "common/Definitions.td"
include "common/Stages.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Io_Builtin<GirLevel level, string opMnemonic, string subject, Type type,
                 Trait inStage>
    : GirSharedOp<level, opMnemonic, [Pure, inStage]> {
  let summary = subject;
  let results = (outs type:$result);
  let assemblyFormat = "attr-dict";
}
class Io_VertexIndex<GirLevel level>
    : Io_Builtin<level, "vertex_index", "index of the vertex", I32, InVertexStage>;
class Io_InstanceIndex<GirLevel level>
    : Io_Builtin<level, "instance_index", "index of the instance that is drawn", I32,
                 InVertexStage>;
class Io_FragCoord<GirLevel level>
    : Io_Builtin<level, "frag_coord", "position of the fragment", Mir_FourFloats,
                 InFragmentStage>;

class Io_ReadInput<GirLevel level> : GirSharedOp<level, "read_input", [Pure]> {
  let summary = "input of a stage";
  let arguments = (ins Mir_IoAttr:$io);
  let results = (outs Mir_IoValue:$result);
  let assemblyFormat = "$io attr-dict `:` type($result)";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyReadInput(*this, getIo(), getType())">.definition;
}

class Io_WriteOutput<GirLevel level>
    : GirSharedOp<level, "write_output", [MemoryEffects<[MemWrite]>]> {
  let summary = "output of a stage";
  let arguments = (ins Mir_IoValue:$value, Mir_IoAttr:$io);
  let assemblyFormat = "$value `,` $io attr-dict `:` type($value)";
  let hasVerifier = 1;
  let extraClassDefinition = GirVerifyBy<[{
    verifyWriteOutput(*this, getIo(), getValue().getType())
  }]>.definition;
}

class Io_Discard<GirLevel level>
    : GirSharedOp<level, "discard", [
          MemoryEffects<[MemRead, MemWrite]>, InFragmentStage]> {
  let summary = "drop the fragment";
  let assemblyFormat = "attr-dict";
}

// Its neighbours take part, so that no pass may move it to a place that some of them do
// not reach: it counts as an access to memory.
class Io_Derivative<GirLevel level>
    : GirSharedOp<level, "derivative", [
          MemoryEffects<[MemRead, MemWrite]>, AllTypesMatch<["value", "result"]>,
          InFragmentStage]> {
  let summary = "change of a value from one fragment to the next";
  let arguments = (ins Mir_ScreenAxis:$axis, Mir_DerivativePrecision:$precision,
                       Mir_SampleCoords:$value);
  let results = (outs Mir_SampleCoords:$result);
  let assemblyFormat = "$axis $precision $value attr-dict `:` type($value)";
}

#endif // GIR_COMMON_IO_OPS_TD
