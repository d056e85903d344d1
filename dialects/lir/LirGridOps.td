//===- LirGridOps.td - Position in the grid and synchronisation -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Lowering of a builtin by each back end; `AXIS` stands for x, y or z, `NUMBER` for
// 0, 1 or 2.
class Lir_IdLowering<string spirv_, string ptx_, string msl_, string opencl_,
                     string cuda_, string loops_> {
  string text = [{

    Lowering:
    - spirv: }] # spirv_ # [{.
    - ptx: `}] # ptx_ # [{`.
    - msl: `}] # msl_ # [{`.
    - opencl: `}] # opencl_ # [{`.
    - cuda: `}] # cuda_ # [{`.
    - dsp: }] # loops_ # [{.
    - hls: }] # loops_ # [{.
  }];
}

class Lir_IdOp<string opMnemonic, string what, string lowering, string axis,
               string number>
    : Lir_Op<opMnemonic # "_" # axis, [Pure, InComputeStage]> {
  let summary = what # " along " # axis;
  let description = [{
    Runa GPU dialect specification section 7.2; an i32.
  }] # !subst("NUMBER", number, !subst("AXIS", axis, lowering));
  let results = (outs I32:$result);
  let assemblyFormat = "attr-dict";
}
multiclass Lir_IdOps<string prefix, string what, Lir_IdLowering lowering> {
  def XOp : Lir_IdOp<prefix, what, lowering.text, "x", "0">;
  def YOp : Lir_IdOp<prefix, what, lowering.text, "y", "1">;
  def ZOp : Lir_IdOp<prefix, what, lowering.text, "z", "2">;
}
defm Lir_IdGlobal : Lir_IdOps<"id_global", "index of the work-item in the grid",
    Lir_IdLowering<"component NUMBER of BuiltIn GlobalInvocationId",
                   "%ctaid.AXIS * %ntid.AXIS + %tid.AXIS",
                   "[[thread_position_in_grid]].AXIS", "get_global_id(NUMBER)",
                   "blockIdx.AXIS * blockDim.AXIS + threadIdx.AXIS",
                   "the counters of the loops over workgroups and work-items">>;
defm Lir_IdLocal : Lir_IdOps<"id_local", "index of the work-item in its workgroup",
    Lir_IdLowering<"component NUMBER of BuiltIn LocalInvocationId", "%tid.AXIS",
                   "[[thread_position_in_threadgroup]].AXIS", "get_local_id(NUMBER)",
                   "threadIdx.AXIS", "the counter of the loop over work-items">>;
defm Lir_IdGroup : Lir_IdOps<"id_group", "index of the workgroup",
    Lir_IdLowering<"component NUMBER of BuiltIn WorkgroupId", "%ctaid.AXIS",
                   "[[threadgroup_position_in_grid]].AXIS", "get_group_id(NUMBER)",
                   "blockIdx.AXIS", "the counter of the loop over workgroups">>;
defm Lir_NumGroups : Lir_IdOps<"num_groups", "number of workgroups",
    Lir_IdLowering<"component NUMBER of BuiltIn NumWorkgroups", "%nctaid.AXIS",
                   "[[threadgroups_per_grid]].AXIS", "get_num_groups(NUMBER)",
                   "gridDim.AXIS", "the bound of the loop over workgroups">>;
defm Lir_GroupSize : Lir_IdOps<"group_size", "work-items in a workgroup",
    Lir_IdLowering<"a constant: Vulkan kernels state their size", "%ntid.AXIS",
                   "[[threads_per_threadgroup]].AXIS", "get_local_size(NUMBER)",
                   "blockDim.AXIS", "the bound of the loop over work-items">>;

def Lir_BarrierOp : Grid_Barrier<Lir_Level> {
  let description = [{
    Runa GPU dialect specification section 7.1.

    Lowering:
    - spirv: `OpControlBarrier` with the semantics of workgroup and storage
      buffer memory.
    - ptx: `barrier.sync`, `bar.warp.sync` for a subgroup; a `fence` before
      it where the memory scope is wider.
    - msl: `threadgroup_barrier`, `simdgroup_barrier` with the flags of the
      storage it orders.
    - opencl: `work_group_barrier`, `sub_group_barrier`; `barrier` before
      OpenCL 2.0.
    - cuda: `__syncthreads`, `__syncwarp`; a `__threadfence` before and behind
      it where the memory scope is wider.
    - dsp: the end of one loop over the work-items and the start of another;
      between cores a sense-reversing barrier.
    - hls: the end of one loop over the work-items and the start of another.
  }];
}

def Lir_MemFenceOp : Grid_Fence<Lir_Level, "mem_fence"> {
  let description = [{
    Runa GPU dialect specification section 7.1.

    Lowering:
    - spirv: `OpMemoryBarrier`.
    - ptx: `fence.acq_rel` or `fence.sc` with its scope; `membar` before
      sm_70.
    - msl: `atomic_thread_fence`; before Metal 3.2 a `threadgroup_barrier`
      where all arrive, else refused.
    - opencl: `atomic_work_item_fence`; `mem_fence` before OpenCL 2.0.
    - cuda: `__threadfence_block`, `__threadfence`, `__threadfence_system`.
    - dsp: `__sync_synchronize`.
    - hls: nothing, where work-items run one after the other.
  }];
}
