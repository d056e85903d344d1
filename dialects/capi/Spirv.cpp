//===- Spirv.cpp - SPIR-V types and serialisation -------------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Spirv.h"

#include "mlir/IR/Dominance.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/IR/TargetAndABI.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVTypes.h"
#include "mlir/Target/SPIRV/Serialization.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

MlirType girSpirvPointerTypeGet(MlirType pointee, uint32_t storageClass) {
  return wrap(spirv::PointerType::get(
      unwrap(pointee), static_cast<spirv::StorageClass>(storageClass)));
}

bool girSpirvTypeIsAPointer(MlirType type) {
  return llvm::isa<spirv::PointerType>(unwrap(type));
}

MlirType girSpirvPointerTypeGetPointee(MlirType type) {
  return wrap(llvm::cast<spirv::PointerType>(unwrap(type)).getPointeeType());
}

uint32_t girSpirvPointerTypeGetStorageClass(MlirType type) {
  return static_cast<uint32_t>(
      llvm::cast<spirv::PointerType>(unwrap(type)).getStorageClass());
}

MlirType girSpirvArrayTypeGet(MlirType element, uint32_t count, uint32_t stride) {
  return wrap(spirv::ArrayType::get(unwrap(element), count, stride));
}

MlirType girSpirvRuntimeArrayTypeGet(MlirType element, uint32_t stride) {
  return wrap(spirv::RuntimeArrayType::get(unwrap(element), stride));
}

MlirType girSpirvBlockTypeGet(intptr_t nMembers, const MlirType *members,
                              const uint32_t *offsets) {
  SmallVector<Type> types;
  for (intptr_t i = 0; i < nMembers; ++i)
    types.push_back(unwrap(members[i]));
  MLIRContext *context = types.front().getContext();
  spirv::StructType::StructDecorationInfo block(spirv::Decoration::Block,
                                                UnitAttr::get(context));
  return wrap(spirv::StructType::get(
      types, llvm::ArrayRef(offsets, static_cast<size_t>(nMembers)),
      /*memberDecorations=*/{}, block));
}

MlirType girSpirvNamedStructTypeGet(MlirContext context, MlirStringRef name,
                                    intptr_t nMembers, const MlirType *members) {
  SmallVector<Type> types;
  for (intptr_t i = 0; i < nMembers; ++i)
    types.push_back(unwrap(members[i]));
  auto type = spirv::StructType::getIdentified(unwrap(context), unwrap(name));
  if (failed(type.trySetBody(types)))
    return {};
  return wrap(type);
}

MlirType girSpirvImageTypeGet(MlirType sampled, GirSpirvImageShape shape) {
  return wrap(spirv::ImageType::get(
      unwrap(sampled), static_cast<spirv::Dim>(shape.dim),
      static_cast<spirv::ImageDepthInfo>(shape.depth),
      static_cast<spirv::ImageArrayedInfo>(shape.arrayed),
      static_cast<spirv::ImageSamplingInfo>(shape.samples),
      static_cast<spirv::ImageSamplerUseInfo>(shape.samplerUse),
      static_cast<spirv::ImageFormat>(shape.format)));
}

bool girSpirvImageTypeGetShape(MlirType type, GirSpirvImageShape *shape) {
  auto image = llvm::dyn_cast<spirv::ImageType>(unwrap(type));
  if (!image)
    return false;
  *shape = {static_cast<uint32_t>(image.getDim()),
            static_cast<uint32_t>(image.getDepthInfo()),
            static_cast<uint32_t>(image.getArrayedInfo()),
            static_cast<uint32_t>(image.getSamplingInfo()),
            static_cast<uint32_t>(image.getSamplerUseInfo()),
            static_cast<uint32_t>(image.getImageFormat())};
  return true;
}

MlirType girSpirvImageTypeGetComponent(MlirType type) {
  auto image = llvm::dyn_cast<spirv::ImageType>(unwrap(type));
  return image ? wrap(image.getElementType()) : MlirType{nullptr};
}

uint32_t girSpirvTypeGetStride(MlirType type) {
  return llvm::TypeSwitch<Type, uint32_t>(unwrap(type))
      .Case<spirv::ArrayType, spirv::RuntimeArrayType>(
          [](auto array) { return array.getArrayStride(); })
      .Default([](Type) { return 0u; });
}

MlirType girSpirvSampledImageTypeGet(MlirType image) {
  return wrap(spirv::SampledImageType::get(unwrap(image)));
}

MlirType girSpirvTypeGetComponent(MlirType type, intptr_t index) {
  return wrap(llvm::TypeSwitch<Type, Type>(unwrap(type))
                  .Case([&](spirv::StructType type) -> Type {
                    if (index >= static_cast<intptr_t>(type.getNumElements()))
                      return {};
                    return type.getElementType(static_cast<unsigned>(index));
                  })
                  .Case<spirv::ArrayType, spirv::RuntimeArrayType, VectorType>(
                      [&](auto type) -> Type {
                        return index == 0 ? type.getElementType() : Type();
                      })
                  .Default(Type()));
}

bool girSpirvEntryPointAbiGet(MlirAttribute attribute, GirSpirvEntryPointAbi *abi) {
  auto found = llvm::dyn_cast<spirv::EntryPointABIAttr>(unwrap(attribute));
  if (!found)
    return false;
  llvm::ArrayRef<int32_t> extents;
  if (DenseI32ArrayAttr size = found.getWorkgroupSize())
    extents = size.asArrayRef();
  if (extents.size() > std::size(abi->extents))
    return false;
  *abi = {static_cast<int32_t>(extents.size()), {}, found.getSubgroupSize().value_or(0),
          found.getTargetWidth().value_or(0)};
  llvm::copy(extents, abi->extents);
  return true;
}

/// Whether the verifier of an operation searches the symbols of its module, one by one.
static bool searchesSymbols(Operation *op) {
  return isa<spirv::AddressOfOp, spirv::FunctionCallOp, spirv::ReferenceOfOp>(op);
}

static LogicalResult verifyOperation(Operation *op, DominanceInfo &dominance) {
  OperationName name = op->getName();
  if (!searchesSymbols(op) && failed(name.verifyInvariants(op)))
    return failure();
  if (!isa<spirv::ModuleOp>(op) && failed(name.verifyRegionInvariants(op)))
    return failure();
  for (Value operand : op->getOperands())
    if (!dominance.properlyDominates(operand, op))
      return op->emitOpError("uses a value that does not dominate it");
  return success();
}

bool girSpirvVerify(MlirOperation module) {
  DominanceInfo dominance(unwrap(module));
  auto result = unwrap(module)->walk([&](Operation *op) {
    bool isRight = succeeded(verifyOperation(op, dominance));
    return isRight ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

bool girSpirvSerialize(MlirOperation module, bool lines,
                       MlirStringCallback sink, void *userData) {
  auto spirvModule = llvm::dyn_cast<spirv::ModuleOp>(unwrap(module));
  if (!spirvModule)
    return false;
  SmallVector<uint32_t, 0> words;
  spirv::SerializationOptions options;
  options.emitDebugInfo = lines;
  if (failed(spirv::serialize(spirvModule, words, options)))
    return false;
  sink(mlirStringRefCreate(reinterpret_cast<const char *>(words.data()),
                           words.size() * sizeof(uint32_t)),
       userData);
  return true;
}
