//===- Io.h - Inputs and outputs of stages --- -*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_IO_H
#define GIR_DIALECTS_COMMON_IO_H

#include "mir/Mir.h"

namespace gir {

/// Checks an input or output of this type. `what` is its name in errors; an unknown
/// stage allows the inputs and outputs of every stage.
mlir::LogicalResult verifyIo(mlir::Operation *op, llvm::Twine what, mir::IoAttr io,
                             mlir::Type type, bool isInput,
                             std::optional<mir::Stage> stage);

/// Checks an op that reads an input, which has this type.
mlir::LogicalResult verifyReadInput(mlir::Operation *op, mir::IoAttr io,
                                    mlir::Type type);

/// Checks an op that writes an output, which has this type.
mlir::LogicalResult verifyWriteOutput(mlir::Operation *op, mir::IoAttr io,
                                      mlir::Type type);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_IO_H
