//===- MirWorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Every work-item of a workgroup has to arrive. The ops count as memory accesses, so
// that no pass moves them to a place where only some arrive, or merges two of them.
class Mir_WorkgroupOp<string opMnemonic, list<Trait> traits = []>
    : Mir_GpuOp<"workgroup_" # opMnemonic,
                !listconcat([MemoryEffects<[MemRead, MemWrite]>, InComputeStage],
                            traits)>;

class Mir_WorkgroupVoteOp<string opMnemonic, string what>
    : Mir_WorkgroupOp<opMnemonic> {
  let summary = "whether a condition holds for " # what # " of the workgroup";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Mir_WorkgroupAnyOp : Mir_WorkgroupVoteOp<"any", "any work-item">;
def Mir_WorkgroupAllOp : Mir_WorkgroupVoteOp<"all", "all work-items">;

def Mir_WorkgroupCountOp : Mir_WorkgroupOp<"count"> {
  let summary = "number of work-items of the workgroup for which a condition holds";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I32:$result);
  let assemblyFormat = "$condition attr-dict";
}

def Mir_WorkgroupReduceOp
    : Mir_WorkgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
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
}
