//===- MirAttributes.cpp - Attributes of mir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants:
// - a kernel's sizes are positive, a resource's numbers not negative,
// - those of common/KernelAttributes.h.
//
//===----------------------------------------------------------------------===//

#include "common/KernelAttributes.h"
#include "mir/Mir.h"

using namespace mlir;
using namespace gir::mir;

LogicalResult KernelAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 Stage stage, ArrayRef<int64_t> workgroupSize,
                                 int64_t subgroupSize) {
  bool positive = llvm::all_of(workgroupSize, [](int64_t n) { return n > 0; });
  if (!workgroupSize.empty() && (workgroupSize.size() != 3 || !positive))
    return emitError() << "workgroup_size takes three positive extents";
  if (subgroupSize < 0)
    return emitError() << "subgroup_size must be positive";
  return success();
}

LogicalResult ResourceAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                   int64_t set, int64_t binding,
                                   ResourceKind kind) {
  if (set < 0 || binding < 0 || set > UINT32_MAX || binding > UINT32_MAX)
    return emitError() << "set and binding are 32-bit unsigned numbers";
  return success();
}

static const ::gir::ParameterAttribute ofParameters[] = {
    {"mir.resource", "a #mir.resource", ::gir::isAttribute<ResourceAttr>},
    {"mir.name", "a string", ::gir::isAttribute<StringAttr>},
    {"mir.type", "a type", ::gir::isAttribute<TypeAttr>},
};

LogicalResult MirDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  if (attribute.getName() == "mir.kernel")
    return ::gir::verifyKernel(op, attribute, "mir.resource");
  if (attribute.getName() == "mir.inline")
    return ::gir::verifyInline(op, attribute);
  return ::gir::verifyNoParameterAttribute(op, attribute, ofParameters);
}

LogicalResult MirDialect::verifyRegionArgAttribute(Operation *op, unsigned region,
                                                   unsigned index,
                                                   NamedAttribute attribute) {
  return ::gir::verifyParameterAttribute(op, index, attribute, ofParameters);
}
