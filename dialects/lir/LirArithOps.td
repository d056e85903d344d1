//===- LirArithOps.td - Total integer, conversion and lane ops -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_DivSIOp : Total_DivSI<Lir_Dialect>;
def Lir_DivUIOp : Total_DivUI<Lir_Dialect>;
def Lir_RemSIOp : Total_RemSI<Lir_Dialect>;
def Lir_RemUIOp : Total_RemUI<Lir_Dialect>;
def Lir_ShlIOp : Total_ShlI<Lir_Dialect>;
def Lir_ShrSIOp : Total_ShrSI<Lir_Dialect>;
def Lir_ShrUIOp : Total_ShrUI<Lir_Dialect>;
def Lir_FPToSIOp : Total_FPToSI<Lir_Dialect>;
def Lir_FPToUIOp : Total_FPToUI<Lir_Dialect>;
def Lir_ExtractLaneOp : Total_ExtractLane<Lir_Dialect>;
def Lir_InsertLaneOp : Total_InsertLane<Lir_Dialect>;
