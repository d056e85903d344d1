//===- LirWorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Every work-item of a workgroup has to arrive. The ops count as memory accesses, so
// that no pass moves them to a place where only some arrive, or merges two of them.
class Lir_WorkgroupOp<string opMnemonic, list<Trait> traits = []>
    : Lir_Op<"workgroup_" # opMnemonic,
             !listconcat([MemoryEffects<[MemRead, MemWrite]>, InComputeStage],
                         traits)> {
  let requires = [Feature_Barriers];
}

class Lir_WorkgroupVoteOp<string opMnemonic, string what, string ptx>
    : Lir_WorkgroupOp<opMnemonic> {
  let summary = "whether a condition holds for " # what # " of the workgroup";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.

    Lowering:
    - spirv: `--lir-expand-workgroup-collectives`.
    - ptx: `barrier.red.}] # ptx # [{.pred`.
    - msl: `--lir-expand-workgroup-collectives`.
    - opencl: `work_group_}] # opMnemonic # [{` where OpenCL C has it, else as
      spirv.
    - cuda: `__syncthreads_}] # ptx # [{`.
    - dsp: a loop over the work-items.
    - hls: a loop over the work-items.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I1:$result);
  let assemblyFormat = "$condition attr-dict";
}
def Lir_WorkgroupAnyOp : Lir_WorkgroupVoteOp<"any", "any work-item", "or">;
def Lir_WorkgroupAllOp : Lir_WorkgroupVoteOp<"all", "all work-items", "and">;

def Lir_WorkgroupCountOp : Lir_WorkgroupOp<"count"> {
  let summary = "number of work-items of the workgroup for which a condition holds";
  let description = [{
    The result is the same for all work-items. Every work-item of the workgroup has
    to arrive, as at a barrier; memory is not ordered.

    Lowering:
    - spirv: `--lir-expand-workgroup-collectives`.
    - ptx: `barrier.red.popc.u32`.
    - msl: `--lir-expand-workgroup-collectives`.
    - opencl: `--lir-expand-workgroup-collectives`.
    - cuda: `__syncthreads_count`.
    - dsp: a loop over the work-items.
    - hls: a loop over the work-items.
  }];
  let arguments = (ins I1:$condition);
  let results = (outs I32:$result);
  let assemblyFormat = "$condition attr-dict";
}

def Lir_WorkgroupReduceOp
    : Lir_WorkgroupOp<"reduce", [AllTypesMatch<["value", "result"]>]> {
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

    Lowering:
    - spirv: `--lir-expand-workgroup-collectives`.
    - ptx: `--lir-expand-workgroup-collectives`.
    - msl: `--lir-expand-workgroup-collectives`.
    - opencl: `--lir-expand-workgroup-collectives`.
    - cuda: `--lir-expand-workgroup-collectives`.
    - dsp: loops over the work-items, in the order above.
    - hls: loops over the work-items, in the order above.
  }];
  let arguments = (ins Mir_ReduceKind:$kind, Mir_Number:$value);
  let results = (outs Mir_Number:$result);
  let assemblyFormat = "$kind $value attr-dict `:` type($value)";
  let hasVerifier = 1;
}
