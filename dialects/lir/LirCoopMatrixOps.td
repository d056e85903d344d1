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
    - ptx: `ld` of each work-item's elements.
    - msl: `simdgroup_load` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: loads of each work-item's elements.
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
    - ptx: `st` of each work-item's elements.
    - msl: `simdgroup_store` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: stores of each work-item's elements.
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
    - msl: `make_filled_simdgroup_matrix` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: the value for each of the work-item's elements.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
def Lir_CoopMatMulAddOp
    : CoopMatrix_MulAdd<Lir_Dialect, "", [{
    Lowering:
    - spirv: OpCooperativeMatrixMulAddKHR, which is not emitted yet.
    - ptx: `mma.sync` of f16, i8 and f64; others: shuffles.
    - msl: `simdgroup_multiply_accumulate` of 8x8 tiles of floats; integers: shuffles.
    - opencl: refused.
    - cuda: `mma.sync` of f16, i8 and f64; others: shuffles.
    - dsp: refused.
    - hls: refused.
  }]> {
  let requires = [Feature_Subgroups, Feature_NativeMatrices];
}
