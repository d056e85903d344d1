//===- KernelAttributes.h - Rules of kernels in mir and lir -----*- C++ -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants, for the attributes of each of the two dialects:
// - kernel is a #mir.kernel on a function without results; no two parameters of
//   a kernel share a binding,
// - inline is "inline" or "noinline" on a function,
// - resource, name and type stand on parameters, each of its kind.
//
//===----------------------------------------------------------------------===//

#ifndef GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H
#define GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H

#include "common/ParameterAttributes.h"
#include "mir/Mir.h"
#include "llvm/ADT/DenseMap.h"

namespace gir {

/// Checks a kernel attribute: its kind, the function, and that no two
/// parameters share a binding.
inline mlir::LogicalResult verifyKernel(mlir::Operation *op,
                                        mlir::NamedAttribute attribute,
                                        llvm::StringRef resourceName) {
  auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op);
  if (!function || !llvm::isa<mir::KernelAttr>(attribute.getValue()))
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is a #mir.kernel on a function";
  if (function.getNumResults() != 0)
    return op->emitOpError("is a kernel and must return nothing");
  llvm::DenseMap<std::pair<int64_t, int64_t>, unsigned> taken;
  for (unsigned index = 0; index < function.getNumArguments(); ++index) {
    auto resource = function.getArgAttrOfType<mir::ResourceAttr>(index, resourceName);
    if (!resource)
      continue;
    auto [entry, isNew] =
        taken.try_emplace({resource.getSet(), resource.getBinding()}, index);
    if (!isNew)
      return op->emitOpError("binds parameters ")
             << entry->second << " and " << index << " both to set "
             << resource.getSet() << ", binding " << resource.getBinding();
  }
  return mlir::success();
}

/// Checks the wish of a function about inlining.
inline mlir::LogicalResult verifyInline(mlir::Operation *op,
                                        mlir::NamedAttribute attribute) {
  auto wish = llvm::dyn_cast<mlir::StringAttr>(attribute.getValue());
  bool known = wish && (wish == "inline" || wish == "noinline");
  if (!llvm::isa<mlir::FunctionOpInterface>(op) || !known)
    return op->emitOpError("'") << attribute.getName().getValue()
                                << "' is \"inline\" or \"noinline\" on a function";
  return mlir::success();
}

} // namespace gir

#endif // GIR_DIALECTS_COMMON_KERNEL_ATTRIBUTES_H
