//===- Subgroups.h - Rules of subgroup ops in mir and lir -------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: fadd, fmul, fmin and fmax reduce floats, all others integers.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_SUBGROUPS_H
#define GIR_DIALECTS_COMMON_SUBGROUPS_H

#include "mir/Mir.h"

namespace gir {

inline mlir::LogicalResult verifyReduction(mlir::Operation *op,
                                           mir::ReduceKind kind,
                                           mlir::Type type) {
  using mir::ReduceKind;
  bool onFloats = kind == ReduceKind::FAdd || kind == ReduceKind::FMul ||
                  kind == ReduceKind::FMin || kind == ReduceKind::FMax;
  if (onFloats != llvm::isa<mlir::FloatType>(type))
    return op->emitOpError("'")
           << mir::stringifyReduceKind(kind) << "' takes "
           << (onFloats ? "floating-point numbers" : "integers") << ", not "
           << type;
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_SUBGROUPS_H
