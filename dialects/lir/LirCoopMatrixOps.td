//===- LirCoopMatrixOps.td - Cooperative matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_CoopMatLoadOp
    : CoopMatrix_Load<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                      "`align` $align"> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatStoreOp
    : CoopMatrix_Store<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                      "`align` $align"> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatSplatOp : CoopMatrix_Splat<Lir_Dialect, ""> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatMulAddOp : CoopMatrix_MulAdd<Lir_Dialect, ""> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatMapOp : CoopMatrix_Map<Lir_Dialect, ""> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatExtractOp : CoopMatrix_Extract<Lir_Dialect, ""> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatInsertOp : CoopMatrix_Insert<Lir_Dialect, ""> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
