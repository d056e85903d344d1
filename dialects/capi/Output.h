//===- Output.h - raw_ostream behind GirOutput -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_OUTPUT_H
#define GIR_CAPI_OUTPUT_H

#include "gir-c/Support.h"
#include "llvm/Support/raw_ostream.h"

inline llvm::raw_ostream &unwrap(GirOutput output) {
  return *static_cast<llvm::raw_ostream *>(output.ptr);
}
inline GirOutput wrap(llvm::raw_ostream *os) { return GirOutput{os}; }

#endif // GIR_CAPI_OUTPUT_H
