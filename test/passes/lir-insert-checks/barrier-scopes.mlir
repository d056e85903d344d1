// How far a barrier reaches, and whether it releases and acquires. Without fences.
// R-RUNA-119

// RUN: gir-opt --lir-insert-checks %s | FileCheck %s

// CHECK: \22watched\22:{\22barrier\22:{\22group\22:\22workgroup\22,\22reach\22:\22subgroup\22,\22acquires\22:true,\22releases\22:true}}
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22workgroup\22,\22reach\22:null,\22acquires\22:true,\22releases\22:true}}
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22subgroup\22,\22reach\22:\22workgroup\22,\22acquires\22:true,\22releases\22:false}}
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22workgroup\22,\22reach\22:\22workgroup\22,\22acquires\22:false,\22releases\22:true}}
// CHECK-SAME: \22watched\22:{\22barrier\22:{\22group\22:\22workgroup\22,\22reach\22:\22workgroup\22,\22acquires\22:false,\22releases\22:false}}
func.func @k() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  lir.barrier exec_scope workgroup mem_scope subgroup semantics acq_rel
  lir.barrier exec_scope workgroup mem_scope invocation semantics seq_cst
  lir.barrier exec_scope subgroup mem_scope workgroup semantics acquire
  lir.barrier exec_scope workgroup mem_scope device semantics release
  lir.barrier exec_scope workgroup mem_scope system semantics relaxed
  return
}
