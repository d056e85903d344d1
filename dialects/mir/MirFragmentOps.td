//===- MirFragmentOps.td - Matrices in the registers of a warp -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_FragmentMulAddOp : Fragment_MulAdd<Mir_Level>;
def Mir_FragmentLoadOp : Fragment_Load<Mir_Level>;
