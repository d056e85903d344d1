//===- Attributes.h - Exact bits of builtin attributes ----------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API makes floats from a double, which loses NaN payloads, and reads
// dense elements one by one.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_ATTRIBUTES_H
#define GIR_C_ATTRIBUTES_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A float attribute of an f16, f32 or f64 type by its bits.
MlirAttribute girFloatAttrGetFromBits(MlirType type, uint64_t bits);
/// The bits of a float attribute.
uint64_t girFloatAttrGetBits(MlirAttribute attribute);
/// The bytes of dense integer or float elements, splats expanded; false if the
/// attribute is not one.
bool girDenseElementsGetBytes(MlirAttribute attribute, MlirStringCallback sink,
                              void *userData);

/// The location of a place in a file, with the name of a value.
MlirLocation girLocationNamed(MlirIdentifier file, unsigned line, unsigned column,
                              MlirStringRef name);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_ATTRIBUTES_H
