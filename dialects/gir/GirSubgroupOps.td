//===- GirSubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Gir_SubgroupIndexOp<string opMnemonic, string what>
    : Gir_Op<opMnemonic, [Pure]> {
  let form = "BUILTIN";
  let extension = "Builtins";
  let summary = what;
  let description = "`%i = " # opMnemonic # "`: " # what # ", as u32.";
  let results = (outs UI32:$result);
  let assemblyFormat = "attr-dict";
}
def Gir_SubgroupIdOp
    : Gir_SubgroupIndexOp<"subgroup_id", "index of the subgroup in its workgroup">;
def Gir_SubgroupSizeOp
    : Gir_SubgroupIndexOp<"subgroup_size", "work-items that fit in a subgroup">;
def Gir_SubgroupLocalIdOp
    : Gir_SubgroupIndexOp<"subgroup_local_id",
                          "index of the work-item in its subgroup">;
def Gir_NumSubgroupsOp
    : Gir_SubgroupIndexOp<"num_subgroups", "number of subgroups in the workgroup">;

// The results depend on which work-items arrive together. The ops count as memory
// accesses, so that no pass moves them to a place where others arrive, or merges two
// of them.
class Gir_SubgroupOp<string opMnemonic, list<Trait> traits = []>
    : Gir_Op<"subgroup." # opMnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)> {
  let extension = "Subgroups";
}

class Gir_SubgroupMoveOp<string opMnemonic>
    : Gir_SubgroupOp<opMnemonic, [AllTypesMatch<["value", "result"]>]> {
  let form = "BINARY";
  let arguments = (ins Gir_Scalar:$value, UI32:$index);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value)";
}
def Gir_SubgroupShuffleOp : Gir_SubgroupMoveOp<"shuffle"> {
  let summary = "the value of another work-item";
  let description = [{
    `%y = subgroup.shuffle %x, %lane`: `%x` of the work-item with index `%lane`;
    an unspecified value of the type if no such work-item takes part.
  }];
}
def Gir_SubgroupShuffleXorOp : Gir_SubgroupMoveOp<"shuffle_xor"> {
  let summary = "the value of the work-item with the index exclusive-or a mask";
  let description = [{
    `%y = subgroup.shuffle_xor %x, %mask`: `%x` of the work-item whose index is the
    work-item's own index exclusive-or `%mask`; an unspecified value of the type if
    no such work-item takes part.
  }];
}
def Gir_SubgroupBroadcastOp : Gir_SubgroupMoveOp<"broadcast"> {
  let summary = "the value of one work-item for all";
  let description = [{
    `%y = subgroup.broadcast %x, %lane`: as `subgroup.shuffle`, with a `%lane`
    that is the same for all work-items that take part.
  }];
}

class Gir_SubgroupVoteOp<string opMnemonic, string what>
    : Gir_SubgroupOp<opMnemonic> {
  let form = "UNARY";
  let summary = what;
  let description = "`%y = subgroup." # opMnemonic # " %x`: 1 if `%x` is not 0 in "
                    # what # " that take part, else 0.";
  let arguments = (ins UI32:$condition);
  let results = (outs UI32:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Gir_SubgroupAnyOp : Gir_SubgroupVoteOp<"any", "any of the work-items">;
def Gir_SubgroupAllOp : Gir_SubgroupVoteOp<"all", "all of the work-items">;

def Gir_SubgroupBallotOp : Gir_SubgroupOp<"ballot"> {
  let form = "UNARY";
  let summary = "set of work-items for which a condition holds";
  let description = [{
    `%y = subgroup.ballot %x`: a `vec4<u32>` in which bit `i % 32` of element
    `i / 32` is 1 if work-item `i` takes part and its `%x` is not 0.
  }];
  let arguments = (ins UI32:$condition);
  let results = (outs VectorOfLengthAndType<[4], [UI32]>:$result);
  let assemblyFormat = "$condition attr-dict `->` type($result)";
}

def Gir_SubgroupReduceOp
    : Gir_SubgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
  let form = "REDUCE";
  let summary = "reduction over the subgroup";
  let description = [{
    `%y = subgroup.reduce add %x`: the sum of `%x` of all work-items that take
    part, in unspecified order. `min` and `max` compare by the sign of the type; for
    floats they are minNum and maxNum of IEEE 754. `and`, `or` and `xor` take integers.
  }];
  let arguments = (ins Gir_ReduceOp:$op, Gir_Scalar:$value);
  let results = (outs Gir_Scalar:$result);
  let assemblyFormat = "$op $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}
