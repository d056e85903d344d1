//===- Bytecode.h - Bytecode that may be damaged ----------------*- C -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_C_BYTECODE_H
#define GIR_C_BYTECODE_H

#include "gir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// What bytecode turns out to be.
typedef enum GirBytecode {
  /// A module, which is verified if that was asked for.
  GirBytecodeGood,
  /// A module that nests too deep.
  GirBytecodeTooDeep,
  /// A module whose attributes and types share parts, and have too many of them
  /// where they are written out.
  GirBytecodeTooLarge,
  /// Something that reader or verifier have emitted errors about.
  GirBytecodeRefused,
} GirBytecode;

/// Reads bytecode in a context of its own, which is like `context` but has no
/// threads. To be called in a process that ends afterwards: neither the context nor
/// what is in it is destroyed. The reader trusts what it reads; damaged bytecode
/// may end or hang the process, or use up its memory.
GirBytecode girTryBytecode(MlirContext context, MlirStringRef bytes,
                           MlirStringRef bufferName, bool verify,
                           intptr_t maxNesting, uint64_t maxSize);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_BYTECODE_H
