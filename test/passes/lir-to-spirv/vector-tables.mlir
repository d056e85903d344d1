// Tables of vectors: an array of constant vectors, three lanes in the place of four.
// RUN: gir-opt --lir-to-spirv=prepare=false %s | FileCheck %s
// RUN: gir-opt --emit-spirv %s -o %t.spv && spirv-val --target-env vulkan1.1 %t.spv

module attributes {lir.target = "vulkan1.1"} {
  lir.global @table : !mir.ptr<constant, vector<3xi32>> count 2 align 16 elem vector<3xui32> = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  lir.global @equal : !mir.ptr<constant, vector<2xf32>> count 2 align 8 elem vector<2xf32> = dense<0.5> : tensor<2x2xf32>

  // CHECK-LABEL: spirv.func @k
  func.func @k(%p: !mir.ptr<global, vector<3xi32>> {lir.resource = #mir.resource<set = 0, binding = 0, storage>},
               %q: !mir.ptr<global, vector<2xf32>> {lir.resource = #mir.resource<set = 0, binding = 1, storage>})
      attributes {lir.kernel = #mir.kernel<compute, workgroup_size = [1, 1, 1]>} {
    // CHECK-DAG: %[[TABLE:.*]] = spirv.Constant [dense<[1, 2, 3]> : vector<3xi32>, dense<[4, 5, 6]> : vector<3xi32>] : !spirv.array<2 x vector<3xi32>>
    // CHECK-DAG: spirv.Variable init(%[[TABLE]]) : !spirv.ptr<!spirv.array<2 x vector<3xi32>>, Function>
    // CHECK-DAG: spirv.Constant [dense<5.000000e-01> : vector<2xf32>, dense<5.000000e-01> : vector<2xf32>] : !spirv.array<2 x vector<2xf32>>
    %c1 = arith.constant 1 : i32
    %table = lir.address_of @table : <constant, vector<3xi32>>
    // CHECK: spirv.AccessChain %{{.*}}[%cst1_i32] : !spirv.ptr<!spirv.array<2 x vector<3xi32>>, Function>, i32 -> !spirv.ptr<vector<3xi32>, Function>
    %at = lir.gep %table[%c1] stride 16 : <constant, vector<3xi32>>, i32
    %0 = lir.load %at align 16 : <constant, vector<3xi32>> -> vector<3xi32>
    lir.store %p, %0 align 16 : <global, vector<3xi32>>, vector<3xi32>
    %equal = lir.address_of @equal : <constant, vector<2xf32>>
    %1 = lir.load %equal align 8 : <constant, vector<2xf32>> -> vector<2xf32>
    lir.store %q, %1 align 8 : <global, vector<2xf32>>, vector<2xf32>
    return
  }
}
