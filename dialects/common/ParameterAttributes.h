//===- ParameterAttributes.h - Attributes of parameters ---------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: a dialect's attributes for parameters have the right kind, and are on
// parameters.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H
#define GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H

#include "mlir/IR/Operation.h"

namespace gir {

/// An attribute of parameters and its kind.
struct ParameterAttribute {
  llvm::StringLiteral name;
  llvm::StringLiteral kind;
  bool (*fits)(mlir::Attribute value);
};

template <typename T> bool isAttribute(mlir::Attribute value) {
  return llvm::isa<T>(value);
}

/// Checks an attribute of a parameter against those of the dialect; other attributes
/// are not restricted.
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

/// Checks that an attribute of an op is not one for parameters.
inline mlir::LogicalResult
verifyNoParameterAttribute(mlir::Operation *op, mlir::NamedAttribute attribute,
                           llvm::ArrayRef<ParameterAttribute> known) {
  for (const ParameterAttribute &entry : known)
    if (attribute.getName() == entry.name)
      return op->emitOpError("'") << entry.name << "' is for parameters only";
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_PARAMETER_ATTRIBUTES_H
