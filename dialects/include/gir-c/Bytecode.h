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

/// The outcome of reading bytecode.
typedef enum GirBytecode {
  /// A module, verified if that was requested.
  GirBytecodeGood,
  /// A module that nests too deep.
  GirBytecodeTooDeep,
  /// A module whose attributes and types share parts, and have too many parts when
  /// written out.
  GirBytecodeTooLarge,
  /// Input for which the reader or the verifier has emitted errors.
  GirBytecodeRefused,
} GirBytecode;

/// Reads bytecode in a context of its own, which is like `context` but has no
/// threads. To be called in a process that ends afterwards: neither the context nor
/// its contents are destroyed. The reader trusts its input; damaged bytecode
/// may end or hang the process, or use up its memory.
GirBytecode girTryBytecode(MlirContext context, MlirStringRef bytes,
                           MlirStringRef bufferName, bool verify,
                           intptr_t maxNesting, uint64_t maxSize);

#ifdef __cplusplus
}
#endif

#endif // GIR_C_BYTECODE_H
