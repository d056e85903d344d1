//===- GirGridOps.td - Position in the grid and synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Gir_AxisOp<string opMnemonic, string what>
    : Gir_Op<opMnemonic, [Pure]> {
  let form = "INDEX_BUILTIN";
  let extension = "Builtins";
  let summary = what # " along an axis";
  let description = "`%i = " # opMnemonic # " x`: " # what # ", as u32.";
  let arguments = (ins Axis:$axis);
  let results = (outs UI32:$result);
  let assemblyFormat = "$axis attr-dict";
}
def Gir_GlobalIdOp : Gir_AxisOp<"global_id", "index of the work-item in the grid">;
def Gir_LocalIdOp : Gir_AxisOp<"local_id", "index of the work-item in its workgroup">;
def Gir_WorkgroupIdOp : Gir_AxisOp<"workgroup_id", "index of the workgroup">;
def Gir_NumWorkgroupsOp : Gir_AxisOp<"num_workgroups", "number of workgroups">;
def Gir_WorkgroupSizeOp : Gir_AxisOp<"workgroup_size", "work-items in a workgroup">;

def Gir_BarrierOp : Gir_Op<"barrier", [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "BARRIER";
  let extension = "Synchronisation";
  let summary = "execution and memory barrier";
  let description = [{
    All work-items of `exec_scope` wait for each other. With
    `mem_scope=workgroup` shared and global memory are ordered within the
    workgroup.
  }];
  let arguments = (ins MemoryScope:$exec_scope, MemoryScope:$mem_scope,
                       MemoryOrdering:$semantics);
  let assemblyFormat = [{
    `exec_scope` $exec_scope `mem_scope` $mem_scope `semantics` $semantics
    attr-dict
  }];
  let hasVerifier = 1;
}

def Gir_FenceOp : Gir_Op<"fence", [MemoryEffects<[MemRead, MemWrite]>]> {
  let form = "FENCE";
  let extension = "Synchronisation";
  let summary = "memory fence";
  let description = [{
    Orders the work-item's memory accesses; `semantics` is acquire, release,
    acq_rel or seq_cst.
  }];
  let arguments = (ins MemoryScope:$mem_scope, MemoryOrdering:$semantics);
  let assemblyFormat = "`mem_scope` $mem_scope `semantics` $semantics attr-dict";
  let hasVerifier = 1;
}
