//===- LirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_SubgroupIndexNote<Lir_Lowering lowering> {
  string text = [{
    Runa GPU dialect specification section 7.2; an i32.
}] # lowering.note;
}
def Lir_SubgroupIdOp : Subgroup_Id<Lir_Level> {
  let description = Lir_SubgroupIndexNote<
        Lir_Lowering<"BuiltIn SubgroupId",
                     "the work-item's number in its workgroup / 32, or the size that the kernel asks for",
                     "`[[simdgroup_index_in_threadgroup]]`",
                     "`get_sub_group_id()`",
                     "the work-item's number in its workgroup / 32, or the size that the kernel asks for",
                     "0", "0">>.text;
}
def Lir_SubgroupSizeOp : Subgroup_Size<Lir_Level> {
  let description = Lir_SubgroupIndexNote<
        Lir_Lowering<"BuiltIn SubgroupSize", "32, or the size that the kernel asks for",
                     "`[[threads_per_simdgroup]]`",
                     "`get_max_sub_group_size()`", "32, or the size that the kernel asks for", "1", "1">>.text;
}
def Lir_SubgroupLocalIdOp : Subgroup_LocalId<Lir_Level> {
  let description = Lir_SubgroupIndexNote<
        Lir_Lowering<"BuiltIn SubgroupLocalInvocationId", "`%laneid`, or its low bits",
                     "`[[thread_index_in_simdgroup]]`",
                     "`get_sub_group_local_id()`",
                     "the work-item's number in its workgroup % 32, or the size that the kernel asks for",
                     "0", "0">>.text;
}
def Lir_NumSubgroupsOp : Subgroup_Count<Lir_Level> {
  let description = Lir_SubgroupIndexNote<
        Lir_Lowering<"BuiltIn NumSubgroups",
                     "work-items of the workgroup / 32, or the size that the kernel asks for, rounded up",
                     "`[[simdgroups_per_threadgroup]]`",
                     "`get_num_sub_groups()`",
                     "work-items of the workgroup / 32, or the size that the kernel asks for, rounded up",
                     "1", "1">>.text;
}

def Lir_SubgroupShuffleOp
    : Subgroup_Shuffle<Lir_Level, Lir_Lowering<"OpGroupNonUniformShuffle",
                  "`shfl.sync.idx.b32`, twice for 64 bits",
                  "`simd_shuffle`, of i64 and f64 by halves",
                  "`sub_group_shuffle`",
                  "`__shfl_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note>;
def Lir_SubgroupShuffleXorOp
    : Subgroup_ShuffleXor<Lir_Level, Lir_Lowering<"OpGroupNonUniformShuffleXor",
                  "`shfl.sync.bfly.b32`, twice for 64 bits",
                  "`simd_shuffle_xor`, of i64 and f64 by halves",
                  "`sub_group_shuffle_xor`",
                  "`__shfl_xor_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note>;
def Lir_SubgroupBroadcastOp
    : Subgroup_Broadcast<Lir_Level, Lir_Lowering<"OpGroupNonUniformBroadcast of a constant index, else OpGroupNonUniformShuffle",
                  "`shfl.sync.idx.b32`, twice for 64 bits",
                  "`simd_broadcast`, of i64 and f64 by halves",
                  "`sub_group_non_uniform_broadcast` of a constant index, else `sub_group_shuffle`",
                  "`__shfl_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note>;

class Lir_SubgroupVoteNote<string opMnemonic, string spirvOp> {
  string text = Lir_Lowering<spirvOp,
                  "`vote.sync." # opMnemonic # ".pred`",
                  "`simd_" # opMnemonic # "`",
                  "`sub_group_non_uniform_" # opMnemonic # "`",
                  "`__" # opMnemonic # "_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
}
def Lir_SubgroupAnyOp
    : Subgroup_Any<Lir_Level, Lir_SubgroupVoteNote<"any", "OpGroupNonUniformAny">.text>;
def Lir_SubgroupAllOp
    : Subgroup_All<Lir_Level, Lir_SubgroupVoteNote<"all", "OpGroupNonUniformAll">.text>;

def Lir_SubgroupBallotOp
    : Subgroup_Ballot<Lir_Level, Lir_Lowering<"OpGroupNonUniformBallot",
                  "`vote.sync.ballot.b32` in element 0, shifted to bit 0, zeros behind it",
                  "`simd_ballot` in elements 0 and 1, zeros behind them",
                  "`sub_group_ballot`",
                  "`__ballot_sync` in element 0, shifted to bit 0, zeros behind it",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note>;

def Lir_SubgroupReduceOp
    : Subgroup_Reduce<Lir_Level, Lir_Lowering<"OpGroupNonUniformIAdd and its like",
                  "`redux.sync` of i32 from sm_80 on, else a tree of `shfl.sync`",
                  "`simd_sum` and its like, of i64 and f64 a tree of `simd_shuffle_xor`",
                  "`sub_group_non_uniform_reduce_add` and its like",
                  "`__reduce_add_sync` and its like of i32 from sm_80 on, else a tree of `__shfl_xor_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note>;
