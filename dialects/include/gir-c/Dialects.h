//===- Dialects.h - Registration of gir's dialects --------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_DIALECTS_H
#define GIR_C_DIALECTS_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Gir, gir);
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Mir, mir);
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Lir, lir);

/// The version of a dialect that bytecode is written with. The name lives as long
/// as the process.
typedef struct GirDialectVersion {
  MlirStringRef dialect;
  uint64_t current;
} GirDialectVersion;

/// Brings a dialect's parts of an operation up to date from a version, which may be the
/// current one; false after diagnostics.
typedef bool (*GirUpgradeCallback)(MlirOperation root, MlirStringRef dialect,
                                   uint64_t from, void *userData);

/// Registers gir, mir, lir and the upstream dialects and extensions that
/// programs may hold between input and output. `userData` lives as long as the process.
void girRegisterDialects(MlirDialectRegistry registry,
                         const GirDialectVersion *versions,
                         intptr_t numVersions, GirUpgradeCallback upgrade,
                         void *userData);

/// The id of the operations of a name, the same in every context of the process; null if
/// the context has loaded no dialect that knows the name.
MlirTypeID girOperationTypeId(MlirContext context, MlirStringRef name);

/// Registers the upstream passes and pipelines gir-opt offers beside its own.
void girRegisterUpstreamPasses(void);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_DIALECTS_H
