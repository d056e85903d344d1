//===- Attributes.cpp - Exact bits of builtin attributes ------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "gir-c/Attributes.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

MlirLocation girLocationNamed(MlirIdentifier file, unsigned line, unsigned column,
                              MlirStringRef name) {
  StringAttr fileName = unwrap(file);
  Location place = FileLineColLoc::get(fileName, line, column);
  return wrap(Location(
      NameLoc::get(StringAttr::get(fileName.getContext(), unwrap(name)), place)));
}

MlirAttribute girFloatAttrGetFromBits(MlirType type, uint64_t bits) {
  auto floatType = llvm::cast<FloatType>(unwrap(type));
  llvm::APInt value(floatType.getWidth(), bits, /*isSigned=*/false,
                    /*implicitTrunc=*/true);
  return wrap(FloatAttr::get(
      floatType, llvm::APFloat(floatType.getFloatSemantics(), value)));
}

uint64_t girFloatAttrGetBits(MlirAttribute attribute) {
  return llvm::cast<FloatAttr>(unwrap(attribute))
      .getValue()
      .bitcastToAPInt()
      .getZExtValue();
}

bool girDenseElementsGetBytes(MlirAttribute attribute, MlirStringCallback sink,
                              void *userData) {
  auto dense = llvm::dyn_cast<DenseIntOrFPElementsAttr>(unwrap(attribute));
  if (!dense)
    return false;
  Type element = dense.getElementType();
  unsigned width = element.isIndex() ? IndexType::kInternalStorageBitWidth
                                     : element.getIntOrFloatBitWidth();
  // Flags may be packed; other widths take whole bytes each.
  if (width == 1)
    return false;
  int64_t copies = dense.isSplat() ? dense.getNumElements() : 1;
  ArrayRef<char> raw = dense.getRawData();
  for (int64_t i = 0; i < copies; ++i)
    sink(mlirStringRefCreate(raw.data(), raw.size()), userData);
  return true;
}
