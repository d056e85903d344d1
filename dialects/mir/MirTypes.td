//===- MirTypes.td - Types of mir and lir beside the pointer -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_MIR_TYPES_TD
#define GIR_MIR_TYPES_TD

def Mir_MatrixType : Mir_Type<"Matrix", "matrix"> {
  let summary = "matrix of floats";
  let description = [{
    `!mir.matrix<3x2xf32>`: 3 columns and 2 rows, `mat3x2<f32>` of the Runa GPU
    dialect specification section 3. It has 2 to 4 columns and rows of f16, f32
    or f64. In memory the rows follow one another, each as a vector of as many lanes
    as there are columns: a row of three takes the space of four.
  }];
  let parameters = (ins "int64_t":$columns, "int64_t":$rows,
                        "::mlir::Type":$element);
  let assemblyFormat = "`<` custom<MatrixShape>($columns, $rows, $element) `>`";
  let genVerifyDecl = 1;
}

def Mir_AtomicType : Mir_Type<"Atomic", "atomic"> {
  let summary = "memory that only atomics access";
  let description = [{
    `!mir.ptr<global, !mir.atomic<i32>>` points to a number that is accessed with
    an ordering only, `atomic<T>` of the Runa GPU dialect specification section 3.
    It is the pointee of pointers only; there are no values of it. Every atomic
    takes a pointer to `T` as well as one to `!mir.atomic<T>`; a plain load or store
    takes a pointer to `T` only. Back ends whose atomics have a type of their own
    (MSL, OpenCL C) declare such memory with that type. `T` is i8, i16, i32, i64, f16,
    f32 or f64, the set of the GIR specification, and has no sign: operations for
    which the sign matters name it.
  }];
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
  let genVerifyDecl = 1;
}

// The opaque types of the Runa GPU dialect specification section 3. A value of one
// is a handle: a kernel gets it as a parameter with a binding, passes it to functions
// that it calls, and otherwise only accesses the resource through it.

class Mir_EnumParameter<EnumInfo info, string default> : EnumParameter<info> {
  let defaultValue = "::gir::mir::" # default;
}

class Mir_ImageTypeOf<string name, string typeMnemonic, string dimensions>
    : Mir_Type<name, typeMnemonic> {
  let summary = "image of " # dimensions # " dimensions";
  let description = [{
    `!mir.}] # typeMnemonic # [{<f32>` is sampled, and its texels are fetched;
    `!mir.}] # typeMnemonic # [{<f32, read_write>` is a storage image: `read`,
    `write` or `read_write`. The texel is of f16, f32, si32 or ui32, to
    which the device converts the components of the format. Its value is a vector of
    four f16, f32 or i32. Beside these accesses, `depth` is a sampled image that samples
    may compare with a depth, and `atomic` a storage image whose texels are read, written
    and updated by atomics: its format has one component of 32 bits.
  }];
  let parameters =
      (ins "::mlir::Type":$texel,
           Mir_EnumParameter<Mir_ImageAccess, "ImageAccess::Sampled">:$access);
  let assemblyFormat = "`<` $texel (`,` $access^)? `>`";
  let genVerifyDecl = 1;
}
def Mir_Image2DType : Mir_ImageTypeOf<"Image2D", "image2d", "2">;
def Mir_Image3DType : Mir_ImageTypeOf<"Image3D", "image3d", "3">;

def Mir_ImageType : Mir_Type<"Image", "image"> {
  let summary = "image of another arrangement of texels than 2 or 3 dimensions";
  let description = [{
    `!mir.image<cube_array, f32>`, with texels and accesses as of `!mir.image2d`. The
    arrangement says which coordinates an access takes, and which extents there are:

    | arrangement | texel | sample | extents |
    |---|---|---|---|
    | `dim1` | x | x | width |
    | `dim1_array` | x, layer | x, layer | width, layers |
    | `dim2_array` | x, y, layer | x, y, layer | width, height, layers |
    | `dim2_samples` | x, y | | width, height |
    | `dim2_samples_array` | x, y, layer | | width, height, layers |
    | `cube` | x, y, face | direction of three | width, height |
    | `cube_array` | x, y, face + 6 times the cube | direction of three, cube | width, height, cubes |
    | `buffer` | x | | width |

    One coordinate or extent is a number, several are a vector. Gradients and offsets have
    no layer. An image with samples is sampled or has depths, is fetched, and has one
    level: the place of the level in a fetch is that of the number of the sample. A
    `buffer` has one level.
  }];
  let parameters =
      (ins EnumParameter<Mir_ImageDim>:$dim, "::mlir::Type":$texel,
           Mir_EnumParameter<Mir_ImageAccess, "ImageAccess::Sampled">:$access);
  let assemblyFormat = "`<` $dim `,` $texel (`,` $access^)? `>`";
  let genVerifyDecl = 1;
}

def Mir_SamplerType : Mir_Type<"Sampler", "sampler"> {
  let summary = "sampler: filter, coordinates and border";
  let description = "`!mir.sampler`; the host chooses the filter.";
}

class Mir_BufferType<string name, string typeMnemonic, string what, string rules>
    : Mir_Type<name, typeMnemonic> {
  let summary = what;
  let description = [{
    `!mir.}] # typeMnemonic # [{<T>`: an array of `T`, which is a number, a
    vector of two to four numbers, or a matrix; the host chooses its length. The
    layout rules are those that `#mir.resource` names, by default }] # rules # [{.
  }];
  let parameters = (ins "::mlir::Type":$element);
  let assemblyFormat = "`<` $element `>`";
  let genVerifyDecl = 1;
}
def Mir_StorageBufferType
    : Mir_BufferType<"StorageBuffer", "storage_buffer",
                     "buffer that a kernel reads and writes", "std430">;
def Mir_UniformBufferType
    : Mir_BufferType<"UniformBuffer", "uniform_buffer",
                     "buffer that a kernel reads", "std140">;

def Mir_AccelerationStructureType
    : Mir_Type<"AccelerationStructure", "acceleration_structure"> {
  let summary = "acceleration structure for ray tracing";
  let description = [{
    `!mir.acceleration_structure`. No op takes one yet; the lowering of mir
    refuses kernels with one.
  }];
}

def Mir_Image : AnyTypeOf<[Mir_Image2DType, Mir_Image3DType, Mir_ImageType], "image">;
def Mir_Buffer : AnyTypeOf<[Mir_StorageBufferType, Mir_UniformBufferType], "buffer">;

#endif // GIR_MIR_TYPES_TD
