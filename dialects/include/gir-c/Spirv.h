//===- Spirv.h - SPIR-V types and serialisation -----------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_SPIRV_H
#define GIR_C_SPIRV_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A pointer; the storage class by SPIR-V's number.
MlirType girSpirvPointerTypeGet(MlirType pointee, uint32_t storageClass);
bool girSpirvTypeIsAPointer(MlirType type);
MlirType girSpirvPointerTypeGetPointee(MlirType type);
uint32_t girSpirvPointerTypeGetStorageClass(MlirType type);

/// An array; the stride in bytes, 0 without explicit layout.
MlirType girSpirvArrayTypeGet(MlirType element, uint32_t count, uint32_t stride);

/// An array of unknown size; the stride in bytes.
MlirType girSpirvRuntimeArrayTypeGet(MlirType element, uint32_t stride);

/// A struct decorated as Block with at least one member; offsets in bytes.
MlirType girSpirvBlockTypeGet(intptr_t nMembers, const MlirType *members,
                              const uint32_t *offsets);

/// A struct that has a name, of no particular layout.
MlirType girSpirvNamedStructTypeGet(MlirContext context, MlirStringRef name,
                                    intptr_t nMembers, const MlirType *members);

/// The parameters of an image type beside its component, by SPIR-V's numbers.
typedef struct {
  uint32_t dim;
  uint32_t depth;
  uint32_t arrayed;
  uint32_t samples;
  uint32_t samplerUse;
  uint32_t format;
} GirSpirvImageShape;

/// An image.
MlirType girSpirvImageTypeGet(MlirType sampled, GirSpirvImageShape shape);

/// The parameters of an image type; false if the type is no image.
bool girSpirvImageTypeGetShape(MlirType type, GirSpirvImageShape *shape);

/// The type of a component of a texel; null if the type is no image.
MlirType girSpirvImageTypeGetComponent(MlirType type);

/// The bytes from one element of an array to the next; 0 if it has no layout,
/// or the type is no array.
uint32_t girSpirvTypeGetStride(MlirType type);

/// An image with a sampler.
MlirType girSpirvSampledImageTypeGet(MlirType image);

/// The type of a component of an array (index 0), a struct or a vector (index 0);
/// null if there is none.
MlirType girSpirvTypeGetComponent(MlirType type, intptr_t index);

/// The contents of a kernel's spirv.entry_point_abi. A number that is absent is 0.
typedef struct {
  /// Work-items of a workgroup: how many extents are stated, at most three.
  int32_t nExtents;
  int32_t extents[3];
  int32_t subgroupSize;
  int32_t targetWidth;
} GirSpirvEntryPointAbi;

/// False if the attribute is of another kind, or states more than three extents.
bool girSpirvEntryPointAbiGet(MlirAttribute attribute, GirSpirvEntryPointAbi *abi);

/// Verifies a spirv.module, but for the symbols that it names: upstream's verifiers take
/// the time of the whole module for each.
bool girSpirvVerify(MlirOperation module);

/// Serialises a spirv.module; the sink receives the words as bytes. With lines,
/// operations whose location is a place in a file get OpLine.
bool girSpirvSerialize(MlirOperation module, bool lines,
                       MlirStringCallback sink, void *userData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_SPIRV_H
