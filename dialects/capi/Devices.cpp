//===- Devices.cpp - Attributes and types of device dialects -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Devices.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVAttributes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVEnums.h"

using namespace mlir;

/// Whether an environment is that of OpenCL: by its client, or by its capabilities.
static bool isOpenCL(spirv::TargetEnvAttr environment) {
  if (environment.getClientAPI() != spirv::ClientAPI::Unknown)
    return environment.getClientAPI() == spirv::ClientAPI::OpenCL;
  bool hasKernel = false, hasShader = false;
  for (spirv::Capability capability : environment.getCapabilities()) {
    hasKernel |= capability == spirv::Capability::Kernel;
    hasShader |= capability == spirv::Capability::Shader;
  }
  return hasKernel && !hasShader;
}

bool girDeviceTargetGet(MlirAttribute attribute, GirDeviceTarget *target) {
  Attribute given = unwrap(attribute);
  if (auto nvvm = llvm::dyn_cast<NVVM::NVVMTargetAttr>(given)) {
    *target = {0, wrap(nvvm.getChip()), 0};
    return true;
  }
  if (auto rocdl = llvm::dyn_cast<ROCDL::ROCDLTargetAttr>(given)) {
    *target = {1, wrap(rocdl.getChip()), 0};
    return true;
  }
  if (auto environment = llvm::dyn_cast<spirv::TargetEnvAttr>(given)) {
    int32_t kind = isOpenCL(environment) ? 3 : 2;
    *target = {kind, wrap(StringRef()), static_cast<int32_t>(environment.getVersion())};
    return true;
  }
  return false;
}

bool girInterfaceVarAbiGet(MlirAttribute attribute, int32_t *set, int32_t *binding,
                           int32_t *storageClass) {
  auto abi = llvm::dyn_cast<spirv::InterfaceVarABIAttr>(unwrap(attribute));
  if (!abi)
    return false;
  *set = static_cast<int32_t>(abi.getDescriptorSet());
  *binding = static_cast<int32_t>(abi.getBinding());
  std::optional<spirv::StorageClass> stated = abi.getStorageClass();
  *storageClass = stated ? static_cast<int32_t>(*stated) : -1;
  return true;
}

bool girMmaMatrixTypeGet(MlirType type, GirMmaMatrixType *matrix) {
  auto found = llvm::dyn_cast<gpu::MMAMatrixType>(unwrap(type));
  if (!found || found.getShape().size() != 2)
    return false;
  *matrix = {found.getShape()[0], found.getShape()[1], wrap(found.getElementType()),
             wrap(found.getOperand())};
  return true;
}
