//===- Programs.cpp - Interfaces of whole programs ------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Programs.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Linalg/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/SubsetOpInterfaceImpl.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

void girRegisterProgramInterfaces(MlirDialectRegistry registry) {
  DialectRegistry &r = *unwrap(registry);
  affine::registerValueBoundsOpInterfaceExternalModels(r);
  arith::registerBufferizableOpInterfaceExternalModels(r);
  arith::registerValueBoundsOpInterfaceExternalModels(r);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(r);
  cf::registerBufferizableOpInterfaceExternalModels(r);
  linalg::registerBufferizableOpInterfaceExternalModels(r);
  linalg::registerSubsetOpInterfaceExternalModels(r);
  linalg::registerValueBoundsOpInterfaceExternalModels(r);
  memref::registerAllocationOpInterfaceExternalModels(r);
  memref::registerValueBoundsOpInterfaceExternalModels(r);
  scf::registerBufferizableOpInterfaceExternalModels(r);
  scf::registerValueBoundsOpInterfaceExternalModels(r);
  tensor::registerBufferizableOpInterfaceExternalModels(r);
  tensor::registerInferTypeOpInterfaceExternalModels(r);
  tensor::registerSubsetOpInterfaceExternalModels(r);
  tensor::registerValueBoundsOpInterfaceExternalModels(r);
  vector::registerBufferizableOpInterfaceExternalModels(r);
  vector::registerSubsetOpInterfaceExternalModels(r);
  vector::registerValueBoundsOpInterfaceExternalModels(r);
}

bool girDecomposeAggregates(MlirOperation module) {
  SmallVector<linalg::AggregatedOpInterface> found;
  unwrap(module)->walk([&](linalg::AggregatedOpInterface op) { found.push_back(op); });
  IRRewriter rewriter(unwrap(module)->getContext());
  for (linalg::AggregatedOpInterface op : found) {
    rewriter.setInsertionPoint(op);
    FailureOr<SmallVector<Value>> values = op.decomposeOperation(rewriter);
    if (failed(values)) {
      op->emitError("cannot be decomposed; write it with other operations of linalg");
      return false;
    }
    rewriter.replaceOp(op, *values);
  }
  return true;
}
