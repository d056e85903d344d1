//===- Output.cpp - Writable output -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Support.h"

#include "Output.h"
#include "mlir/CAPI/Support.h"

void girOutputWrite(GirOutput output, MlirStringRef bytes) {
  unwrap(output) << unwrap(bytes);
}
