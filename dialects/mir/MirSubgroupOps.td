//===- MirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Mir_SubgroupIndexOp<string opMnemonic, string what>
    : Mir_GpuOp<opMnemonic, [Pure]> {
  let summary = what;
  let description = "Runa GPU dialect specification section 6.2; an i32.";
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
def Mir_SubgroupIdOp : Mir_SubgroupIndexOp<"subgroup_id", "index of the subgroup in its workgroup">;
def Mir_SubgroupSizeOp : Mir_SubgroupIndexOp<"subgroup_size", "work-items that fit in a subgroup">;
def Mir_SubgroupLocalIdOp : Mir_SubgroupIndexOp<"subgroup_local_id", "index of the work-item in its subgroup">;
def Mir_NumSubgroupsOp : Mir_SubgroupIndexOp<"num_subgroups", "number of subgroups in the workgroup">;

// The results depend on which work-items arrive together. The ops count as memory
// accesses, so that no pass moves them to a place where others arrive, or merges two
// of them.
class Mir_SubgroupOp<string opMnemonic, list<Trait> traits = []>
    : Mir_GpuOp<"subgroup_" # opMnemonic,
                !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)>;

class Mir_SubgroupMoveOp<string opMnemonic>
    : Mir_SubgroupOp<opMnemonic, [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins Mir_Number:$value, I32:$index);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value)";
}
def Mir_SubgroupShuffleOp : Mir_SubgroupMoveOp<"shuffle"> {
  let summary = "the value of another work-item";
  let description = [{
    `value` of the work-item whose index in the subgroup is `index`; an unspecified
    value of the type if no such work-item takes part.
  }];
}
def Mir_SubgroupShuffleXorOp : Mir_SubgroupMoveOp<"shuffle_xor"> {
  let summary = "the value of the work-item with the index exclusive-or a mask";
  let description = [{
    As `subgroup_shuffle`; the source is the work-item's own index exclusive-or
    `index`.
  }];
}
def Mir_SubgroupBroadcastOp : Mir_SubgroupMoveOp<"broadcast"> {
  let summary = "the value of one work-item for all";
  let description = [{
    As `subgroup_shuffle`, with an `index` that is the same for all work-items
    that take part.
  }];
}

class Mir_SubgroupVoteOp<string opMnemonic, string what>
    : Mir_SubgroupOp<opMnemonic> {
  let summary = what;
  let description = "Whether the condition holds for " # what #
                    " that take part.";
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Mir_SubgroupAnyOp : Mir_SubgroupVoteOp<"any", "any of the work-items">;
def Mir_SubgroupAllOp : Mir_SubgroupVoteOp<"all", "all of the work-items">;

def Mir_SubgroupBallotOp : Mir_SubgroupOp<"ballot"> {
  let summary = "set of work-items for which a condition holds";
  let description = [{
    Bit `i % 32` of element `i / 32` is 1 if work-item `i` takes part and its
    condition holds.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs VectorOfLengthAndType<[4], [I32]>:$result);
  let assemblyFormat = "$condition attr-dict `->` type($result)";
}

def Mir_SubgroupReduceOp
    : Mir_SubgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the subgroup";
  let description = [{
    Reduces `value` over all work-items that take part, in unspecified order.
    `fadd`, `fmul`, `fmin` and `fmax` take floats, the others integers; `fmin` and
    `fmax` are minNum and maxNum of IEEE 754.
  }];
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}
