//===- CoopMatrices.cpp - Rules of cooperative matrices -------------------===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "common/CoopMatrices.h"

#include "common/Vectors.h"

using namespace mlir;
using gir::mir::CoopMatrixMap;
using gir::mir::CoopMatrixType;
using gir::mir::CoopMatrixUse;

Type gir::coopElementOf(Type matrix) {
  return llvm::cast<CoopMatrixType>(matrix).getElement();
}

LogicalResult gir::verifyCoopMatrixMemory(Operation *op, Type pointer,
                                          CoopMatrixType matrix, bool isWritten) {
  auto ptr = llvm::cast<mir::PtrType>(pointer);
  if (isWritten && ptr.getSpace() == mir::StorageSpace::Constant)
    return op->emitOpError("cannot write to constant storage");
  if (ptr.getSpace() == mir::StorageSpace::Private)
    return op->emitOpError("needs storage that the work-items of a subgroup share, "
                           "not private");
  Type element = matrix.getElement();
  // In lir, integers hold the bits of small floats.
  bool holdsBits = isSmallFloat(element) &&
                   ptr.getPointee().isSignlessInteger(storedBits(element));
  if (ptr.getPointee() != element && !holdsBits)
    return op->emitOpError("takes elements of ")
           << matrix << " from " << ptr.getPointee() << " in memory";
  return success();
}

static LogicalResult verifyUse(Operation *op, llvm::StringRef name,
                               CoopMatrixType type, CoopMatrixUse use) {
  if (type.getUse() != use)
    return op->emitOpError("has ")
           << type << " in the place of " << name << ", which is for use "
           << stringifyCoopMatrixUse(use);
  return success();
}

LogicalResult gir::verifyCoopMatrixMulAdd(Operation *op, CoopMatrixType a,
                                          CoopMatrixType b, CoopMatrixType c,
                                          bool unsignedFactors) {
  if (failed(verifyUse(op, "a", a, CoopMatrixUse::A)) ||
      failed(verifyUse(op, "b", b, CoopMatrixUse::B)) ||
      failed(verifyUse(op, "c", c, CoopMatrixUse::Accumulator)))
    return failure();
  if (a.getColumns() != b.getRows() || a.getRows() != c.getRows() ||
      b.getColumns() != c.getColumns())
    return op->emitOpError("multiplies ")
           << a << " and " << b << " and adds " << c
           << "; M x K times K x N is M x N";
  Type factor = a.getElement(), sum = c.getElement();
  bool sameKind = llvm::isa<FloatType>(factor) == llvm::isa<FloatType>(sum);
  if (factor != b.getElement() || !sameKind ||
      sum.getIntOrFloatBitWidth() < factor.getIntOrFloatBitWidth())
    return op->emitOpError("multiplies ")
           << factor << " and " << b.getElement() << " and adds " << sum
           << "; the factors are of one type, the sum of that kind and no narrower";
  if (isSmallFloat(factor) && !sum.isF32())
    return op->emitOpError("multiplies ")
           << factor << " and adds " << sum << "; such products are added up as f32";
  if (unsignedFactors && llvm::isa<FloatType>(factor))
    return op->emitOpError("is unsigned, which is for integers, not for ") << factor;
  return success();
}

static bool isUnary(CoopMatrixMap kind) {
  return kind == CoopMatrixMap::NegF || kind == CoopMatrixMap::ExtF ||
         kind == CoopMatrixMap::TruncF || kind == CoopMatrixMap::NegI;
}

static bool isOfFloats(CoopMatrixMap kind) {
  return static_cast<uint32_t>(kind) <= static_cast<uint32_t>(CoopMatrixMap::TruncF);
}

/// Whether a conversion of elements has a wider or narrower result, as its name says.
static bool convertsAs(CoopMatrixMap kind, Type from, Type to) {
  unsigned before = from.getIntOrFloatBitWidth(), behind = to.getIntOrFloatBitWidth();
  return kind == CoopMatrixMap::ExtF ? before < behind : before > behind;
}

LogicalResult gir::verifyCoopMatrixMap(Operation *op, CoopMatrixMap kind,
                                       CoopMatrixType result) {
  unsigned wanted = isUnary(kind) ? 1 : 2;
  if (op->getNumOperands() != wanted)
    return op->emitOpError("takes ")
           << wanted << (wanted == 1 ? " matrix" : " matrices") << " for '"
           << stringifyCoopMatrixMap(kind) << "', not " << op->getNumOperands();
  bool converts = kind == CoopMatrixMap::ExtF || kind == CoopMatrixMap::TruncF;
  for (Type type : op->getOperandTypes()) {
    auto matrix = llvm::cast<CoopMatrixType>(type);
    Type element = matrix.getElement();
    bool isPlain = isOfFloats(kind)
                       ? llvm::isa<Float16Type, Float32Type, Float64Type>(element)
                       : element.isSignlessInteger();
    if (!isPlain)
      return op->emitOpError("'")
             << stringifyCoopMatrixMap(kind) << "' takes "
             << (isOfFloats(kind) ? "f16, f32 and f64" : "integers") << ", not " << element;
    bool sameShape = matrix.getRows() == result.getRows() &&
                     matrix.getColumns() == result.getColumns() &&
                     matrix.getUse() == result.getUse();
    bool fits = converts ? sameShape && llvm::isa<Float16Type, Float32Type, Float64Type>(
                                            result.getElement()) &&
                               convertsAs(kind, element, result.getElement())
                         : matrix == result;
    if (!fits)
      return op->emitOpError("makes ") << result << " of " << matrix;
  }
  return success();
}
