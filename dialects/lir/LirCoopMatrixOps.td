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
    - ptx: `wmma.load`.
    - msl: `simdgroup_load` of 8x8 floats, else refused.
    - opencl: refused.
    - cuda: `wmma::load_matrix_sync`.
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
    - ptx: `wmma.store` of an accumulator, else refused.
    - msl: `simdgroup_store` of 8x8 floats, else refused.
    - opencl: refused.
    - cuda: `wmma::store_matrix_sync` of an accumulator, else refused.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatSplatOp
    : CoopMatrix_Splat<Lir_Dialect, "", [{
    Lowering:
    - spirv: OpCompositeConstruct, which is not emitted yet.
    - ptx: the value in every register of the fragment.
    - msl: `make_filled_simdgroup_matrix` of 8x8 floats, else refused.
    - opencl: refused.
    - cuda: `wmma::fill_fragment`.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatMulAddOp
    : CoopMatrix_MulAdd<Lir_Dialect, "", [{
    Lowering:
    - spirv: OpCooperativeMatrixMulAddKHR, which is not emitted yet.
    - ptx: `wmma.mma`.
    - msl: `simdgroup_multiply_accumulate` of 8x8 floats, else refused.
    - opencl: refused.
    - cuda: `wmma::mma_sync`.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
