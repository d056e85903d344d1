//===- MirResourceOps.td - Buffers and images -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The ops through which a kernel accesses the resources of its handles
// (Runa GPU dialect specification sections 6.2 and 13).

def Mir_ResourceLoadOp : Mir_GpuOp<"resource_load", []> {
  let summary = "element of a buffer, or texel of a storage image";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.resource_load`. For a
    buffer the index is the number of the element, an i32 or i64 without sign; for a
    storage image the coordinates of the texel, i32, as many as its type says
    (`read` of section 13). The index has to lie within the resource.
  }];
  let arguments = (ins
      Arg<AnyTypeOf<[Mir_Buffer, Mir_Image]>, "", [MemRead]>:$resource,
      Mir_ResourceIndex:$index);
  let results = (outs Mir_Value:$result);
  let assemblyFormat = [{
    $resource `[` $index `]` attr-dict
    `:` type($resource) `,` type($index) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Mir_ResourceStoreOp : Mir_GpuOp<"resource_store", []> {
  let summary = "store to an element of a buffer, or to a texel of a storage image";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.resource_store`; `write` of
    section 13 for an image. The index is that of `resource_load`.
  }];
  let arguments = (ins
      Arg<AnyTypeOf<[Mir_StorageBufferType, Mir_Image]>, "", [MemWrite]>:$resource,
      Mir_ResourceIndex:$index, Mir_Value:$value);
  let assemblyFormat = [{
    $resource `[` $index `]` `,` $value attr-dict
    `:` type($resource) `,` type($index) `,` type($value)
  }];
  let hasVerifier = 1;
}

def Mir_SampleOp : Mir_GpuOp<"sample", [AttrSizedOperandSegments]> {
  let summary = "sample of an image";
  let description = [{
    Runa GPU dialect specification section 6.2, `gpu.sample`: samples the image at
    coordinates of f32, as many as its type says. The sampler says whether they
    count texels or are normalised. `lod` is the level of detail, `grad` are the
    derivatives of the coordinates along x and y, from which the level is computed.
    Without either, a fragment kernel takes the derivatives among its neighbours,
    and other kernels take level 0; `bias` is added to that level. `offset` moves the sample by a constant number of
    texels along each dimension. The result is a vector of four f32, or f16 if the
    image is of f16. Integers, i32, are not filtered: the host's sampler takes the
    nearest texel.

    With `dref`, the image has depths: each texel that the filter takes is 1 if the
    comparison of the sampler holds between `dref` and the texel, else 0, and the result
    is one f32.
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

def Mir_GatherOp : Mir_GpuOp<"gather", []> {
  let summary = "one component of the four texels around a place";
  let description = [{
    The component of the four texels that a linear filter would take at the first level:
    those at (0, 1), (1, 1), (1, 0) and (0, 0) of the square, in this order. With `dref`
    each is 1 if the comparison of the sampler holds, else 0, and the component is 0.
    The image has two dimensions, layers of them, or is a cube.
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

def Mir_ImageSizeOp : Mir_GpuOp<"image_size", [Pure]> {
  let summary = "extents of an image";
  let description = [{
    Texels along each dimension of a level of an image, sampled or storage, by default of
    the first, and its layers or cubes: as many i32 as the type of the image says. Only
    sampled images without samples, and no buffers, have further levels.
  }];
  let arguments = (ins Mir_Image:$image, Optional<I32>:$lod);
  let results = (outs Mir_TexelCoords:$result);
  let assemblyFormat =
      "$image (`lod` $lod^)? attr-dict `:` type($image) `->` type($result)";
  let hasVerifier = 1;
}

def Mir_ImageLevelsOp : Mir_GpuOp<"image_levels", [Pure]> {
  let summary = "levels of an image";
  let description = [{
    The number of the levels of a sampled image, or of one with depths.
  }];
  let arguments = (ins Mir_Image:$image);
  let results = (outs I32:$result);
  let assemblyFormat = "$image attr-dict `:` type($image)";
  let hasVerifier = 1;
}

def Mir_ImageSamplesOp : Mir_GpuOp<"image_samples", [Pure]> {
  let summary = "samples of a texel";
  let description = [{
    The number of samples of each texel of an image with samples.
  }];
  let arguments = (ins Mir_Image:$image);
  let results = (outs I32:$result);
  let assemblyFormat = "$image attr-dict `:` type($image)";
  let hasVerifier = 1;
}

def Mir_FetchOp : Mir_GpuOp<"fetch", []> {
  let summary = "texel of a sampled image";
  let description = [{
    `fetch` of the Runa GPU dialect specification section 13: the texel at
    coordinates of i32, as many as the type of the image says, of level `lod`, 0 if it is
    absent, without a sampler. The coordinates have to lie within the image. Of an image
    with samples `lod` is the number of the sample.
  }];
  let arguments = (ins Arg<Mir_Image, "", [MemRead]>:$image, Mir_TexelCoords:$coords,
                       Optional<I32>:$lod);
  let results = (outs Mir_Texel:$result);
  let assemblyFormat = [{
    $image `[` $coords `]` (`lod` $lod^)? attr-dict
    `:` type($image) `,` type($coords) `->` type($result)
  }];
  let hasVerifier = 1;
}

def Mir_ImageAtomicOp : Mir_GpuOp<"image_atomic", []> {
  let summary = "atomic read-modify-write of a texel";
  let description = [{
    `mir.gpu.atomic` on the only component of a texel of an image whose access is
    `atomic`. Returns the old value.
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

def Mir_ImageCompareExchangeOp : Mir_GpuOp<"image_compare_exchange", []> {
  let summary = "atomic compare-exchange of a texel";
  let description = [{
    `mir.gpu.atomic_compare_exchange` on the only component, an integer, of a texel of an
    image whose access is `atomic`. Returns the old value.
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
