//===- ParameterAttributes.h - Attributes of parameters ---------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: what a dialect has for parameters is of its kind, and stands on
// parameters.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H
#define GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H

#include "mlir/IR/Operation.h"

namespace gir {

/// An attribute of parameters and what it holds.
struct ParameterAttribute {
  llvm::StringLiteral name;
  llvm::StringLiteral kind;
  bool (*fits)(mlir::Attribute value);
};

template <typename T> bool isAttribute(mlir::Attribute value) {
  return llvm::isa<T>(value);
}

/// Checks an attribute of a parameter against those the dialect has; others may
/// hold what they like.
inline mlir::LogicalResult
verifyParameterAttribute(mlir::Operation *op, unsigned index,
                         mlir::NamedAttribute attribute,
                         llvm::ArrayRef<ParameterAttribute> known) {
  for (const ParameterAttribute &entry : known)
    if (attribute.getName() == entry.name && !entry.fits(attribute.getValue()))
      return op->emitOpError("has ")
             << attribute.getValue() << " as '" << entry.name << "' of parameter "
             << index << ", which is " << entry.kind;
  return mlir::success();
}

/// Checks that an attribute of an op is none of those for parameters.
inline mlir::LogicalResult
verifyNoParameterAttribute(mlir::Operation *op, mlir::NamedAttribute attribute,
                           llvm::ArrayRef<ParameterAttribute> known) {
  for (const ParameterAttribute &entry : known)
    if (attribute.getName() == entry.name)
      return op->emitOpError("'") << entry.name << "' stands on parameters only";
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H
