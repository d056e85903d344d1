//===- LirGridOps.td - Position in the grid and synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_IdOp<string opMnemonic, string what, string spirvBuiltin>
    : Lir_Op<opMnemonic, [Pure, InComputeStage]> {
  let summary = what;
  let description = "Runa GPU dialect specification section 7.2; an i32. "
                    "Lowering: spirv: component of BuiltIn " # spirvBuiltin # ".";
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
multiclass Lir_IdOps<string prefix, string what, string spirvBuiltin> {
  def XOp : Lir_IdOp<prefix # "_x", what # " along x", spirvBuiltin>;
  def YOp : Lir_IdOp<prefix # "_y", what # " along y", spirvBuiltin>;
  def ZOp : Lir_IdOp<prefix # "_z", what # " along z", spirvBuiltin>;
}
defm Lir_IdGlobal : Lir_IdOps<"id_global", "index of the work-item in the grid",
                              "GlobalInvocationId">;
defm Lir_IdLocal : Lir_IdOps<"id_local", "index of the work-item in its workgroup",
                             "LocalInvocationId">;
defm Lir_IdGroup : Lir_IdOps<"id_group", "index of the workgroup", "WorkgroupId">;
defm Lir_NumGroups : Lir_IdOps<"num_groups", "number of workgroups",
                               "NumWorkgroups">;
defm Lir_GroupSize : Lir_IdOps<"group_size", "work-items in a workgroup",
                               "WorkgroupSize">;

def Lir_BarrierOp : Lir_Op<"barrier", [
    MemoryEffects<[MemRead, MemWrite]>, InComputeStage]> {
  let requires = [Feature_Barriers];
  let summary = "execution and memory barrier";
  let description = [{
    Runa GPU dialect specification section 7.1. Lowering: spirv:
    OpControlBarrier with the semantics of workgroup and storage buffer memory.
  }];
  let arguments = (ins MemoryScope:$exec_scope, MemoryScope:$mem_scope,
                       MemoryOrdering:$semantics);
  let assemblyFormat = [{
    `exec_scope` $exec_scope `mem_scope` $mem_scope `semantics` $semantics
    attr-dict
  }];
  let hasVerifier = 1;
}

def Lir_MemFenceOp : Lir_Op<"mem_fence", [MemoryEffects<[MemRead, MemWrite]>]> {
  let summary = "memory fence";
  let description = [{
    Runa GPU dialect specification section 7.1. Lowering: spirv:
    OpMemoryBarrier.
  }];
  let arguments = (ins MemoryScope:$mem_scope, MemoryOrdering:$semantics);
  let assemblyFormat = "`mem_scope` $mem_scope `semantics` $semantics attr-dict";
  let hasVerifier = 1;
}
