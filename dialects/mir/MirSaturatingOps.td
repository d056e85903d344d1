//===- MirSaturatingOps.td - Saturating and fixed-point arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_SAddSatOp : Saturating_SAdd<Mir_Dialect>;
def Mir_UAddSatOp : Saturating_UAdd<Mir_Dialect>;
def Mir_SSubSatOp : Saturating_SSub<Mir_Dialect>;
def Mir_USubSatOp : Saturating_USub<Mir_Dialect>;
def Mir_SShlSatOp : Saturating_SShl<Mir_Dialect>;
def Mir_UShlSatOp : Saturating_UShl<Mir_Dialect>;
def Mir_SShrRoundOp : Rounding_SShr<Mir_Dialect>;
def Mir_UShrRoundOp : Rounding_UShr<Mir_Dialect>;
def Mir_TruncSSatSOp : Saturating_TruncSS<Mir_Dialect>;
def Mir_TruncSSatUOp : Saturating_TruncSU<Mir_Dialect>;
def Mir_TruncUSatUOp : Saturating_TruncUU<Mir_Dialect>;
def Mir_FPToSISatOp : Saturating_FPToSI<Mir_Dialect>;
def Mir_FPToUISatOp : Saturating_FPToUI<Mir_Dialect>;
def Mir_SMulFixOp : Fixed_SMul<Mir_Dialect>;
def Mir_UMulFixOp : Fixed_UMul<Mir_Dialect>;
def Mir_SMulFixSatOp : Fixed_SMulSat<Mir_Dialect>;
def Mir_UMulFixSatOp : Fixed_UMulSat<Mir_Dialect>;
