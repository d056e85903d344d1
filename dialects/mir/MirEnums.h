//===- MirEnums.h - Enums of the mir dialect -----------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_MIR_ENUMS_H
#define GIR_DIALECTS_MIR_ENUMS_H

#include "mlir/IR/Attributes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"

#include "MirEnums.h.inc"

#endif // GIR_DIALECTS_MIR_ENUMS_H
