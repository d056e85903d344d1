//===- Parameters.cpp - Bindings of parameters -----===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, for the attributes of each of the two dialects:
// - the kind of a resource fits the type of its parameter: pointers and buffers
//   are storage or uniform,
// - memory behind a pointer is laid out with the strides of the program's address
//   arithmetic, those of std430; a buffer by any rules,
// - inputs are those that common/Io.h allows, of vertex and fragment kernels,
// - a storage annotation agrees with the type of the pointer.
//
//===----------------------------------------------------------------------===//

#include "common/Parameters.h"
#include "common/Annotations.h"
#include "common/Io.h"
#include "common/Stages.h"
#include "mir/Mir.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace gir;

bool gir::isHandle(Type type) {
  return isa<mir::Image2DType, mir::Image3DType, mir::ImageType, mir::SamplerType,
             mir::StorageBufferType, mir::UniformBufferType,
             mir::AccelerationStructureType>(type);
}

/// Whether a resource of this kind can be bound to a parameter of this type.
static bool fits(Type type, mir::ResourceKind kind) {
  if (isa<mir::Image2DType, mir::Image3DType, mir::ImageType>(type))
    return kind == mir::ResourceKind::Image;
  if (isa<mir::SamplerType>(type))
    return kind == mir::ResourceKind::Sampler;
  if (isa<mir::StorageBufferType>(type))
    return kind == mir::ResourceKind::Storage;
  if (isa<mir::UniformBufferType, mir::AccelerationStructureType>(type))
    return kind == mir::ResourceKind::Uniform;
  // A memref is a pointer before --convert-gpu-to-mir.
  return isa<mir::PtrType, BaseMemRefType>(type) &&
         (kind == mir::ResourceKind::Storage ||
          kind == mir::ResourceKind::Uniform);
}

static LogicalResult verifyResource(Operation *op, unsigned index, Type type,
                                    mir::ResourceAttr resource) {
  if (!fits(type, resource.getKind()))
    return op->emitOpError("binds ")
           << mir::stringifyResourceKind(resource.getKind()) << " to parameter "
           << index << ", which is " << type;
  auto layout = resource.getLayout();
  if (isa<mir::PtrType>(type) && layout && *layout != mir::Layout::Std430)
    return op->emitOpError("lays out parameter ")
           << index << " by the rules of " << mir::stringifyLayout(*layout)
           << ", but memory behind a pointer has those of std430; make it a "
              "!mir.storage_buffer or a !mir.uniform_buffer";
  return success();
}

static LogicalResult verifyInput(Operation *op, unsigned index, Type type,
                                 mir::IoAttr io) {
  auto kernel = stageOf(op);
  if (kernel != mir::Stage::Vertex && kernel != mir::Stage::Fragment)
    return op->emitOpError("has an input as parameter ")
           << index << ", which is for vertex and fragment kernels";
  return verifyIo(op, "parameter " + std::to_string(index), io, type,
                  /*isInput=*/true, kernel);
}

static LogicalResult verifyStorage(Operation *op, unsigned index, Type type,
                                   mir::StorageAttr storage) {
  auto pointer = dyn_cast<mir::PtrType>(type);
  if (!pointer || pointer.getSpace() != storage.getSpace())
    return op->emitOpError("annotates parameter ")
           << index << " as " << mir::stringifyStorageSpace(storage.getSpace())
           << " storage, but it is " << type;
  return success();
}

LogicalResult gir::verifyParameter(Operation *op, unsigned index,
                                   NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function)
    return success();
  Type type = function.getArgumentTypes()[index];
  if (auto resource = dyn_cast<mir::ResourceAttr>(attribute.getValue()))
    return verifyResource(op, index, type, resource);
  if (auto io = dyn_cast<mir::IoAttr>(attribute.getValue()))
    return verifyInput(op, index, type, io);
  if (auto storage = dyn_cast<mir::StorageAttr>(attribute.getValue()))
    return verifyStorage(op, index, type, storage);
  return success();
}
