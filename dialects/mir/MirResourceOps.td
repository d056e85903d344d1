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
    storage image the coordinates of the texel, a vector of one i32 per dimension
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
    coordinates of f32, a vector of one per dimension. The sampler says whether they
    count texels or are normalised. `lod` is the level of detail, `grad` are the
    derivatives of the coordinates along x and y, from which the level is computed.
    Without either, a fragment kernel takes the derivatives among its neighbours,
    and other kernels take level 0. The result is a vector of four f32, or f16 if the
    image is of f16. Integers, i32, are not filtered: the host's sampler takes the
    nearest texel.
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

def Mir_ImageSizeOp : Mir_GpuOp<"image_size", [Pure]> {
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

def Mir_FetchOp : Mir_GpuOp<"fetch", []> {
  let summary = "texel of a sampled image";
  let description = [{
    `fetch` of the Runa GPU dialect specification section 13: the texel at
    coordinates of i32, a vector of one per dimension, of level `lod`, 0 if it is
    absent, without a sampler. The coordinates have to lie within the image.
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
