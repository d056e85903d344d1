// A lowered module is scalarised by the emission itself.
// RUN: gir-opt --emit-llvm %s | FileCheck %s
// CHECK: store <4 x i32> <i32 1, i32 0, i32 0, i32 0>
module attributes {lir.target = "cpu"} {
  func.func @k(%p: !mir.ptr<global, vector<4xi32>>) attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    %true = arith.constant true
    %ballot = lir.subgroup_ballot %true -> vector<4xi32>
    lir.store %p, %ballot align 16 : !mir.ptr<global, vector<4xi32>>, vector<4xi32>
    return
  }
}
