// A number of an address may come back in another loop.
// RUN: gir-opt --lir-serialize-work-items %s | FileCheck %s --implicit-check-not=lir.barrier

#k = #mir.kernel<compute, workgroup_size = [8, 1, 1]>

// Each work-item has an element of an array, for its address leaves the loop by memory.
// R-GIR-65
// CHECK-LABEL: func.func @handed_on(
// CHECK: %[[ALL:.*]] = lir.var 8 align 4 : <private, i32>
// CHECK: scf.for %[[I:[^ ]*]] = {{.*}} {
// CHECK: %[[OWN:.*]] = lir.gep unsigned %[[ALL]][%[[I]]] stride 4
// CHECK: lir.ptr_to_int %[[OWN]]
// CHECK: } {lir.work_items}
func.func @handed_on(%x: !mir.ptr<global, i64>) attributes {lir.kernel = #k} {
  %i = lir.id_local_x
  %v = lir.var align 4 : <private, i32>
  lir.store %v, %i align 4 : <private, i32>, i32
  %number = lir.ptr_to_int %v : <private, i32>
  %at = lir.gep %x[%i] stride 8 : <global, i64>, i32
  lir.store %at, %number align 8 : <global, i64>, i64
  lir.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  %again = lir.load %at align 8 : <global, i64> -> i64
  %p = lir.int_to_ptr %again : <private, i32>
  lir.store %p, %i align 4 : <private, i32>, i32
  return
}
