//===- LirGridOps.td - Position in the grid and synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_IdOp<string opMnemonic, string what, string axis>
    : Lir_Op<opMnemonic # "_" # axis, [Pure, InComputeStage]> {
  let summary = what # " along " # axis;
  let description = [{
    Runa GPU dialect specification section 7.2; an i32.
  }];
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
multiclass Lir_IdOps<string prefix, string what> {
  def XOp : Lir_IdOp<prefix, what, "x">;
  def YOp : Lir_IdOp<prefix, what, "y">;
  def ZOp : Lir_IdOp<prefix, what, "z">;
}
defm Lir_IdGlobal : Lir_IdOps<"id_global", "index of the work-item in the grid">;
defm Lir_IdLocal : Lir_IdOps<"id_local", "index of the work-item in its workgroup">;
defm Lir_IdGroup : Lir_IdOps<"id_group", "index of the workgroup">;
defm Lir_NumGroups : Lir_IdOps<"num_groups", "number of workgroups">;
defm Lir_GroupSize : Lir_IdOps<"group_size", "work-items in a workgroup">;

def Lir_BarrierOp : Grid_Barrier<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1.
  }];
}

def Lir_MemFenceOp : Grid_Fence<Lir_Level, "mem_fence"> {
  let description = [{
    Runa GPU dialect specification section 7.1.
  }];
}
