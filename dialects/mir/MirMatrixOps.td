//===- MirMatrixOps.td - Matrices of 2 to 4 rows and columns -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_MatConstructOp : Matrix_Construct<Mir_Dialect, "gpu.">;
def Mir_MatSplatOp : Matrix_Splat<Mir_Dialect, "gpu.">;
def Mir_MatRowOp : Matrix_Row<Mir_Dialect, "gpu.">;
def Mir_MatExtractOp : Matrix_Extract<Mir_Dialect, "gpu.">;
def Mir_MatTransposeOp : Matrix_Transpose<Mir_Dialect, "gpu.">;
def Mir_MatAddOp : Matrix_Add<Mir_Dialect, "gpu.">;
def Mir_MatSubOp : Matrix_Sub<Mir_Dialect, "gpu.">;
def Mir_MatScaleOp : Matrix_Scale<Mir_Dialect, "gpu.">;
def Mir_MatMulOp : Matrix_Mul<Mir_Dialect, "gpu.">;
def Mir_MatVecMulOp : Matrix_VecMul<Mir_Dialect, "gpu.">;
def Mir_MatLoadOp : Matrix_Load<Mir_Dialect, "gpu.", (ins), "">;
def Mir_MatStoreOp : Matrix_Store<Mir_Dialect, "gpu.", (ins), "">;
