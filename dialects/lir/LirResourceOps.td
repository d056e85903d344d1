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
    At coordinates of f32, as many as the type of the image says, with the
    level of detail `lod`, or the level that follows from `grad`, the derivatives of
    the coordinates along x and y. Without either it has to be in a fragment kernel,
    which takes the derivatives among its neighbours, and adds `bias`. `offset` moves the sample by
    texels. With `dref` the texels are compared with it, and the result is one f32.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_SamplerType:$sampler,
                       Mir_SampleCoords:$coords, Optional<F32>:$dref,
                       Optional<F32>:$lod, Optional<F32>:$bias,
                       Optional<Mir_SampleCoords>:$ddx,
                       Optional<Mir_SampleCoords>:$ddy,
                       OptionalAttr<DenseI32ArrayAttr>:$offset);
  let results = (outs Mir_Sample:$result);
  let assemblyFormat = [{
    $image `,` $sampler `[` $coords `]` (`dref` $dref^)? (`lod` $lod^)?
    (`bias` $bias^)? (`grad` $ddx^ `,` $ddy)? (`offset` $offset^)?
    attr-dict `:` type($image) `,` type($coords)
    (`,` type($ddx)^ `,` type($ddy))? `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageGatherOp : Lir_Op<"image_gather", []> {
  let requires = [Feature_Images];
  let summary = "one component of the four texels around a place";
  let description = [{
    The component of the four texels that a linear filter would take at the first level:
    those at (0, 1), (1, 1), (1, 0) and (0, 0) of the square, in this order. With `dref`
    each is 1 if the comparison of the sampler holds, else 0.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_SamplerType:$sampler,
                       Mir_SampleCoords:$coords, Optional<F32>:$dref,
                       ConfinedAttr<I64Attr, [IntNonNegative, IntMaxValue<3>]>:$component,
                       OptionalAttr<DenseI32ArrayAttr>:$offset);
  let results = (outs Mir_Texel:$result);
  let assemblyFormat = [{
    $image `,` $sampler `[` $coords `]` `component` $component (`dref` $dref^)?
    (`offset` $offset^)? attr-dict
    `:` type($image) `,` type($coords) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageSizeOp : Lir_Op<"image_size", [Pure]> {
  let requires = [Feature_Images];
  let summary = "extents of an image";
  let description = [{
    Texels along each dimension of a level of an image, sampled or storage, by default of
    the first, and its layers or cubes.
  }];
  let arguments = (ins Mir_Image:$image, Optional<I32>:$lod);
  let results = (outs Mir_TexelCoords:$result);
  let assemblyFormat =
      "$image (`lod` $lod^)? attr-dict `:` type($image) `->` type($result)";
  let hasVerifier = 1;
}

def Lir_ImageLevelsOp : Lir_Op<"image_levels", [Pure]> {
  let requires = [Feature_Images];
  let summary = "levels of an image";
  let description = [{
    The number of the levels of a sampled image.
  }];
  let arguments = (ins Mir_Image:$image);
  let results = (outs I32:$result);
  let assemblyFormat = "$image attr-dict `:` type($image)";
  let hasVerifier = 1;
}

def Lir_ImageSamplesOp : Lir_Op<"image_samples", [Pure]> {
  let requires = [Feature_Images];
  let summary = "samples of a texel";
  let description = [{
    The number of samples of each texel of an image with samples.
  }];
  let arguments = (ins Mir_Image:$image);
  let results = (outs I32:$result);
  let assemblyFormat = "$image attr-dict `:` type($image)";
  let hasVerifier = 1;
}

def Lir_ImageAtomicOp : Lir_Op<"image_atomic", []> {
  let requires = [Feature_Images, Feature_Atomics];
  let summary = "atomic read-modify-write of a texel";
  let description = [{
    On the only component of a texel of an image whose access is `atomic`. Returns the
    old value.
  }];
  let arguments = (ins Mir_AtomicKind:$kind,
                       Arg<Mir_Image, "", [MemRead, MemWrite]>:$image,
                       Mir_TexelCoords:$coords, Mir_ImageNumber:$value,
                       MemoryOrdering:$ordering, MemoryScope:$scope);
  let results = (outs Mir_ImageNumber:$result);
  let assemblyFormat = [{
    $kind $image `[` $coords `]` `,` $value `ordering` $ordering `scope` $scope attr-dict
    `:` type($image) `,` type($coords) `,` type($value) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Lir_ImageCompareExchangeOp : Lir_Op<"image_compare_exchange", []> {
  let requires = [Feature_Images, Feature_Atomics];
  let summary = "atomic compare-exchange of a texel";
  let description = [{
    On the only component, an integer, of a texel of an image whose access is `atomic`.
    Returns the old value.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead, MemWrite]>:$image,
                       Mir_TexelCoords:$coords, I32:$expected, I32:$desired,
                       MemoryOrdering:$ordering_succ, MemoryOrdering:$ordering_fail,
                       MemoryScope:$scope);
  let results = (outs I32:$result);
  let assemblyFormat = [{
    $image `[` $coords `]` `,` $expected `,` $desired `ordering_succ` $ordering_succ
    `ordering_fail` $ordering_fail `scope` $scope attr-dict
    `:` type($image) `,` type($coords)
  }];
  let hasVerifier = 1;
}

def Lir_ImageFetchOp : Lir_Op<"image_fetch", []> {
  let requires = [Feature_Images];
  let summary = "texel of a sampled image";
  let description = [{
    At coordinates of i32, as many as the type of the image says, of the level `lod`; of
    an image with samples, of the sample of that number.
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
    At coordinates of i32, as many as the type of the image says.
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
    At coordinates of i32, as many as the type of the image says.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemWrite]>:$image, Mir_TexelCoords:$coords,
                       Mir_Texel:$value);
  let assemblyFormat = [{
    $image `[` $coords `]` `,` $value attr-dict
    `:` type($image) `,` type($coords) `,` type($value)
  }];
  let hasVerifier = 1;
}
