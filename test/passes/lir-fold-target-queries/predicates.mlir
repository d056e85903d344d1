// Comparisons of constants beside a query: each predicate, with operands that tell it from similar predicates.
// R-RUNA-105
// RUN: gir-opt %s --lir-fold-target-queries --target=cuda-sm_75 | FileCheck %s

// CHECK-LABEL: @predicates(
// CHECK-NOT: scf.if
// CHECK-NOT: mir.gpu.barrier
// CHECK: return
func.func @predicates(%x: i32) -> i32 {
  %has = lir.target_supports "barriers"
  %a = arith.constant 3 : i32
  %b = arith.constant -4 : i32
  %ult = arith.cmpi ult, %a, %a : i32
  %ugt = arith.cmpi ugt, %a, %a : i32
  %slt = arith.cmpi slt, %a, %a : i32
  %sgt = arith.cmpi sgt, %a, %a : i32
  %ne = arith.cmpi ne, %a, %a : i32
  %far = arith.cmpi ult, %b, %a : i32
  %ule = arith.cmpi ule, %b, %a : i32
  %near = arith.cmpi sgt, %b, %a : i32
  %sge = arith.cmpi sge, %b, %a : i32
  %0 = arith.ori %ult, %ugt : i1
  %1 = arith.ori %slt, %sgt : i1
  %2 = arith.ori %ne, %far : i1
  %3 = arith.ori %near, %ule : i1
  %4 = arith.ori %0, %1 : i1
  %5 = arith.ori %2, %3 : i1
  %6 = arith.ori %4, %5 : i1
  %7 = arith.ori %6, %sge : i1
  %8 = arith.andi %7, %has : i1
  scf.if %8 {
    mir.gpu.barrier exec_scope workgroup mem_scope workgroup semantics acq_rel
  }
  return %x : i32
}
