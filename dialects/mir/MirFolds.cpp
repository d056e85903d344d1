//===- MirFolds.cpp - Folding of mir ops on constants -===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each op computes stands in common/Folds.h.
//
//===----------------------------------------------------------------------===//

#include "common/Folds.h"
#include "mir/Mir.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace gir::mir;

Operation *MirDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

template <typename Product>
static ::gir::FixedProduct product(Product op, bool isSigned, bool clamps) {
  return {isSigned, clamps, op.getScale(),
          op.getRounding() == ::gir::mir::FixedRounding::HalfUp};
}

/// The fold of an op by its constant operands.
#define GIR_FOLD(Op, value)                                                       \
  OpFoldResult Op::fold(FoldAdaptor adaptor) {                                    \
    ::gir::Constants constants = adaptor.getOperands();                           \
    return ::gir::value;                                                          \
  }

GIR_FOLD(DivSIOp, foldIntegers(constants, ::gir::divideSigned))
GIR_FOLD(DivUIOp, foldIntegers(constants, ::gir::divideUnsigned))
GIR_FOLD(RemSIOp, foldIntegers(constants, ::gir::remainderSigned))
GIR_FOLD(RemUIOp, foldIntegers(constants, ::gir::remainderUnsigned))
GIR_FOLD(ShlIOp, foldIntegers(constants, ::gir::shiftLeft))
GIR_FOLD(ShrSIOp, foldIntegers(constants, ::gir::shiftRightSigned))
GIR_FOLD(ShrUIOp, foldIntegers(constants, ::gir::shiftRightUnsigned))
GIR_FOLD(SAddSatOp, foldIntegers(constants, ::gir::addSigned))
GIR_FOLD(UAddSatOp, foldIntegers(constants, ::gir::addUnsigned))
GIR_FOLD(SSubSatOp, foldIntegers(constants, ::gir::subtractSigned))
GIR_FOLD(USubSatOp, foldIntegers(constants, ::gir::subtractUnsigned))
GIR_FOLD(SShlSatOp, foldIntegers(constants, ::gir::shiftLeftSigned))
GIR_FOLD(UShlSatOp, foldIntegers(constants, ::gir::shiftLeftUnsigned))
GIR_FOLD(TruncSSatSOp, foldNarrowing(constants, getType(), ::gir::narrowSigned))
GIR_FOLD(TruncSSatUOp, foldNarrowing(constants, getType(), ::gir::narrowToUnsigned))
GIR_FOLD(TruncUSatUOp, foldNarrowing(constants, getType(), ::gir::narrowUnsigned))
GIR_FOLD(FPToSIOp, foldTruncation(constants, getType(), /*isSigned=*/true,
                          /*clamps=*/false))
GIR_FOLD(FPToUIOp, foldTruncation(constants, getType(), /*isSigned=*/false,
                          /*clamps=*/false))
GIR_FOLD(FPToSISatOp, foldTruncation(constants, getType(), /*isSigned=*/true,
                          /*clamps=*/true))
GIR_FOLD(FPToUISatOp, foldTruncation(constants, getType(), /*isSigned=*/false,
                          /*clamps=*/true))
GIR_FOLD(SMulFixOp, foldIntegers(constants, product(*this, /*isSigned=*/true,
                                              /*clamps=*/false)))
GIR_FOLD(UMulFixOp, foldIntegers(constants, product(*this, /*isSigned=*/false,
                                              /*clamps=*/false)))
GIR_FOLD(SMulFixSatOp, foldIntegers(constants, product(*this, /*isSigned=*/true,
                                              /*clamps=*/true)))
GIR_FOLD(UMulFixSatOp, foldIntegers(constants, product(*this, /*isSigned=*/false,
                                              /*clamps=*/true)))
GIR_FOLD(BitReverseOp, foldInteger(constants, [](const llvm::APInt &operand) {
           return operand.reverseBits();
         }))
