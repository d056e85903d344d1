//===- MirCoopMatrixOps.td - Cooperative matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_CoopMatLoadOp : CoopMatrix_Load<Mir_Dialect, "gpu.", (ins), "">;
def Mir_CoopMatStoreOp : CoopMatrix_Store<Mir_Dialect, "gpu.", (ins), "">;
def Mir_CoopMatSplatOp : CoopMatrix_Splat<Mir_Dialect, "gpu.">;
def Mir_CoopMatMulAddOp : CoopMatrix_MulAdd<Mir_Dialect, "gpu.">;
def Mir_CoopMatMapOp : CoopMatrix_Map<Mir_Dialect, "gpu.">;
def Mir_CoopMatExtractOp : CoopMatrix_Extract<Mir_Dialect, "gpu.">;
def Mir_CoopMatInsertOp : CoopMatrix_Insert<Mir_Dialect, "gpu.">;
