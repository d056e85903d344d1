//===- Optimize.h - Pipelines of LLVM's passes -------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM runs pipelines, too, but takes no passes of others into them.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_OPTIMIZE_H
#define GIR_C_OPTIMIZE_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Runs a pipeline such as `default<O3>` on an `LLVMModuleRef`, for an
/// `LLVMTargetMachineRef`; false after a message.
bool girOptimize(void *module, void *machine, MlirStringRef passes, MlirStringCallback sink,
                 void *userData);

/// Sets an option of LLVM for this process, such as `-hexagon-autohvx`; false if
/// LLVM has none of this name.
bool girSetOption(MlirStringRef option);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_OPTIMIZE_H
