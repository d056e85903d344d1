//===- MirWorkgroupOps.td - What work-items of a workgroup share -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Every work-item of a workgroup has to arrive. They count as memory accesses, so
// that nothing moves them to where not all do, nor takes one for two.
class Mir_WorkgroupOp<string opMnemonic, list<Trait> traits = []>
    : Mir_GpuOp<"workgroup_" # opMnemonic,
                !listconcat([MemoryEffects<[MemRead, MemWrite]>, InComputeStage],
                            traits)>;

class Mir_WorkgroupVoteOp<string opMnemonic, string what>
    : Mir_WorkgroupOp<opMnemonic> {
  let summary = "whether a condition holds for " # what # " of the workgroup";
  let description = [{
    The same for all work-items. Each of the workgroup has to arrive, as at a
    barrier; memory is not ordered.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Mir_WorkgroupAnyOp : Mir_WorkgroupVoteOp<"any", "any work-item">;
def Mir_WorkgroupAllOp : Mir_WorkgroupVoteOp<"all", "all work-items">;

def Mir_WorkgroupCountOp : Mir_WorkgroupOp<"count"> {
  let summary = "for how many work-items of the workgroup a condition holds";
  let description = [{
    The same for all work-items. Each of the workgroup has to arrive, as at a
    barrier; memory is not ordered.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I32:$result);
  let assemblyFormat = "$condition attr-dict";
}

def Mir_WorkgroupReduceOp
    : Mir_WorkgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
  let summary = "reduction over the workgroup";
  let description = [{
    Over `value` of all work-items, the same for all of them. Each of the
    workgroup has to arrive, as at a barrier; memory is not ordered. `fadd`,
    `fmul`, `fmin` and `fmax` take floats, the others integers; `fmin` and
    `fmax` are minNum and maxNum of IEEE 754.

    The order is the same on every target: a tree. Of `n` work-items, numbered
    along x, then y, then z, number `i` combines its value with that of `i + s`,
    if there is one; first for the largest power of two `s` below `n`, then for
    `s / 2` among the first `s`, down to 1.
  }];
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}
