//===- Spirv.cpp - SPIR-V serialisation -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Spirv.h"

#include "mlir/CAPI/IR.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Target/SPIRV/Serialization.h"

using namespace mlir;

bool girSpirvSerialize(MlirOperation module, MlirStringCallback sink,
                       void *userData) {
  auto spirvModule = llvm::dyn_cast<spirv::ModuleOp>(unwrap(module));
  if (!spirvModule)
    return false;
  SmallVector<uint32_t, 0> words;
  spirv::SerializationOptions options;
  options.emitDebugInfo = false;
  if (failed(spirv::serialize(spirvModule, words, options)))
    return false;
  sink(mlirStringRefCreate(reinterpret_cast<const char *>(words.data()),
                           words.size() * sizeof(uint32_t)),
       userData);
  return true;
}
