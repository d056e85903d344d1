//===- LlvmImport.h - LLVM IR to the llvm dialect ---------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C API of LLVM 22 has neither upstream's importer nor places in text, and its
// types of the llvm dialect lack the length of an array.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_LLVM_IMPORT_H
#define GIR_C_LLVM_IMPORT_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A module of LLVM IR, text or bitcode, and its name.
typedef struct GirLlvmSource {
  MlirStringRef text;
  MlirStringRef name;
} GirLlvmSource;

/// Reads LLVM IR, text or bitcode, into a module of the llvm dialect; null after a
/// diagnostic. Where a module has kernels, only these are kept, with the functions and
/// globals that they use; of the kernels only those that `keeps` accepts. Functions
/// that get pointers of no known memory are inlined, as are those called once, and
/// variables become values. Facts that upstream's importer drops become string attributes of functions
/// in `passthrough`: the metadata `kernel_arg_*` as `gir-kernel_arg_*`, and names of
/// parameters as `gir-arg-names`, one a line. Instructions without debug information
/// get their place in the text. Functions that are declared and not defined are linked
/// from the first of the libraries that defines them.
MlirModule girImportLlvmIr(MlirContext context, MlirStringRef source,
                           MlirStringRef name,
                           bool (*keeps)(MlirStringRef kernel, void *userData),
                           void *userData, const GirLlvmSource *libraries,
                           intptr_t libraryCount);

/// Reads and verifies bitcode, and drops the module; false after an error. To be called in a process that ends afterwards:
/// LLVM's reader trusts its input, and damaged bitcode may end or hang the process.
bool girTryBitcode(MlirStringRef bytes);

/// Writes a name as it is in the source program: `max(int, int)` for `_Z3maxii`, the
/// name itself if it is not mangled.
void girDemangle(MlirStringRef name, MlirStringCallback sink, void *userData);

/// Writes the name of the variable that has the value of an `llvm.intr.dbg.value`, or a
/// part of it, or is at the address of an `llvm.intr.dbg.declare`; nothing if another
/// expression of the value is the variable's.
void girLlvmVariableName(MlirOperation debugOperation, MlirStringCallback sink, void *userData);

/// Writes the name of the function of the source that a location is in, if the location
/// itself tells it by an attribute of the llvm dialect, and returns the function's line; -1
/// otherwise.
int64_t girLlvmFunctionOf(MlirLocation location, MlirStringCallback sink, void *userData);

/// The number of elements of an array of the llvm dialect; -1 if the type is none.
int64_t girLlvmArrayTypeGetCount(MlirType type);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_LLVM_IMPORT_H
