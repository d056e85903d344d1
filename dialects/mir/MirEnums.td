//===- MirEnums.td - Enums of the mir dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_ENUMS_TD
#define GIR_MIR_ENUMS_TD

include "mlir/IR/EnumAttr.td"

class Mir_DialectEnum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::gir::mir";
}

// Runa GPU dialect specification section 4; generic is GIR's.
def Mir_StorageSpace : Mir_DialectEnum<"StorageSpace", "storage space", [
  I32EnumAttrCase<"Generic", 0, "generic">,
  I32EnumAttrCase<"Global", 1, "global">,
  I32EnumAttrCase<"Workgroup", 2, "workgroup">,
  I32EnumAttrCase<"Private", 3, "private">,
  I32EnumAttrCase<"Constant", 4, "constant">,
]>;

// Runa GPU dialect specification section 5.
def Mir_Stage : Mir_DialectEnum<"Stage", "kernel stage", [
  I32EnumAttrCase<"Compute", 0, "compute">,
  I32EnumAttrCase<"Vertex", 1, "vertex">,
  I32EnumAttrCase<"Fragment", 2, "fragment">,
  // Reserved stages: they parse, and the lowering of mir refuses them.
  I32EnumAttrCase<"Mesh", 3, "mesh">,
  I32EnumAttrCase<"Task", 4, "task">,
  I32EnumAttrCase<"RayGen", 5, "raygen">,
  I32EnumAttrCase<"Miss", 6, "miss">,
  I32EnumAttrCase<"ClosestHit", 7, "closesthit">,
]>;

// Runa GPU dialect specification section 6.1.
def Mir_ResourceKind : Mir_DialectEnum<"ResourceKind", "kind of resource", [
  I32EnumAttrCase<"Uniform", 0, "uniform">,
  I32EnumAttrCase<"Storage", 1, "storage">,
  I32EnumAttrCase<"Sampler", 2, "sampler">,
  I32EnumAttrCase<"Image", 3, "image">,
]>;
def Mir_Layout : Mir_DialectEnum<"Layout", "rules by which a buffer is laid out", [
  I32EnumAttrCase<"Std140", 0, "std140">,
  I32EnumAttrCase<"Std430", 1, "std430">,
  I32EnumAttrCase<"Metal", 2, "metal">,
]>;
def Mir_Interpolation : Mir_DialectEnum<"Interpolation", "how values of vertices become those of a fragment", [
  I32EnumAttrCase<"Perspective", 0, "perspective">,
  I32EnumAttrCase<"Linear", 1, "linear">,
  I32EnumAttrCase<"Flat", 2, "flat">,
]>;
def Mir_ScreenAxis : Mir_DialectEnum<"ScreenAxis", "axis of the target that is drawn to", [
  I32EnumAttrCase<"X", 0, "x">,
  I32EnumAttrCase<"Y", 1, "y">,
]>;
// SPIR-V specification section 3.49.16: the neighbours that a derivative compares.
def Mir_DerivativePrecision
    : Mir_DialectEnum<"DerivativePrecision", "neighbours whose values a derivative compares", [
  I32EnumAttrCase<"Any", 0, "any">,
  I32EnumAttrCase<"Coarse", 1, "coarse">,
  I32EnumAttrCase<"Fine", 2, "fine">,
]>;
def Mir_IoBuiltin : Mir_DialectEnum<"IoBuiltin", "input or output that the device knows", [
  I32EnumAttrCase<"VertexIndex", 0, "vertex_index">,
  I32EnumAttrCase<"InstanceIndex", 1, "instance_index">,
  I32EnumAttrCase<"FragCoord", 2, "frag_coord">,
  I32EnumAttrCase<"FrontFacing", 3, "front_facing">,
  I32EnumAttrCase<"Position", 4, "position">,
  I32EnumAttrCase<"PointSize", 5, "point_size">,
  I32EnumAttrCase<"FragDepth", 6, "frag_depth">,
  I32EnumAttrCase<"SampleId", 7, "sample_id">,
  I32EnumAttrCase<"SamplePosition", 8, "sample_position">,
  // The samples that a primitive covers, a bit for each, and those that a fragment writes.
  I32EnumAttrCase<"SampleMaskIn", 9, "sample_mask_in">,
  I32EnumAttrCase<"SampleMask", 10, "sample_mask">,
  I32EnumAttrCase<"PointCoord", 11, "point_coord">,
  I32EnumAttrCase<"PrimitiveId", 12, "primitive_id">,
  I32EnumAttrCase<"Layer", 13, "layer">,
]>;

// Accesses of a kernel to an image (Runa GPU dialect specification section 3).
def Mir_ImageAccess : Mir_DialectEnum<"ImageAccess", "access to an image", [
  I32EnumAttrCase<"Sampled", 0, "sampled">,
  I32EnumAttrCase<"Read", 1, "read">,
  I32EnumAttrCase<"Write", 2, "write">,
  I32EnumAttrCase<"ReadWrite", 3, "read_write">,
  // Not in the specification: samples that compare depths, and atomics on texels.
  I32EnumAttrCase<"Depth", 4, "depth">,
  I32EnumAttrCase<"Atomic", 5, "atomic">,
]>;

// The arrangement of the texels of an image. The specification has dim2 and dim3.
def Mir_ImageDim : Mir_DialectEnum<"ImageDim", "arrangement of the texels of an image", [
  I32EnumAttrCase<"Dim1", 0, "dim1">,
  I32EnumAttrCase<"Dim1Array", 1, "dim1_array">,
  I32EnumAttrCase<"Dim2", 2, "dim2">,
  I32EnumAttrCase<"Dim2Array", 3, "dim2_array">,
  I32EnumAttrCase<"Dim2Samples", 4, "dim2_samples">,
  I32EnumAttrCase<"Dim2SamplesArray", 5, "dim2_samples_array">,
  I32EnumAttrCase<"Dim3", 6, "dim3">,
  I32EnumAttrCase<"Cube", 7, "cube">,
  I32EnumAttrCase<"CubeArray", 8, "cube_array">,
  I32EnumAttrCase<"Buffer", 9, "buffer">,
]>;

// Runa GPU dialect specification section 16.3.
def Mir_PipelineStyle : Mir_DialectEnum<"PipelineStyle", "style of an FPGA pipeline", [
  I32EnumAttrCase<"Flp", 0, "flp">,
  I32EnumAttrCase<"Stp", 1, "stp">,
  I32EnumAttrCase<"Frp", 2, "frp">,
]>;
def Mir_PartitionMode : Mir_DialectEnum<"PartitionMode", "how an FPGA divides an array", [
  I32EnumAttrCase<"Cyclic", 0, "cyclic">,
  I32EnumAttrCase<"Block", 1, "block">,
  I32EnumAttrCase<"Complete", 2, "complete">,
]>;

// Runa GPU dialect specification section 13; the sign of min and max is here.
def Mir_AtomicKind : Mir_DialectEnum<"AtomicKind", "atomic operation", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Sub", 1, "sub">,
  I32EnumAttrCase<"MinS", 2, "min_s">, I32EnumAttrCase<"MinU", 3, "min_u">,
  I32EnumAttrCase<"MaxS", 4, "max_s">, I32EnumAttrCase<"MaxU", 5, "max_u">,
  I32EnumAttrCase<"And", 6, "and">, I32EnumAttrCase<"Or", 7, "or">,
  I32EnumAttrCase<"Xor", 8, "xor">,
  I32EnumAttrCase<"Exchange", 9, "exchange">,
  I32EnumAttrCase<"IncWrap", 10, "inc_wrap">,
  I32EnumAttrCase<"DecWrap", 11, "dec_wrap">,
  I32EnumAttrCase<"FAdd", 12, "fadd">, I32EnumAttrCase<"FMin", 13, "fmin">,
  I32EnumAttrCase<"FMax", 14, "fmax">,
]>;

// Operation of a reduction over a subgroup or workgroup; mir and lir share it.
def Mir_ReduceKind : Mir_DialectEnum<"ReduceKind", "reduction over work-items", [
  I32EnumAttrCase<"Add", 0, "add">, I32EnumAttrCase<"Mul", 1, "mul">,
  I32EnumAttrCase<"MinS", 2, "min_s">, I32EnumAttrCase<"MinU", 3, "min_u">,
  I32EnumAttrCase<"MaxS", 4, "max_s">, I32EnumAttrCase<"MaxU", 5, "max_u">,
  I32EnumAttrCase<"And", 6, "and">, I32EnumAttrCase<"Or", 7, "or">,
  I32EnumAttrCase<"Xor", 8, "xor">,
  I32EnumAttrCase<"FAdd", 9, "fadd">, I32EnumAttrCase<"FMul", 10, "fmul">,
  I32EnumAttrCase<"FMin", 11, "fmin">, I32EnumAttrCase<"FMax", 12, "fmax">,
]>;

def Mir_FixedRounding : Mir_DialectEnum<"FixedRounding", "rounding of a fixed-point product", [
  I32EnumAttrCase<"Floor", 0, "floor">,
  I32EnumAttrCase<"HalfUp", 1, "half_up">,
]>;

def Mir_MatrixLayout : Mir_DialectEnum<"MatrixLayout", "order of elements in memory", [
  I32EnumAttrCase<"RowMajor", 0, "row_major">,
  I32EnumAttrCase<"ColumnMajor", 1, "column_major">,
]>;

// Operation on each element of a cooperative matrix.
def Mir_CoopMatrixMap
    : Mir_DialectEnum<"CoopMatrixMap", "operation on elements of matrices", [
  I32EnumAttrCase<"AddF", 0, "addf">, I32EnumAttrCase<"SubF", 1, "subf">,
  I32EnumAttrCase<"MulF", 2, "mulf">, I32EnumAttrCase<"DivF", 3, "divf">,
  I32EnumAttrCase<"MaxF", 4, "maxf">, I32EnumAttrCase<"MinF", 5, "minf">,
  I32EnumAttrCase<"NegF", 6, "negf">, I32EnumAttrCase<"ExtF", 7, "extf">,
  I32EnumAttrCase<"TruncF", 8, "truncf">,
  I32EnumAttrCase<"AddI", 9, "addi">, I32EnumAttrCase<"SubI", 10, "subi">,
  I32EnumAttrCase<"MulI", 11, "muli">, I32EnumAttrCase<"DivSI", 12, "divsi">,
  I32EnumAttrCase<"DivUI", 13, "divui">, I32EnumAttrCase<"NegI", 14, "negi">,
]>;

def Mir_CoopMatrixUse : Mir_DialectEnum<"CoopMatrixUse", "place in a multiply-add", [
  I32EnumAttrCase<"A", 0, "a">,
  I32EnumAttrCase<"B", 1, "b">,
  I32EnumAttrCase<"Accumulator", 2, "accumulator">,
]>;

#endif // GIR_MIR_ENUMS_TD
