//===- Annotations.h - Annotations of functions, loops and variables --- -*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_ANNOTATIONS_H
#define GIR_DIALECTS_COMMON_ANNOTATIONS_H

#include "mlir/IR/Operation.h"

namespace gir {

/// The name of another attribute, of the dialect of a given attribute.
std::string besides(mlir::NamedAttribute attribute, llvm::StringRef name);

/// Whether the attribute is an annotation; mir and lir have the same.
bool isAnnotation(mlir::NamedAttribute attribute);

/// Checks an annotation: its kind, and the operation that it is on.
mlir::LogicalResult verifyAnnotation(mlir::Operation *op,
                                     mlir::NamedAttribute attribute);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_ANNOTATIONS_H
