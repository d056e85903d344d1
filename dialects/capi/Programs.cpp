//===- Programs.cpp - Dialects of whole programs --------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Programs.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/IR/TensorInferTypeOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/Transforms/SubsetInsertionOpInterfaceImpl.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Vector/IR/ValueBoundsOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Vector/Transforms/SubsetOpInterfaceImpl.h"

using namespace mlir;

void girRegisterProgramDialects(MlirDialectRegistry registry) {
  DialectRegistry &r = *unwrap(registry);
  r.insert<affine::AffineDialect, bufferization::BufferizationDialect,
           linalg::LinalgDialect, tensor::TensorDialect, tosa::TosaDialect>();
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
