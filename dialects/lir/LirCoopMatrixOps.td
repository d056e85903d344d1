//===- LirCoopMatrixOps.td - Cooperative matrices -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_CoopMatLoadOp
    : CoopMatrix_Load<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                      "`align` $align", [{
    Lowering:
    - spirv: OpCooperativeMatrixLoadKHR, which is not emitted yet.
    - ptx: `wmma.load`, which is not emitted yet.
    - msl: `simdgroup_load` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: `wmma::load_matrix_sync`, which is not emitted yet.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatStoreOp
    : CoopMatrix_Store<Lir_Dialect, "", (ins IntValidAlignment<I64Attr>:$align),
                      "`align` $align", [{
    Lowering:
    - spirv: OpCooperativeMatrixStoreKHR, which is not emitted yet.
    - ptx: `wmma.store`, which is not emitted yet.
    - msl: `simdgroup_store` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: `wmma::store_matrix_sync`, which is not emitted yet.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatSplatOp
    : CoopMatrix_Splat<Lir_Dialect, "", [{
    Lowering:
    - spirv: OpCompositeConstruct, which is not emitted yet.
    - ptx: the value in every register of the fragment, which is not emitted yet.
    - msl: `make_filled_simdgroup_matrix` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: `wmma::fill_fragment`, which is not emitted yet.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatMulAddOp
    : CoopMatrix_MulAdd<Lir_Dialect, "", [{
    Lowering:
    - spirv: OpCooperativeMatrixMulAddKHR, which is not emitted yet.
    - ptx: `wmma.mma`, which is not emitted yet.
    - msl: `simdgroup_multiply_accumulate` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: `wmma::mma_sync`, which is not emitted yet.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
