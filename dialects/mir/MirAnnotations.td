//===- MirAnnotations.td - Annotations of kernels, loops and variables -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_ANNOTATIONS_TD
#define GIR_MIR_ANNOTATIONS_TD

// Their verifiers are in MirAnnotations.cpp; common/Annotations.cpp has the rules on
// the operations that each may be on.

class Mir_Annotation<string name, string attrMnemonic>
    : Mir_Attr<name, attrMnemonic> {
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def Mir_PushConstantsAttr : Mir_Annotation<"PushConstants", "push_constants"> {
  let summary = "size and alignment of a kernel's parameter block";
  let description = [{
    `#mir.push_constants<size = 32, align = 16>`, as `mir.push_constants` on a
    kernel: its scalar parameters take at most `size` bytes (Runa GPU dialect
    specification section 6.1, `@push_constants`). The alignment is a power of
    two.
  }];
  let parameters = (ins "int64_t":$size, "int64_t":$align);
}

def Mir_IoAttr : Mir_Annotation<"Io", "io"> {
  let summary = "input from the previous stage, or output to the next";
  let description = [{
    `#mir.io<location = 1, interpolation = flat>` or `#mir.io<builtin =
    position>` (Runa GPU dialect specification section 6.1, `@io`). As `mir.io`
    on a parameter of a vertex or fragment kernel it names the source of the input.
    Integers of a fragment kernel are `flat`: not interpolated.
  }];
  let parameters = (ins Mir_Maybe<"int64_t">:$location,
                        Mir_MaybeEnum<Mir_Interpolation>:$interpolation,
                        Mir_MaybeEnum<Mir_IoBuiltin>:$builtin);
}

def Mir_StorageAttr : Mir_Attr<"Storage", "storage"> {
  let summary = "storage space of a variable";
  let description = [{
    `#mir.storage<workgroup>`, as `mir.storage` on a variable or a pointer
    parameter: `storage(space)` of the Runa GPU dialect specification section 4.
    It has to agree with the type of the pointer; the verifier compares the two.
  }];
  let parameters = (ins EnumParameter<Mir_StorageSpace>:$space);
  let assemblyFormat = "`<` $space `>`";
}

def Mir_MemberAttr : Mir_Annotation<"Member", "member"> {
  let summary = "place of a parameter in a structure of the source";
  let description = [{
    `#mir.member<of = "box", offset = 8, size = 24, align = 8>`, as `mir.member`
    on a parameter of a kernel: the source passes the structure `box` of 24 bytes
    by value, and this is the number or pointer at byte 8. The members of a
    structure are neighbours, in the order of their offsets. Targets whose hosts
    pass structures take it as one argument, others take each member alone.
  }];
  let parameters = (ins StringRefParameter<>:$of, "int64_t":$offset,
                        "int64_t":$size, "int64_t":$align);
}

def Mir_DspDmaAttr : Mir_Annotation<"DspDma", "dsp_dma"> {
  let summary = "copy between global and workgroup storage by a DMA engine";
  let description = [{
    `#mir.dsp_dma<source = "in", dest = @tile, size = 1024, blocking = false>`,
    as `mir.dsp_dma` on a kernel, alone or in an array: `size` bytes are copied
    for each workgroup, before the body if the destination is workgroup storage,
    after it if the source is (Runa GPU dialect specification section 15.2).
    Source and destination are each a parameter, by its `mir.name`, or a global, by
    its symbol. A blocking copy has ended when the body starts; a non-blocking one
    ends before the first barrier. Where a target calls no DMA engine, the work-items
    of the workgroup copy.
  }];
  let parameters = (ins "::mlir::Attribute":$source, "::mlir::Attribute":$dest,
                        "int64_t":$size,
                        DefaultValuedParameter<"bool", "true">:$blocking);
}

def Mir_FpgaPipelineAttr : Mir_Annotation<"FpgaPipeline", "fpga_pipeline"> {
  let summary = "pipelining of a function or a loop";
  let description = [{
    `#mir.fpga_pipeline<II = 1, enable = true, style = flp>`, as
    `mir.fpga_pipeline` on a function or a loop (Runa GPU dialect specification
    section 16.3): an iteration starts every `II` cycles. `enable = false` keeps
    the tool from pipelining. The styles are flp, stp and frp.
  }];
  let parameters = (ins OptionalParameter<"int64_t">:$II,
                        DefaultValuedParameter<"bool", "true">:$enable,
                        Mir_MaybeEnum<Mir_PipelineStyle>:$style);
}

def Mir_FpgaUnrollAttr : Mir_Annotation<"FpgaUnroll", "fpga_unroll"> {
  let summary = "unrolling of a loop";
  let description = [{
    `#mir.fpga_unroll<factor = 4>`, as `mir.fpga_unroll` on a loop: the number of
    copies of its body (Runa GPU dialect specification section 16.3).
  }];
  let parameters = (ins "int64_t":$factor);
}

def Mir_FpgaPartitionAttr : Mir_Annotation<"FpgaPartition", "fpga_partition"> {
  let summary = "division of an array among memories";
  let description = [{
    `#mir.fpga_partition<mode = cyclic, factor = 8, dim = 1>`, as
    `mir.fpga_partition` on a variable (Runa GPU dialect specification section
    16.3). Modes are cyclic, block, and complete, which takes no factor.
    A variable has dimension 1 only; 0 means all dimensions.
  }];
  let parameters = (ins EnumParameter<Mir_PartitionMode>:$mode,
                        OptionalParameter<"int64_t">:$factor,
                        DefaultValuedParameter<"int64_t", "1">:$dim);
}

#endif // GIR_MIR_ANNOTATIONS_TD
