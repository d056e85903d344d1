//===- MirGridOps.td - Position in the grid and synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Mir_AxisOp<string opMnemonic, string what>
    : Mir_GpuOp<opMnemonic, [Pure, InComputeStage]> {
  let summary = what # " along an axis";
  let description = "Runa GPU dialect specification section 6.2; an i32.";
  let arguments = (ins Axis:$axis);
  let results = (outs I32:$result);
  let assemblyFormat = "$axis attr-dict";
}
def Mir_GlobalIdOp : Mir_AxisOp<"global_id", "index of the work-item in the grid">;
def Mir_LocalIdOp : Mir_AxisOp<"local_id", "index of the work-item in its workgroup">;
def Mir_WorkgroupIdOp : Mir_AxisOp<"workgroup_id", "index of the workgroup">;
def Mir_NumWorkgroupsOp : Mir_AxisOp<"num_workgroups", "number of workgroups">;
def Mir_WorkgroupSizeOp : Mir_AxisOp<"workgroup_size", "work-items in a workgroup">;

def Mir_BarrierOp : Grid_Barrier<Mir_Level> {
  let description = [{
    Runa GPU dialect specification section 6.2. A memory scope of workgroup
    orders workgroup and global storage within the workgroup.
  }];
}

def Mir_MemoryFenceOp : Grid_Fence<Mir_Level, "memory_fence"> {
  let description = "Runa GPU dialect specification section 6.2.";
}
