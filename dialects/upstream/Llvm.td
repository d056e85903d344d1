//===- Llvm.td - All of upstream's llvm dialect -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream keeps instructions and intrinsics apart; the Rust view has both.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_UPSTREAM_LLVM_TD
#define GIR_UPSTREAM_LLVM_TD

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"

#endif // GIR_UPSTREAM_LLVM_TD
