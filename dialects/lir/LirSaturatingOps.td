//===- LirSaturatingOps.td - Saturating and fixed-point arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_SAddSatOp : Saturating_SAdd<Lir_Dialect>;
def Lir_UAddSatOp : Saturating_UAdd<Lir_Dialect>;
def Lir_SSubSatOp : Saturating_SSub<Lir_Dialect>;
def Lir_USubSatOp : Saturating_USub<Lir_Dialect>;
def Lir_SShlSatOp : Saturating_SShl<Lir_Dialect>;
def Lir_UShlSatOp : Saturating_UShl<Lir_Dialect>;
def Lir_SShrRoundOp : Rounding_SShr<Lir_Dialect>;
def Lir_UShrRoundOp : Rounding_UShr<Lir_Dialect>;
def Lir_TruncSSatSOp : Saturating_TruncSS<Lir_Dialect>;
def Lir_TruncSSatUOp : Saturating_TruncSU<Lir_Dialect>;
def Lir_TruncUSatUOp : Saturating_TruncUU<Lir_Dialect>;
def Lir_FPToSISatOp : Saturating_FPToSI<Lir_Dialect>;
def Lir_FPToUISatOp : Saturating_FPToUI<Lir_Dialect>;
def Lir_SMulFixOp : Fixed_SMul<Lir_Dialect>;
def Lir_UMulFixOp : Fixed_UMul<Lir_Dialect>;
def Lir_SMulFixSatOp : Fixed_SMulSat<Lir_Dialect>;
def Lir_UMulFixSatOp : Fixed_UMulSat<Lir_Dialect>;
