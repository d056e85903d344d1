//===- LirSubgroupOps.td - What work-items of a subgroup share -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_SubgroupIndexOp<string opMnemonic, string what, string spirvBuiltin>
    : Lir_Op<opMnemonic, [Pure]> {
  let requires = [Feature_Subgroups];
  let summary = what;
  let description = "Runa GPU dialect specification section 7.2; an i32. "
                    "Lowering: spirv: BuiltIn " # spirvBuiltin # ".";
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
def Lir_SubgroupIdOp : Lir_SubgroupIndexOp<"subgroup_id", "index of the subgroup in its workgroup", "SubgroupId">;
def Lir_SubgroupSizeOp : Lir_SubgroupIndexOp<"subgroup_size", "work-items that fit in a subgroup", "SubgroupSize">;
def Lir_SubgroupLocalIdOp : Lir_SubgroupIndexOp<"subgroup_local_id", "index of the work-item in its subgroup", "SubgroupLocalInvocationId">;
def Lir_NumSubgroupsOp : Lir_SubgroupIndexOp<"num_subgroups", "number of subgroups in the workgroup", "NumSubgroups">;

// What these ops give depends on which work-items arrive together. They count as
// memory accesses, so that nothing moves them to where others arrive, nor takes
// one for two.
class Lir_SubgroupOp<string opMnemonic, list<Trait> traits = []>
    : Lir_Op<"subgroup_" # opMnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)> {
  let requires = [Feature_Subgroups];
}

class Lir_SubgroupMoveOp<string opMnemonic>
    : Lir_SubgroupOp<opMnemonic, [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins Mir_Number:$value, I32:$index);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value)";
}
def Lir_SubgroupShuffleOp : Lir_SubgroupMoveOp<"shuffle"> {
  let summary = "the value of another work-item";
  let description = [{
    `value` of the work-item whose index in the subgroup is `index`; some value
    of the type if no such work-item takes part. Lowering: spirv:
    OpGroupNonUniformShuffle.
  }];
}
def Lir_SubgroupShuffleXorOp : Lir_SubgroupMoveOp<"shuffle_xor"> {
  let summary = "the value of the work-item across";
  let description = [{
    As `subgroup_shuffle`, with the own index exclusive-or `index`. Lowering:
    spirv: OpGroupNonUniformShuffleXor.
  }];
}
def Lir_SubgroupBroadcastOp : Lir_SubgroupMoveOp<"broadcast"> {
  let summary = "the value of one work-item for all";
  let description = [{
    As `subgroup_shuffle`, with an `index` that is the same for all work-items
    that take part. Lowering: spirv: OpGroupNonUniformBroadcast of a constant
    index, else OpGroupNonUniformShuffle.
  }];
}

class Lir_SubgroupVoteOp<string opMnemonic, string what, string spirvOp>
    : Lir_SubgroupOp<opMnemonic> {
  let summary = what;
  let description = "Whether the condition holds for " # what #
                    " that take part. Lowering: spirv: " # spirvOp # ".";
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Lir_SubgroupAnyOp : Lir_SubgroupVoteOp<"any", "any of the work-items", "OpGroupNonUniformAny">;
def Lir_SubgroupAllOp : Lir_SubgroupVoteOp<"all", "all of the work-items", "OpGroupNonUniformAll">;

def Lir_SubgroupBallotOp : Lir_SubgroupOp<"ballot"> {
  let summary = "for which work-items a condition holds";
  let description = [{
    Bit `i % 32` of element `i / 32` is 1 if work-item `i` takes part and its
    condition holds. Lowering: spirv: OpGroupNonUniformBallot.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs VectorOfLengthAndType<[4], [I32]>:$result);
  let assemblyFormat = "$condition attr-dict `->` type($result)";
}

def Lir_SubgroupReduceOp
    : Lir_SubgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the subgroup";
  let description = [{
    Over `value` of all work-items that take part, in some order. `fadd`,
    `fmul`, `fmin` and `fmax` take floats, the others integers; `fmin` and
    `fmax` are minNum and maxNum of IEEE 754. Lowering: spirv:
    OpGroupNonUniformIAdd and its like.
  }];
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}
