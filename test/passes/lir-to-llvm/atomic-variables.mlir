// R-GIR-44
// A variable that is accessed atomically has room for its value.
// RUN: gir-opt --lir-to-llvm %s | FileCheck %s
// RUN: gir-opt --emit-llvm %s | FileCheck --check-prefix=LLVM %s

module attributes {lir.target = "cpu"} {
  // LLVM-LABEL: define internal void @f
  func.func @f() attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [8, 1, 1]>} {
    // CHECK: llvm.alloca %{{.*}} x !llvm.array<1 x i64> {alignment = 8 : i64}
    // LLVM: alloca [1 x i64], {{.*}}align 8
    %a = lir.var align 8 : <workgroup, !mir.atomic<i64>>
    %x = arith.constant 1 : i64
    // CHECK: llvm.store %{{.*}}, %{{.*}} atomic monotonic {alignment = 8 : i64}
    lir.store %a, %x align 8 ordering relaxed scope workgroup : <workgroup, !mir.atomic<i64>>, i64
    return
  }
}
