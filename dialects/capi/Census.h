//===- Census.h - The contents of an operation ------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_CENSUS_H
#define GIR_CAPI_CENSUS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

/// The names of the operations below an operation and the types of their values and
/// declarations.
class Census {
public:
  explicit Census(mlir::Operation *root);

  llvm::SmallSetVector<mlir::OperationName, 32> names;
  llvm::SmallSetVector<mlir::Type, 16> types;
  llvm::SmallPtrSet<const void *, 32> classes;
  /// Whether one is an access to memory with an ordering.
  bool isOrdered = false;
};

#endif // GIR_CAPI_CENSUS_H
