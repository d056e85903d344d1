//===- LirResourceOps.cpp - Verifiers of buffers and images -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a handle is that of a parameter of its kernel,
// - those of common/Images.cpp,
// - only a fragment kernel samples without a level of detail or gradients.
//
//===----------------------------------------------------------------------===//

#include "common/Images.h"
#include "lir/Lir.h"

using namespace mlir;
using namespace gir::lir;

/// Checks that the kernel has a parameter with this binding and type.
template <typename Bind> static LogicalResult verifyBinding(Bind bind) {
  auto kernel = bind->template getParentOfType<FunctionOpInterface>();
  if (!kernel || !kernel->hasAttr("lir.kernel"))
    return bind.emitOpError("must be in a kernel; pass the handle to functions");
  for (unsigned index = 0; index < kernel.getNumArguments(); ++index) {
    auto resource =
        kernel.template getArgAttrOfType<::gir::mir::ResourceAttr>(index, "lir.resource");
    if (!resource || resource.getSet() != int64_t(bind.getSet()) ||
        resource.getBinding() != int64_t(bind.getBinding()))
      continue;
    Type type = kernel.getArgumentTypes()[index];
    if (type == bind.getType())
      return success();
    return bind.emitOpError("gives ") << bind.getType() << ", but parameter " << index
                                      << " of that binding is " << type;
  }
  return bind.emitOpError("binds set ")
         << bind.getSet() << ", binding " << bind.getBinding()
         << ", which no parameter of the kernel has as lir.resource";
}

LogicalResult BindUniformOp::verify() { return verifyBinding(*this); }
LogicalResult BindStorageOp::verify() { return verifyBinding(*this); }
LogicalResult BindImageOp::verify() { return verifyBinding(*this); }
LogicalResult BindSamplerOp::verify() { return verifyBinding(*this); }

LogicalResult ImageSampleOp::verify() {
  bool isImplicit = !getLod() && !getDdx() && !getDdy();
  std::optional<::gir::mir::Stage> stage = ::gir::stageAround(*this);
  if (isImplicit && stage && *stage != ::gir::mir::Stage::Fragment)
    return emitOpError("has neither a level of detail nor gradients, without which "
                       "only a fragment kernel samples");
  return ::gir::verifySample(*this, ::gir::partsOfSample(*this));
}

LogicalResult ImageGatherOp::verify() {
  return ::gir::verifyGather(*this, ::gir::partsOfGather(*this), getComponent());
}

LogicalResult ImageFetchOp::verify() {
  return ::gir::verifyFetch(*this, getImage().getType(), getCoords().getType(),
                            getType());
}

LogicalResult ImageLoadOp::verify() {
  return ::gir::verifyImageRead(*this, getImage().getType(), getCoords().getType(),
                                getType());
}

LogicalResult ImageStoreOp::verify() {
  return ::gir::verifyImageWrite(*this, getImage().getType(), getCoords().getType(),
                                 getValue().getType());
}

LogicalResult ImageSizeOp::verify() {
  return ::gir::verifyImageSize(*this, getImage().getType(), getLod(), getType());
}

LogicalResult ImageLevelsOp::verify() {
  return ::gir::verifyImageLevels(*this, getImage().getType());
}

LogicalResult ImageSamplesOp::verify() {
  return ::gir::verifyImageSamples(*this, getImage().getType());
}

LogicalResult ImageAtomicOp::verify() { return ::gir::verifyImageUpdate(*this); }

LogicalResult ImageCompareExchangeOp::verify() {
  return ::gir::verifyImageCompareExchange(*this);
}
