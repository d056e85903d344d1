//===- my-opt.cpp - Another project's mlir-opt with the dialects of gir ---===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir/Gir.h"
#include "lir/Lir.h"
#include "mir/Mir.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace {

/// A pass of the project: a remark at each load, by the classes of lir and upstream's.
struct ReportLoads : PassWrapper<ReportLoads, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ReportLoads)

  StringRef getArgument() const final { return "my-report-loads"; }
  StringRef getDescription() const final { return "Report each load"; }

  void runOnOperation() final {
    getOperation().walk([](gir::lir::LoadOp load) {
      auto pointer = cast<gir::mir::PtrType>(load->getOperand(0).getType());
      auto function = load->getParentOfType<func::FuncOp>();
      load.emitRemark() << function.getName() << " loads " << load->getResult(0).getType()
                        << " from " << pointer;
    });
  }
};

} // namespace

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<gir::gir::GirDialect, gir::mir::MirDialect, gir::lir::LirDialect>();
  registry.insert<arith::ArithDialect, func::FuncDialect, scf::SCFDialect, vector::VectorDialect>();
  registerCanonicalizerPass();
  registerCSEPass();
  PassRegistration<ReportLoads>();
  return asMainReturnCode(MlirOptMain(argc, argv, "An optimizer of another project\n", registry));
}
