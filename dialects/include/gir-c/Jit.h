//===- Jit.h - Machine code in this process ----------------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// MLIR's execution engine compiles and links in one step. Here they are two, so that
// an object file can be kept.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_JIT_H
#define GIR_C_JIT_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Linked machine code.
typedef struct GirCode {
  void *ptr;
} GirCode;

/// Writes the name of the host's processor, its features and the version of LLVM to the
/// sink: all that an object file depends on beside its module.
void girDescribeHost(MlirStringCallback sink, void *userData);

/// Compiles a module of the llvm dialect for the host's processor, with LLVM's
/// optimisations of a level from 0 to 3; false after a diagnostic.
bool girCompileObject(MlirOperation module, unsigned level, MlirStringCallback sink, void *userData);

/// Prepares an object file for linking; null after a message. It is linked when an
/// address is looked up.
GirCode girCodeLoad(MlirStringRef object, MlirStringCallback sink, void *userData);

/// Gives an external function of the object an address; false after a message.
bool girCodeDefine(GirCode code, MlirStringRef name, const void *address,
                   MlirStringCallback sink, void *userData);

/// Lets external functions of the object that have no address come from a shared library;
/// false after a message.
bool girCodeAddLibrary(GirCode code, MlirStringRef path, MlirStringCallback sink,
                       void *userData);

/// The address of a function or of data; null after a message.
void *girCodeLookup(GirCode code, MlirStringRef name, MlirStringCallback sink, void *userData);

/// Frees the code.
void girCodeDestroy(GirCode code);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_JIT_H
