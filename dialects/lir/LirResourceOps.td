//===- LirResourceOps.td - Buffers and images -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Runa GPU dialect specification section 7.3. A handle names its binding; the kernel
// has a parameter with the same binding. The parameters list the resources that the
// host binds, in order.

class Lir_BindOp<string opMnemonic, TypeConstraint handle, string what>
    : Lir_Op<"bind_" # opMnemonic, [Pure]> {
  let summary = "handle of " # what;
  let arguments = (ins ConfinedAttr<I64Attr, [IntNonNegative]>:$set,
                       ConfinedAttr<I64Attr, [IntNonNegative]>:$binding);
  let results = (outs handle:$result);
  let assemblyFormat =
      "`set` $set `binding` $binding attr-dict `:` qualified(type($result))";
  let hasVerifier = 1;
}
def Lir_BindUniformOp
    : Lir_BindOp<"uniform", Mir_UniformBufferType, "a uniform buffer"> {
  let description = [{
    The buffer with that `lir.resource`; allowed in kernels only.
  }];
}
def Lir_BindStorageOp
    : Lir_BindOp<"storage", Mir_StorageBufferType, "a storage buffer"> {
  let description = [{
    The buffer with that `lir.resource`; allowed in kernels only.
  }];
}
def Lir_BindImageOp : Lir_BindOp<"image", Mir_Image, "an image"> {
  let requires = [Feature_Images];
  let description = [{
    The image with that `lir.resource`; allowed in kernels only.
  }];
}
def Lir_BindSamplerOp : Lir_BindOp<"sampler", Mir_SamplerType, "a sampler"> {
  let requires = [Feature_Images];
  let description = [{
    The sampler with that `lir.resource`; allowed in kernels only.
  }];
}

def Lir_BufferLoadOp : Lir_Op<"buffer_load", []> {
  let summary = "load from a buffer";
  let description = [{
    The value that starts at a byte offset, an i32 or i64 without sign as wide as
    the target's addresses. `layout` names the layout rules of a vector or a
    matrix.
  }];
  let arguments = (ins Arg<Mir_Buffer, "", [MemRead]>:$buffer,
                       AnyTypeOf<[I32, I64]>:$byte_offset,
                       IntValidAlignment<I64Attr>:$align, Mir_Layout:$layout);
  let results = (outs Mir_BufferValue:$result);
  let assemblyFormat = [{
    $buffer `[` $byte_offset `]` `align` $align `layout` $layout attr-dict
    `:` type($buffer) `,` type($byte_offset) `->` type($result)
  }];
}

def Lir_BufferStoreOp : Lir_Op<"buffer_store", []> {
  let summary = "store to a buffer";
  let description = [{
    Stores to the bytes that `buffer_load` would read.
  }];
  let arguments = (ins Arg<Mir_StorageBufferType, "", [MemWrite]>:$buffer,
                       AnyTypeOf<[I32, I64]>:$byte_offset, Mir_BufferValue:$value,
                       IntValidAlignment<I64Attr>:$align, Mir_Layout:$layout);
  let assemblyFormat = [{
    $buffer `[` $byte_offset `]` `,` $value `align` $align `layout` $layout
    attr-dict `:` qualified(type($buffer)) `,` type($byte_offset) `,` type($value)
  }];
}

def Lir_ImageSampleOp : Lir_Op<"image_sample", [AttrSizedOperandSegments]> {
  let requires = [Feature_Images];
  let summary = "sample of an image";
  let description = [{
    At coordinates of f32, a vector of one per dimension of the image, with the
    level of detail `lod`, or the level that follows from `grad`, the derivatives of
    the coordinates along x and y. Without either it has to be in a fragment kernel,
    which takes the derivatives among its neighbours.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_SamplerType:$sampler,
                       Mir_SampleCoords:$coords, Optional<F32>:$lod,
                       Optional<Mir_SampleCoords>:$ddx,
                       Optional<Mir_SampleCoords>:$ddy);
  let results = (outs Mir_Texel:$result);
  let assemblyFormat = [{
    $image `,` $sampler `[` $coords `]` (`lod` $lod^)? (`grad` $ddx^ `,` $ddy)?
    attr-dict `:` type($image) `,` type($coords)
    (`,` type($ddx)^ `,` type($ddy))? `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageSizeOp : Lir_Op<"image_size", [Pure]> {
  let requires = [Feature_Images];
  let summary = "extents of an image";
  let description = [{
    Texels along each dimension of the first level of an image, sampled or storage: a
    vector of one i32 per dimension.
  }];
  let arguments = (ins Mir_Image:$image);
  let results = (outs Mir_TexelCoords:$result);
  let assemblyFormat = "$image attr-dict `:` type($image) `->` type($result)";
  let hasVerifier = 1;
}

def Lir_ImageFetchOp : Lir_Op<"image_fetch", []> {
  let requires = [Feature_Images];
  let summary = "texel of a sampled image";
  let description = [{
    At coordinates of i32, a vector of one per dimension of the image, of the level
    `lod`.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_TexelCoords:$coords,
                       I32:$lod);
  let results = (outs Mir_Texel:$result);
  let assemblyFormat = [{
    $image `[` $coords `]` `lod` $lod attr-dict
    `:` type($image) `,` type($coords) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageLoadOp : Lir_Op<"image_load", []> {
  let requires = [Feature_Images];
  let summary = "texel of a storage image";
  let description = [{
    At coordinates of i32, a vector of one per dimension of the image.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_TexelCoords:$coords);
  let results = (outs Mir_Texel:$result);
  let assemblyFormat = [{
    $image `[` $coords `]` attr-dict
    `:` type($image) `,` type($coords) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageStoreOp : Lir_Op<"image_store", []> {
  let requires = [Feature_Images];
  let summary = "store to a texel of a storage image";
  let description = [{
    At coordinates of i32, a vector of one per dimension of the image.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemWrite]>:$image, Mir_TexelCoords:$coords,
                       Mir_Texel:$value);
  let assemblyFormat = [{
    $image `[` $coords `]` `,` $value attr-dict
    `:` type($image) `,` type($coords) `,` type($value)
  }];
  let hasVerifier = 1;
}
