//===- LirIoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_VertexIndexOp : Io_VertexIndex<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 5; an i32.
  }];
}
def Lir_InstanceIndexOp : Io_InstanceIndex<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 5; an i32.
  }];
}
def Lir_FragCoordOp : Io_FragCoord<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 5; x, y and depth of the fragment
    and 1/w, four f32.
  }];
}

def Lir_ReadInputOp : Io_ReadInput<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.3: a value that the previous stage, or
    for a vertex kernel the host, has handed over. Allowed in vertex and fragment
    kernels.
  }];
}

def Lir_WriteOutputOp : Io_WriteOutput<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.3: hands a value to the next
    stage, or to the target of a fragment kernel. The last value written
    counts.
  }];
}

def Lir_DerivativeOp : Io_Derivative<Lir_Level> {
  let description = [{
    As `mir.gpu.derivative`.
  }];
}

def Lir_DiscardOp : Io_Discard<Lir_Level> {
  let description = [{
    As `mir.gpu.discard`.
  }];
}
