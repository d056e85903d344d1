//===- LirMatrixOps.td - Matrices of 2 to 4 rows and columns -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_MatConstructOp : Matrix_Construct<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatSplatOp : Matrix_Splat<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatRowOp : Matrix_Row<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatExtractOp : Matrix_Extract<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatTransposeOp : Matrix_Transpose<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatAddOp : Matrix_Add<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatSubOp : Matrix_Sub<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatScaleOp : Matrix_Scale<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatMulOp : Matrix_Mul<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatVecMulOp : Matrix_VecMul<Lir_Dialect, ""> {
  let requires = [Feature_Matrices];
}
def Lir_MatLoadOp
    : Matrix_Load<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                  "`align` $align"> {
  let requires = [Feature_Matrices];
}
def Lir_MatStoreOp
    : Matrix_Store<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                  "`align` $align"> {
  let requires = [Feature_Matrices];
}
