// Position in the grid, and the barrier, which orders all memory of the workgroup.
// R-RUNA-5
// RUN: gir-opt --convert-gpu-to-mir %s | FileCheck %s
// RUN: gir-opt --convert-gpu-to-mir=index-bitwidth=64 %s | FileCheck %s --check-prefix=WIDE

gpu.module @m {
  func.func private @use(index)

  // CHECK-LABEL: func.func @grid(
  // WIDE-LABEL: func.func @grid(
  gpu.func @grid() kernel {
    // CHECK: %[[I:.*]] = mir.gpu.local_id x
    // CHECK-NEXT: call @use(%[[I]]) : (i32) -> ()
    // WIDE: %[[I:.*]] = mir.gpu.local_id x
    // WIDE-NEXT: %[[L:.*]] = arith.extui %[[I]] : i32 to i64
    // WIDE-NEXT: call @use(%[[L]]) : (i64) -> ()
    %0 = gpu.thread_id x
    func.call @use(%0) : (index) -> ()
    // CHECK: mir.gpu.workgroup_id y
    %1 = gpu.block_id y
    func.call @use(%1) : (index) -> ()
    // CHECK: mir.gpu.workgroup_size z
    %2 = gpu.block_dim z upper_bound 64
    func.call @use(%2) : (index) -> ()
    // CHECK: mir.gpu.num_workgroups x
    %3 = gpu.grid_dim x
    func.call @use(%3) : (index) -> ()
    // CHECK: mir.gpu.global_id y
    %4 = gpu.global_id y
    func.call @use(%4) : (index) -> ()
    // CHECK: mir.gpu.subgroup_local_id
    %5 = gpu.lane_id
    func.call @use(%5) : (index) -> ()
    // CHECK: mir.gpu.subgroup_id
    %6 = gpu.subgroup_id : index
    func.call @use(%6) : (index) -> ()
    // CHECK: mir.gpu.subgroup_size
    %7 = gpu.subgroup_size : index
    func.call @use(%7) : (index) -> ()
    // CHECK: mir.gpu.num_subgroups
    %8 = gpu.num_subgroups : index
    func.call @use(%8) : (index) -> ()
    // Outlining leaves all of them, used or not.
    // CHECK-NOT: global_id z
    %unused = gpu.global_id z
    // CHECK: mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    gpu.barrier
    gpu.return
  }
}
