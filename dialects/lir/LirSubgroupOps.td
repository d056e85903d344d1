//===- LirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_SubgroupIndexOp<string opMnemonic, string what, Lir_Lowering lowering>
    : Lir_Op<opMnemonic, [Pure]> {
  let requires = [Feature_Subgroups];
  let summary = what;
  let description = [{
    Runa GPU dialect specification section 7.2; an i32.
}] # lowering.note;
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
def Lir_SubgroupIdOp
    : Lir_SubgroupIndexOp<"subgroup_id", "index of the subgroup in its workgroup",
        Lir_Lowering<"BuiltIn SubgroupId",
                     "the work-item's number in its workgroup / 32, or the size that the kernel asks for",
                     "`[[simdgroup_index_in_threadgroup]]`",
                     "`get_sub_group_id()`",
                     "the work-item's number in its workgroup / 32, or the size that the kernel asks for",
                     "0", "0">>;
def Lir_SubgroupSizeOp
    : Lir_SubgroupIndexOp<"subgroup_size", "work-items that fit in a subgroup",
        Lir_Lowering<"BuiltIn SubgroupSize", "32, or the size that the kernel asks for",
                     "`[[threads_per_simdgroup]]`",
                     "`get_max_sub_group_size()`", "32, or the size that the kernel asks for", "1", "1">>;
def Lir_SubgroupLocalIdOp
    : Lir_SubgroupIndexOp<"subgroup_local_id",
                          "index of the work-item in its subgroup",
        Lir_Lowering<"BuiltIn SubgroupLocalInvocationId", "`%laneid`, or its low bits",
                     "`[[thread_index_in_simdgroup]]`",
                     "`get_sub_group_local_id()`",
                     "the work-item's number in its workgroup % 32, or the size that the kernel asks for",
                     "0", "0">>;
def Lir_NumSubgroupsOp
    : Lir_SubgroupIndexOp<"num_subgroups", "number of subgroups in the workgroup",
        Lir_Lowering<"BuiltIn NumSubgroups",
                     "work-items of the workgroup / 32, or the size that the kernel asks for, rounded up",
                     "`[[simdgroups_per_threadgroup]]`",
                     "`get_num_sub_groups()`",
                     "work-items of the workgroup / 32, or the size that the kernel asks for, rounded up",
                     "1", "1">>;

// The results depend on which work-items arrive together. The ops count as memory
// accesses, so that no pass moves them to a place where others arrive, or merges two
// of them. `members` is the mask of the work-items that take part, which
// `--lir-mask-subgroups` computes for targets that need it: bit `i` is 1 if work-item
// `i` of the subgroup arrives. Bits of work-items that do not exist may be 1, too.
class Lir_SubgroupOp<string opMnemonic, list<Trait> traits = []>
    : Lir_Op<"subgroup_" # opMnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)> {
  let requires = [Feature_Subgroups];
}

class Lir_SubgroupMoveOp<string opMnemonic>
    : Lir_SubgroupOp<opMnemonic, [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins Mir_Number:$value, I32:$index, Optional<I32>:$members);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$value `,` $index (`among` $members^)? attr-dict `:` type($value)";
}
def Lir_SubgroupShuffleOp : Lir_SubgroupMoveOp<"shuffle"> {
  let summary = "the value of another work-item";
  let description = [{
    `value` of the work-item whose index in the subgroup is `index`; an unspecified
    value of the type if no such work-item takes part.
}] # Lir_Lowering<"OpGroupNonUniformShuffle",
                  "`shfl.sync.idx.b32`, twice for 64 bits",
                  "`simd_shuffle`, of i64 and f64 by halves",
                  "`sub_group_shuffle`",
                  "`__shfl_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
}
def Lir_SubgroupShuffleXorOp : Lir_SubgroupMoveOp<"shuffle_xor"> {
  let summary = "the value of the work-item with the index exclusive-or a mask";
  let description = [{
    As `subgroup_shuffle`; the source is the work-item's own index exclusive-or
    `index`.
}] # Lir_Lowering<"OpGroupNonUniformShuffleXor",
                  "`shfl.sync.bfly.b32`, twice for 64 bits",
                  "`simd_shuffle_xor`, of i64 and f64 by halves",
                  "`sub_group_shuffle_xor`",
                  "`__shfl_xor_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
}
def Lir_SubgroupBroadcastOp : Lir_SubgroupMoveOp<"broadcast"> {
  let summary = "the value of one work-item for all";
  let description = [{
    As `subgroup_shuffle`, with an `index` that is the same for all work-items
    that take part.
}] # Lir_Lowering<"OpGroupNonUniformBroadcast of a constant index, else OpGroupNonUniformShuffle",
                  "`shfl.sync.idx.b32`, twice for 64 bits",
                  "`simd_broadcast`, of i64 and f64 by halves",
                  "`sub_group_non_uniform_broadcast` of a constant index, else `sub_group_shuffle`",
                  "`__shfl_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
}

class Lir_SubgroupVoteOp<string opMnemonic, string what, string spirvOp>
    : Lir_SubgroupOp<opMnemonic> {
  let summary = what;
  let description = [{
    Whether the condition holds for }] # what # [{ that take part.
}] # Lir_Lowering<spirvOp,
                  "`vote.sync." # opMnemonic # ".pred`",
                  "`simd_" # opMnemonic # "`",
                  "`sub_group_non_uniform_" # opMnemonic # "`",
                  "`__" # opMnemonic # "_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
  let arguments = (ins I1:$condition, Optional<I32>:$members);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition (`among` $members^)? attr-dict";
}
def Lir_SubgroupAnyOp : Lir_SubgroupVoteOp<"any", "any of the work-items", "OpGroupNonUniformAny">;
def Lir_SubgroupAllOp : Lir_SubgroupVoteOp<"all", "all of the work-items", "OpGroupNonUniformAll">;

def Lir_SubgroupBallotOp : Lir_SubgroupOp<"ballot"> {
  let summary = "set of work-items for which a condition holds";
  let description = [{
    Bit `i % 32` of element `i / 32` is 1 if work-item `i` takes part and its
    condition holds.
}] # Lir_Lowering<"OpGroupNonUniformBallot",
                  "`vote.sync.ballot.b32` in element 0, shifted to bit 0, zeros behind it",
                  "`simd_ballot` in elements 0 and 1, zeros behind them",
                  "`sub_group_ballot`",
                  "`__ballot_sync` in element 0, shifted to bit 0, zeros behind it",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
  let arguments = (ins I1:$condition, Optional<I32>:$members);
  let results = (outs VectorOfLengthAndType<[4], [I32]>:$result);
  let assemblyFormat = "$condition (`among` $members^)? attr-dict `->` type($result)";
}

def Lir_SubgroupReduceOp
    : Lir_SubgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the subgroup";
  let description = [{
    Reduces `value` over all work-items that take part, in unspecified order.
    `fadd`, `fmul`, `fmin` and `fmax` take floats, the others integers; `fmin` and
    `fmax` are minNum and maxNum of IEEE 754.
}] # Lir_Lowering<"OpGroupNonUniformIAdd and its like",
                  "`redux.sync` of i32 from sm_80 on, else a tree of `shfl.sync`",
                  "`simd_sum` and its like, of i64 and f64 a tree of `simd_shuffle_xor`",
                  "`sub_group_non_uniform_reduce_add` and its like",
                  "`__reduce_add_sync` and its like of i32 from sm_80 on, else a tree of `__shfl_xor_sync`",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item",
                  "refused, or with `--allow-gpu-fallback` as of a subgroup of one work-item">.note;
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value, Optional<I32>:$members);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value (`among` $members^)? attr-dict `:` type($value)";
  let hasVerifier = 1;
}
