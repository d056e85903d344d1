//===- LirAttributes.cpp - Attributes of lir -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Invariants: those of common/KernelAttributes.cpp, common/Parameters.cpp and
// common/Annotations.cpp; lir.target and lir.target_digest are strings, permissions
// of fallbacks and lir.strict_barriers unit attributes, all of them on a module;
// lir.fallbacks on a function lists its fallbacks: the operation, its replacement and
// their count; a push constant has an offset and a size and is on a parameter;
// lir.resource is also on globals; elements of a layout do not overlap; lir.layout is
// on buffers.
//
//===----------------------------------------------------------------------===//

#include "common/Annotations.h"
#include "common/KernelAttributes.h"
#include "common/Parameters.h"
#include "lir/Lir.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace gir::lir;

LogicalResult
PushConstantAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                         int64_t offset, int64_t size) {
  if (offset < 0 || size < 1)
    return emitError() << "a push constant must have an offset of at least 0 and a "
                          "size of at least 1 byte";
  return success();
}

LogicalResult LayoutAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                 ::gir::mir::Layout rules, int64_t size,
                                 int64_t align, int64_t stride, int64_t matrixStride,
                                 std::optional<Major> major) {
  if (size < 1 || align < 1 || !llvm::isPowerOf2_64(align))
    return emitError() << "an element must have a size of at least 1 and an "
                          "alignment that is a power of two";
  if (stride < size || stride % align != 0)
    return emitError() << "stride must be a multiple of align and not below size";
  if (matrixStride < 0 || (matrixStride != 0) != major.has_value())
    return emitError() << "matrix_stride and major must be given together";
  return success();
}

static const ::gir::ParameterAttribute ofParameters[] = {
    {"lir.resource", "a #mir.resource", ::gir::isAttribute<::gir::mir::ResourceAttr>},
    {"lir.push_constant", "a #lir.push_constant",
     ::gir::isAttribute<PushConstantAttr>},
    {"lir.io", "a #mir.io", ::gir::isAttribute<::gir::mir::IoAttr>},
    {"lir.layout", "a #lir.layout", ::gir::isAttribute<LayoutAttr>},
    {"lir.storage", "a #mir.storage", ::gir::isAttribute<::gir::mir::StorageAttr>},
    {"lir.spec_id", "an integer", ::gir::isAttribute<IntegerAttr>},
    {"lir.index", "an integer", ::gir::isAttribute<IntegerAttr>},
    {"lir.address_of", "a symbol", ::gir::isAttribute<FlatSymbolRefAttr>},
    {"lir.name", "a string", ::gir::isAttribute<StringAttr>},
    {"lir.member", "a #mir.member", ::gir::isAttribute<::gir::mir::MemberAttr>},
    {"lir.type", "a type", ::gir::isAttribute<TypeAttr>},
};

static LogicalResult verifyGlobalResource(GlobalOp global, Attribute value) {
  if (!llvm::isa<::gir::mir::ResourceAttr>(value))
    return global.emitOpError("has ")
           << value << " as 'lir.resource', which is a #mir.resource";
  return success();
}

static bool isFallback(Attribute value) {
  auto entries = llvm::dyn_cast<DictionaryAttr>(value);
  return entries && entries.size() == 3 && entries.getAs<StringAttr>("operation") &&
         entries.getAs<StringAttr>("instead") && entries.getAs<IntegerAttr>("count");
}

static bool areFallbacks(Attribute value) {
  auto array = llvm::dyn_cast<ArrayAttr>(value);
  return array && llvm::all_of(array, isFallback);
}

LogicalResult LirDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attribute) {
  StringRef name = attribute.getName();
  if ((name == "lir.target" || name == "lir.target_digest") &&
      (!llvm::isa<ModuleOp>(op) || !llvm::isa<StringAttr>(attribute.getValue())))
    return op->emitOpError("'") << name << "' is a string on a module";
  if ((name == "lir.allow_gpu_fallback" || name == "lir.allow_atomic_fallback" ||
       name == "lir.strict_barriers" || name == "lir.spirv_linkage") &&
      (!llvm::isa<ModuleOp>(op) || !llvm::isa<UnitAttr>(attribute.getValue())))
    return op->emitOpError("'") << name << "' is a unit attribute on a module";
  if (name == "lir.fallbacks" &&
      (!llvm::isa<FunctionOpInterface>(op) || !areFallbacks(attribute.getValue())))
    return op->emitOpError("'lir.fallbacks' is an array on a function, of "
                           "dictionaries with operation, instead and count");
  if (name == "lir.kernel")
    return ::gir::verifyKernel(op, attribute);
  if (name == "lir.inline")
    return ::gir::verifyInline(op, attribute);
  if (auto global = llvm::dyn_cast<GlobalOp>(op); global && name == "lir.resource")
    return verifyGlobalResource(global, attribute.getValue());
  if (auto global = llvm::dyn_cast<GlobalOp>(op);
      global && global.getDynamic() && name == "lir.spec_id")
    return success(llvm::isa<IntegerAttr>(attribute.getValue()));
  if (::gir::isAnnotation(attribute))
    return ::gir::verifyAnnotation(op, attribute);
  return ::gir::verifyNoParameterAttribute(op, attribute, ofParameters);
}

LogicalResult LirDialect::verifyRegionArgAttribute(Operation *op, unsigned region,
                                                   unsigned index,
                                                   NamedAttribute attribute) {
  if (failed(::gir::verifyParameterAttribute(op, index, attribute, ofParameters)))
    return failure();
  auto function = llvm::dyn_cast<FunctionOpInterface>(op);
  if (function && attribute.getName() == "lir.layout" &&
      !llvm::isa<::gir::mir::StorageBufferType, ::gir::mir::UniformBufferType>(
          function.getArgumentTypes()[index]))
    return op->emitOpError("lays out parameter ")
           << index << ", which is " << function.getArgumentTypes()[index]
           << " and no buffer";
  return ::gir::verifyParameter(op, index, attribute);
}
