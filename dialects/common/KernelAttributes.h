//===- KernelAttributes.h - Attributes of kernels in mir and lir --- -*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H
#define GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H

#include "common/ParameterAttributes.h"

namespace gir {

/// Checks a kernel attribute: its kind, the function, and that no two
/// parameters share a binding or an input.
mlir::LogicalResult verifyKernel(mlir::Operation *op, mlir::NamedAttribute attribute);

/// Checks the inlining hint of a function.
mlir::LogicalResult verifyInline(mlir::Operation *op, mlir::NamedAttribute attribute);

} // namespace gir

#endif // GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H
