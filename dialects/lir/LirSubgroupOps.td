//===- LirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

defvar Lir_SubgroupIndex = [{
    Runa GPU dialect specification section 7.2; an i32.
}];
def Lir_SubgroupIdOp : Subgroup_Id<Lir_Level> {
  let description = Lir_SubgroupIndex;
}
def Lir_SubgroupSizeOp : Subgroup_Size<Lir_Level> {
  let description = Lir_SubgroupIndex;
}
def Lir_SubgroupLocalIdOp : Subgroup_LocalId<Lir_Level> {
  let description = Lir_SubgroupIndex;
}
def Lir_NumSubgroupsOp : Subgroup_Count<Lir_Level> {
  let description = Lir_SubgroupIndex;
}

def Lir_SubgroupShuffleOp : Subgroup_Shuffle<Lir_Level>;
def Lir_SubgroupShuffleXorOp : Subgroup_ShuffleXor<Lir_Level>;
def Lir_SubgroupBroadcastOp : Subgroup_Broadcast<Lir_Level>;

def Lir_SubgroupAnyOp : Subgroup_Any<Lir_Level>;
def Lir_SubgroupAllOp : Subgroup_All<Lir_Level>;

def Lir_SubgroupBallotOp : Subgroup_Ballot<Lir_Level>;

def Lir_SubgroupReduceOp : Subgroup_Reduce<Lir_Level>;
