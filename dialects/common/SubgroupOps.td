//===- SubgroupOps.td - Operations of a subgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_SUBGROUP_OPS_TD
#define GIR_COMMON_SUBGROUP_OPS_TD

include "common/Definitions.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Subgroup_Index<GirLevel level, string opMnemonic, string subject>
    : GirSharedOp<level, opMnemonic, [Pure]> {
  let requires = [Feature_Subgroups];
  let summary = subject;
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
class Subgroup_Id<GirLevel level>
    : Subgroup_Index<level, "subgroup_id", "index of the subgroup in its workgroup">;
class Subgroup_Size<GirLevel level>
    : Subgroup_Index<level, "subgroup_size", "work-items that fit in a subgroup">;
class Subgroup_LocalId<GirLevel level>
    : Subgroup_Index<level, "subgroup_local_id",
                     "index of the work-item in its subgroup">;
class Subgroup_Count<GirLevel level>
    : Subgroup_Index<level, "num_subgroups", "number of subgroups in the workgroup">;

// The results depend on which work-items arrive together. The ops count as memory
// accesses, so that no pass moves them to a place where others arrive, or merges two
// of them.
class Subgroup_Op<GirLevel level, string opMnemonic, list<Trait> traits = []>
    : GirSharedOp<level, "subgroup_" # opMnemonic,
                  !listconcat([MemoryEffects<[MemRead, MemWrite]>], traits)> {
  let requires = [Feature_Subgroups];
}

class Subgroup_Move<GirLevel level, string opMnemonic>
    : Subgroup_Op<level, opMnemonic, [AllTypesMatch<["value", "result"]>]> {
  let arguments = !con((ins Mir_Number:$value, I32:$index), level.members);
  let results = (outs Mir_Number:$result);
  let assemblyFormat =
      "$value `,` $index" # level.membersSyntax # " attr-dict `:` type($value)";
}
class Subgroup_Shuffle<GirLevel level> : Subgroup_Move<level, "shuffle"> {
  let summary = "the value of another work-item";
  let description = [{
    `value` of the work-item whose index in the subgroup is `index`; an unspecified
    value of the type if no such work-item takes part.
}];
}
class Subgroup_ShuffleXor<GirLevel level> : Subgroup_Move<level, "shuffle_xor"> {
  let summary = "the value of the work-item with the index exclusive-or a mask";
  let description = [{
    As `subgroup_shuffle`; the source is the work-item's own index exclusive-or
    `index`.
}];
}
class Subgroup_Broadcast<GirLevel level> : Subgroup_Move<level, "broadcast"> {
  let summary = "the value of one work-item for all";
  let description = [{
    As `subgroup_shuffle`, with an `index` that is the same for all work-items
    that take part.
}];
}

class Subgroup_Vote<GirLevel level, string opMnemonic, string subject>
    : Subgroup_Op<level, opMnemonic> {
  let summary = subject;
  let description = [{
    Whether the condition holds for }] # subject # [{ that take part.
}];
  let arguments = !con((ins I1:$condition), level.members);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition" # level.membersSyntax # " attr-dict";
}
class Subgroup_Any<GirLevel level>
    : Subgroup_Vote<level, "any", "any of the work-items">;
class Subgroup_All<GirLevel level>
    : Subgroup_Vote<level, "all", "all of the work-items">;

class Subgroup_Ballot<GirLevel level> : Subgroup_Op<level, "ballot"> {
  let summary = "set of work-items for which a condition holds";
  let description = [{
    Bit `i % 32` of element `i / 32` is 1 if work-item `i` takes part and its
    condition holds.
}];
  let arguments = !con((ins I1:$condition), level.members);
  let results = (outs VectorOfLengthAndType<[4], [I32]>:$result);
  let assemblyFormat =
      "$condition" # level.membersSyntax # " attr-dict `->` type($result)";
}

class Subgroup_Reduce<GirLevel level>
    : Subgroup_Op<level, "reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the subgroup";
  let description = [{
    Reduces `value` over all work-items that take part, in unspecified order.
    `fadd`, `fmul`, `fmin` and `fmax` take floats, the others integers; `fmin` and
    `fmax` are minNum and maxNum of IEEE 754.
}];
  let arguments =
      !con((ins Mir_ReduceKind:$kind, Mir_Number:$value), level.members);
  let results = (outs Mir_Number:$result);
  let assemblyFormat =
      "$kind $value" # level.membersSyntax # " attr-dict `:` type($value)";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyReduction(*this, getKind(), getType())">.definition;
}

#endif // GIR_COMMON_SUBGROUP_OPS_TD
