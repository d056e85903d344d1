// Arms that the target does not take are removed before barriers are checked.
// R-RUNA-106 R-RUNA-118
// RUN: gir-opt --lower-to-lir --target=vulkan1.1 %s 2>&1 | FileCheck %s
// CHECK-NOT: error
// CHECK: func.func @k()
// CHECK-NOT: lir.barrier
// CHECK: return
func.func @k() attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %has = mir.gpu.target_supports "matrices.native"
  %local = mir.gpu.local_id x
  %zero = arith.constant 0 : i32
  %first = arith.cmpi eq, %local, %zero : i32
  scf.if %has {
    scf.if %first {
      mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
    }
  }
  return
}
