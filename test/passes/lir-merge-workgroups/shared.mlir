// A function of the module may use its shared memory: no kernel is changed.
// RUN: gir-opt --lir-serialize-work-items --lir-merge-workgroups %s | FileCheck %s --implicit-check-not=lir.merged_workgroups

lir.global @tile : !mir.ptr<workgroup, i32> count 4 align 4 elem i32

// CHECK-LABEL: func.func @k(
func.func @k(%x: !mir.ptr<global, i32>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %i = lir.id_global_x
  %at = lir.gep %x[%i] stride 4 : <global, i32>, i32
  lir.store %at, %i align 4 : <global, i32>, i32
  return
}
