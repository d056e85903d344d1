//===- General.cpp - Upstream's general dialects and passes -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/General.h"

#include "GeneralDialects.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Conversion/SCFToGPU/SCFToGPUPass.h"
#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/Transforms/Passes.h"
#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/EmitC/IR/EmitC.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void insertGeneralDialects(DialectRegistry &registry) {
  registry.insert<affine::AffineDialect, async::AsyncDialect,
                  bufferization::BufferizationDialect, complex::ComplexDialect,
                  emitc::EmitCDialect, linalg::LinalgDialect, tensor::TensorDialect,
                  tosa::TosaDialect>();
}

// One by one: upstream registers whole families, whose code would all be linked.
void girRegisterGeneralPasses() {
  static const bool once = [] {
    registerPass([] { return createConvertLinalgToLoopsPass(); });
    registerPass([] { return affine::createAffineExpandIndexOpsPass(); });
    registerPass([] { return createLowerAffinePass(); });
    registerPass([] { return createTosaToArithPass(); });
    registerPass([] { return createConvertComplexToStandardPass(); });
    registerPass([] { return createConvertParallelLoopToGpuPass(); });
    registerPass([] { return createCanonicalizerPass(); });
    registerPass([] { return createCSEPass(); });
    registerPass([] { return createGpuLaunchSinkIndexComputationsPass(); });
    registerPass([] { return createGpuKernelOutliningPass(); });
    return true;
  }();
  (void)once;
}
