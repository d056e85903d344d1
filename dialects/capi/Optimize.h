//===- Optimize.h - Pipelines of LLVM's passes -------------------*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_CAPI_OPTIMIZE_H
#define GIR_CAPI_OPTIMIZE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/Error.h"

/// Runs a pipeline of LLVM's passes, such as `default<O3>`. Loop passes do not see the
/// values that Recurrences.h describes.
llvm::Error optimize(llvm::Module &module, llvm::TargetMachine &machine, llvm::StringRef passes,
                     llvm::PipelineTuningOptions tuning = {});

#endif // GIR_CAPI_OPTIMIZE_H
