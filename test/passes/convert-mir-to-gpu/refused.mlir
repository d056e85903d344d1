// Operations without a counterpart are errors at their place.
// RUN: not gir-opt --convert-mir-to-gpu %s 2>&1 | FileCheck %s

func.func @k(%x: !mir.ptr<global, i32>, %c: i1) attributes {mir.kernel = #mir.kernel<compute, workgroup_size = [64, 1, 1]>} {
  %one = arith.constant 1 : i32
  // CHECK: refused.mlir:[[#@LINE+1]]:8: error: {{.*}}'mir.gpu.atomic' op is sequentially consistent
  %a = mir.gpu.atomic add %x, %one ordering seq_cst scope device : <global, i32>, i32 -> i32
  // CHECK: refused.mlir:[[#@LINE+1]]:3: error: {{.*}}'mir.gpu.barrier' op orders memory beyond the workgroup
  mir.gpu.barrier exec_scope workgroup mem_scope device semantics acq_rel
  // CHECK: refused.mlir:[[#@LINE+1]]:8: error: {{.*}}'mir.gpu.load' op is volatile
  %v = mir.gpu.load volatile %x : <global, i32> -> i32
  // CHECK: refused.mlir:[[#@LINE+1]]:8: error: {{.*}}'arith.select' op carries a pointer
  %p = arith.select %c, %x, %x : !mir.ptr<global, i32>
  return
}
