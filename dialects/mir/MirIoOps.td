//===- MirIoOps.td - Inputs and outputs of vertex and fragment kernels -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Mir_VertexIndexOp : Io_VertexIndex<Mir_Level> {
  let description = "Runa GPU dialect specification section 5; an i32.";
}
def Mir_InstanceIndexOp : Io_InstanceIndex<Mir_Level> {
  let description = "Runa GPU dialect specification section 5; an i32.";
}
def Mir_FragCoordOp : Io_FragCoord<Mir_Level> {
  let description = "Runa GPU dialect specification section 5; x, y and depth of the fragment and 1/w, four f32.";
}

def Mir_ReadInputOp : Io_ReadInput<Mir_Level> {
  let description = [{
    A value that the previous stage, or for a vertex kernel the host, has handed over:
    the same as a parameter with this `mir.io`. Allowed in vertex and fragment kernels.
    Builtins that have an op of their own are read by that op.
  }];
}

def Mir_WriteOutputOp : Io_WriteOutput<Mir_Level> {
  let description = [{
    Hands a value to the next stage, or to the target of a fragment kernel. Allowed in
    vertex and fragment kernels; the last value written counts.
  }];
}

def Mir_DerivativeOp : Io_Derivative<Mir_Level> {
  let description = [{
    The difference of `value` between two fragments of a square of two by two, along x or
    y, which grow to the right and down. `fine` compares the fragment with its neighbour,
    `coarse` may take the same difference for both rows or columns of the square, and
    `any` leaves the choice to the target. All fragments of the square have to reach it;
    the result is undefined otherwise. SPIR-V specification, derivative instructions.

    ```mlir
    %dx = mir.gpu.derivative x fine %v : vector<2xf32>
    ```
  }];
}

def Mir_DiscardOp : Io_Discard<Mir_Level> {
  let description = [{
    No output of the fragment kernel reaches its target, whether it is written before
    or after this op, and no later write to memory has an effect. Earlier writes to
    memory are kept. The target chooses whether the work-item continues or ends.
  }];
}
