//===- MirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

let description = "Runa GPU dialect specification section 6.2; an i32." in {
def Mir_SubgroupIdOp : Subgroup_Id<Mir_Level>;
def Mir_SubgroupSizeOp : Subgroup_Size<Mir_Level>;
def Mir_SubgroupLocalIdOp : Subgroup_LocalId<Mir_Level>;
def Mir_NumSubgroupsOp : Subgroup_Count<Mir_Level>;
}

def Mir_SubgroupShuffleOp : Subgroup_Shuffle<Mir_Level>;
def Mir_SubgroupShuffleXorOp : Subgroup_ShuffleXor<Mir_Level>;
def Mir_SubgroupBroadcastOp : Subgroup_Broadcast<Mir_Level>;

def Mir_SubgroupAnyOp : Subgroup_Any<Mir_Level>;
def Mir_SubgroupAllOp : Subgroup_All<Mir_Level>;

def Mir_SubgroupBallotOp : Subgroup_Ballot<Mir_Level>;

def Mir_SubgroupReduceOp : Subgroup_Reduce<Mir_Level>;
