//===- Devices.h - Attributes and types of device dialects ------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_DEVICES_H
#define GIR_C_DEVICES_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A target of a `gpu.module`: the chip, or for SPIR-V the minor version of 1.x.
typedef struct {
  /// 0: NVVM, 1: ROCDL, 2: Vulkan, 3: OpenCL.
  int32_t kind;
  MlirStringRef chip;
  int32_t minor;
} GirDeviceTarget;

/// False if the attribute is no target that this library knows.
bool girDeviceTargetGet(MlirAttribute attribute, GirDeviceTarget *target);

/// The place and storage class of a `spirv.interface_var_abi`; the class is -1 if it
/// states none. False if the attribute is of another kind.
bool girInterfaceVarAbiGet(MlirAttribute attribute, int32_t *set, int32_t *binding,
                           int32_t *storageClass);

/// A type `gpu.mma_matrix`.
typedef struct {
  int64_t rows;
  int64_t columns;
  MlirType element;
  /// `AOp`, `BOp` or `COp`.
  MlirStringRef operand;
} GirMmaMatrixType;

/// False if the type is of another kind.
bool girMmaMatrixTypeGet(MlirType type, GirMmaMatrixType *matrix);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_DEVICES_H
