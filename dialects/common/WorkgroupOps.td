//===- WorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef GIR_COMMON_WORKGROUP_OPS_TD
#define GIR_COMMON_WORKGROUP_OPS_TD

include "common/Definitions.td"
include "common/Stages.td"
include "mir/MirDialect.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Every work-item of a workgroup has to arrive. The ops count as memory accesses, so
// that no pass moves them to a place where only some arrive, or merges two of them.
class Workgroup_Op<GirLevel level, string opMnemonic, list<Trait> traits = []>
    : GirSharedOp<level, "workgroup_" # opMnemonic,
                  !listconcat([MemoryEffects<[MemRead, MemWrite]>, InComputeStage],
                              traits)> {
  let requires = [Feature_Barriers];
}

class Workgroup_Vote<GirLevel level, string opMnemonic, string subject>
    : Workgroup_Op<level, opMnemonic> {
  let summary = "whether a condition holds for " # subject # " of the workgroup";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.
}];
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
class Workgroup_Any<GirLevel level> : Workgroup_Vote<level, "any", "any work-item">;
class Workgroup_All<GirLevel level>
    : Workgroup_Vote<level, "all", "all work-items">;

class Workgroup_Count<GirLevel level> : Workgroup_Op<level, "count"> {
  let summary = "number of work-items of the workgroup for which a condition holds";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.
}];
  let arguments = (ins I1:$condition);
  let results = (outs I32:$result);
  let assemblyFormat = "$condition attr-dict";
}

class Workgroup_Reduce<GirLevel level>
    : Workgroup_Op<level, "reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the workgroup";
  let description = [{
    Reduces `value` over all work-items; the result is the same for all of them.
    Every work-item of the workgroup has to arrive, as at a barrier; memory is not
    ordered. `fadd`, `fmul`, `fmin` and `fmax` take floats, the others integers;
    `fmin` and `fmax` are minNum and maxNum of IEEE 754.

    The order is the same on every target: a tree. Work-items are numbered along x,
    then y, then z. Of `n` work-items, number `i` combines its value with that of
    `i + s`, if there is one; first for the largest power of two `s` below `n`, then
    for `s / 2` among the first `s`, down to 1.
}];
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
  let extraClassDefinition =
      GirVerifyBy<"verifyReduction(*this, getKind(), getType())">.definition;
}

#endif // GIR_COMMON_WORKGROUP_OPS_TD
