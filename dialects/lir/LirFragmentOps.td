//===- LirFragmentOps.td - Matrices in the registers of a warp -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_FragmentMulAddOp : Fragment_MulAdd<Lir_Level>;
def Lir_FragmentLoadOp : Fragment_Load<Lir_Level>;
