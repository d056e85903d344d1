//===- Callees.h - Calls of functions by their addresses --------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_CAPI_CALLEES_H
#define GIR_DIALECTS_CAPI_CALLEES_H

namespace llvm {
class Module;
} // namespace llvm

/// Makes direct calls of calls by address, where all functions that may be called are known:
/// constants that branches and tables choose. Returns whether there were any.
bool nameCallees(llvm::Module &module);

#endif // GIR_DIALECTS_CAPI_CALLEES_H
