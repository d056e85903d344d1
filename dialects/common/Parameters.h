//===- Parameters.h - Bindings of parameters ---------- -*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_PARAMETERS_H
#define GIR_DIALECTS_COMMON_PARAMETERS_H

#include "mlir/IR/Operation.h"

namespace gir {

/// Whether values of a type are handles of a resource of the host.
bool isHandle(mlir::Type type);

/// Checks a resource, an input or a storage annotation against the parameter that it is
/// on.
mlir::LogicalResult verifyParameter(mlir::Operation *op, unsigned index,
                                    mlir::NamedAttribute attribute);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_PARAMETERS_H
