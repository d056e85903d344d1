//===- FileVersion.h - Version of a dialect in a file -----------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_FILE_VERSION_H
#define GIR_COMMON_FILE_VERSION_H

#include "mlir/Bytecode/BytecodeImplementation.h"

namespace gir {

/// The version that a file of bytecode has of gir, mir or lir. An op that reads its
/// own properties gets it from DialectBytecodeReader::getDialectVersion.
struct FileVersion : mlir::DialectVersion {
  explicit FileVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

} // namespace gir

#endif // GIR_COMMON_FILE_VERSION_H
