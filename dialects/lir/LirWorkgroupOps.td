//===- LirWorkgroupOps.td - Operations of a workgroup -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Lir_WorkgroupVoteNote<string opMnemonic, string ptx> {
  string text = [{
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
}
def Lir_WorkgroupAnyOp : Workgroup_Any<Lir_Level, Lir_WorkgroupVoteNote<"any", "or">.text>;
def Lir_WorkgroupAllOp : Workgroup_All<Lir_Level, Lir_WorkgroupVoteNote<"all", "and">.text>;

def Lir_WorkgroupCountOp : Workgroup_Count<Lir_Level, [{
    Lowering:
    - spirv: `--lir-expand-workgroup-collectives`.
    - ptx: `barrier.red.popc.u32`.
    - msl: `--lir-expand-workgroup-collectives`.
    - opencl: `--lir-expand-workgroup-collectives`.
    - cuda: `__syncthreads_count`.
    - dsp: a loop over the work-items.
    - hls: a loop over the work-items.
  }]>;

def Lir_WorkgroupReduceOp : Workgroup_Reduce<Lir_Level, [{
    Lowering:
    - spirv: `--lir-expand-workgroup-collectives`.
    - ptx: `--lir-expand-workgroup-collectives`.
    - msl: `--lir-expand-workgroup-collectives`.
    - opencl: `--lir-expand-workgroup-collectives`.
    - cuda: `--lir-expand-workgroup-collectives`.
    - dsp: loops over the work-items, in the order above.
    - hls: loops over the work-items, in the order above.
  }]>;
