//===- MirAttributes.cpp - Attributes of mir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a kernel's sizes are positive, and a kernel without workgroups states no workgroup
//   size,
// - a resource's numbers are not negative, and only buffers have a layout,
// - those of common/KernelAttributes.cpp, common/Parameters.cpp and
//   common/Annotations.cpp.
//
//===----------------------------------------------------------------------===//

#include "common/Annotations.h"
#include "common/KernelAttributes.h"
#include "common/Parameters.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

static bool areExtents(ArrayRef<int64_t> extents) {
  auto isPositive = [](int64_t n) { return n > 0; };
  return extents.empty() ||
         (extents.size() == 3 && llvm::all_of(extents, isPositive));
}

LogicalResult KernelAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Stage stage, ArrayRef<int64_t> workgroupSize,
                                 int64_t subgroupSize, ArrayRef<int64_t> hint) {
  if (!areExtents(workgroupSize))
    return emitError() << "workgroup_size takes three positive extents";
  if (!areExtents(hint))
    return emitError() << "local_size_hint takes three positive extents";
  if (subgroupSize < 0)
    return emitError() << "subgroup_size must be positive";
  bool hasWorkgroups = stage == Stage::Compute || stage == Stage::Mesh ||
                       stage == Stage::Task;
  if (!hasWorkgroups && !(workgroupSize.empty() && hint.empty()))
    return emitError() << "a " << stringifyStage(stage)
                       << " kernel has no workgroups; leave out workgroup_size and "
                          "local_size_hint";
  return success();
}

LogicalResult ResourceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   int64_t set, int64_t binding, ResourceKind kind,
                                   StringRef name, std::optional<Layout> layout) {
  if (set < 0 || binding < 0 || set > UINT32_MAX || binding > UINT32_MAX)
    return emitError() << "set and binding are 32-bit unsigned numbers";
  bool isBuffer = kind == ResourceKind::Uniform || kind == ResourceKind::Storage;
  if (layout && !isBuffer)
    return emitError() << "layout is for buffers, not for "
                       << (kind == ResourceKind::Image ? "images" : "samplers");
  return success();
}

static const ::gir::ParameterAttribute ofParameters[] = {
    {"mir.resource", "a #mir.resource", ::gir::isAttribute<ResourceAttr>},
    {"mir.io", "a #mir.io", ::gir::isAttribute<IoAttr>},
    {"mir.storage", "a #mir.storage", ::gir::isAttribute<StorageAttr>},
    {"mir.name", "a string", ::gir::isAttribute<StringAttr>},
    {"mir.member", "a #mir.member", ::gir::isAttribute<MemberAttr>},
    {"mir.type", "a type", ::gir::isAttribute<TypeAttr>},
};

LogicalResult MirDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == "mir.kernel")
    return ::gir::verifyKernel(op, attribute);
  if (attribute.getName() == "mir.inline")
    return ::gir::verifyInline(op, attribute);
  if (::gir::isAnnotation(attribute))
    return ::gir::verifyAnnotation(op, attribute);
  return ::gir::verifyNoParameterAttribute(op, attribute, ofParameters);
}

LogicalResult MirDialect::verifyRegionArgAttribute(Operation *op, unsigned region,
                                                   unsigned index,
                                                   NamedAttribute attribute) {
  if (failed(::gir::verifyParameterAttribute(op, index, attribute, ofParameters)))
    return failure();
  return ::gir::verifyParameter(op, index, attribute);
}
