//===- Spirv.h - SPIR-V serialisation ---------------------------*- C -*-===//
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

/// Serialises a spirv.module; the sink receives the words as bytes.
bool girSpirvSerialize(MlirOperation module, MlirStringCallback sink,
                       void *userData);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_SPIRV_H
