//===- MirArithOps.td - Total integer, conversion and lane ops -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_DivSIOp : Total_DivSI<Mir_Dialect>;
def Mir_DivUIOp : Total_DivUI<Mir_Dialect>;
def Mir_RemSIOp : Total_RemSI<Mir_Dialect>;
def Mir_RemUIOp : Total_RemUI<Mir_Dialect>;
def Mir_ShlIOp : Total_ShlI<Mir_Dialect>;
def Mir_ShrSIOp : Total_ShrSI<Mir_Dialect>;
def Mir_ShrUIOp : Total_ShrUI<Mir_Dialect>;
def Mir_FPToSIOp : Total_FPToSI<Mir_Dialect>;
def Mir_FPToUIOp : Total_FPToUI<Mir_Dialect>;
def Mir_ExtractLaneOp : Total_ExtractLane<Mir_Dialect>;
def Mir_InsertLaneOp : Total_InsertLane<Mir_Dialect>;
