//===- Dialects.cpp - Registration of dialects and passes -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Dialects.h"

#include "GeneralDialects.h"
#include "KnownDialects.h"
#include "Versions.h"
#include "gir/Gir.h"
#include "lir/Lir.h"
#include "mir/Mir.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/SPIRV/Transforms/Passes.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Gir, gir, ::gir::gir::GirDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Mir, mir, ::gir::mir::MirDialect)
MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Lir, lir, ::gir::lir::LirDialect)

namespace {

struct KnownDialect {
  StringRef name;
  void (*insert)(DialectRegistry &registry);
};

template <typename D>
KnownDialect known() {
  return {D::getDialectNamespace(),
          [](DialectRegistry &registry) { registry.insert<D>(); }};
}

} // namespace

/// Every dialect that a program may hold between input and output.
static ArrayRef<KnownDialect> knownDialects() {
  static const KnownDialect all[] = {
      known<::gir::gir::GirDialect>(), known<::gir::mir::MirDialect>(),
      known<::gir::lir::LirDialect>(), known<arith::ArithDialect>(),
      known<cf::ControlFlowDialect>(), known<func::FuncDialect>(),
      known<gpu::GPUDialect>(),        known<index::IndexDialect>(),
      known<math::MathDialect>(),      known<memref::MemRefDialect>(),
      known<scf::SCFDialect>(),        known<spirv::SPIRVDialect>(),
      known<ub::UBDialect>(),          known<vector::VectorDialect>(),
      known<LLVM::LLVMDialect>(),      known<NVVM::NVVMDialect>(),
      known<ROCDL::ROCDLDialect>(),    known<nvgpu::NVGPUDialect>(),
  };
  return all;
}

bool insertDialect(StringRef name, DialectRegistry &registry) {
  for (const KnownDialect &dialect : knownDialects())
    if (dialect.name == name) {
      dialect.insert(registry);
      return true;
    }
  return false;
}

void girRegisterDialects(MlirDialectRegistry registry,
                         const GirDialectVersion *versions,
                         intptr_t numVersions, GirUpgradeCallback upgrade,
                         void *userData) {
  DialectRegistry &r = *unwrap(registry);
  for (const KnownDialect &dialect : knownDialects())
    dialect.insert(r);
  insertGeneralDialects(r);
  func::registerInlinerExtension(r);
  registerVersions(r, ArrayRef(versions, numVersions), upgrade, userData);
}

MlirTypeID girOperationTypeId(MlirContext context, MlirStringRef name) {
  auto known = RegisteredOperationName::lookup(unwrap(name), unwrap(context));
  return known ? wrap(known->getTypeID()) : MlirTypeID{nullptr};
}

void girRegisterUpstreamPasses() {
  registerTransformsPasses();
  spirv::registerSPIRVPasses();
}
