//===- LirSaturatingOps.td - Saturating and fixed-point arithmetic -*- tablegen -*-===//
//
// Part of gir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def Lir_SAddSatOp : Saturating_SAdd<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `add.sat.s32` of i32, else as spirv.
    - msl: `addsat`.
    - opencl: `add_sat`.
    - cuda: as spirv.
    - dsp: c66x: `_sadd`, `_sadd2` of two i16; hexagon: `vadd:sat`; helium:
      `vqadd`.
    - hls: comparisons and selections.
  }]>;
def Lir_UAddSatOp : Saturating_UAdd<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: `addsat`.
    - opencl: `add_sat`.
    - cuda: as spirv.
    - dsp: c66x: `_saddu4` of four i8, else as spirv; hexagon: `vadd:sat` of
      unsigned lanes; helium: `vqadd`.
    - hls: comparisons and selections.
  }]>;
def Lir_SSubSatOp : Saturating_SSub<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `sub.sat.s32` of i32, else as spirv.
    - msl: `subsat`.
    - opencl: `sub_sat`.
    - cuda: as spirv.
    - dsp: c66x: `_ssub`, `_ssub2` of two i16; hexagon: `vsub:sat`; helium:
      `vqsub`.
    - hls: comparisons and selections.
  }]>;
def Lir_USubSatOp : Saturating_USub<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: `subsat`.
    - opencl: `sub_sat`.
    - cuda: as spirv.
    - dsp: c66x: as spirv; hexagon: `vsub:sat` of unsigned lanes; helium:
      `vqsub`.
    - hls: comparisons and selections.
  }]>;
def Lir_SShlSatOp : Saturating_SShl<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: c66x: `_sshl` of i32, else as spirv; hexagon: as spirv; helium:
      `vqshl`, the amount clamped to the width.
    - hls: comparisons and selections.
  }]>;
def Lir_UShlSatOp : Saturating_UShl<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: c66x, hexagon: as spirv; helium: `vqshl`, the amount clamped to the
      width.
    - hls: comparisons and selections.
  }]>;
def Lir_TruncSSatSOp : Saturating_TruncSS<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `cvt.sat`.
    - msl: as spirv.
    - opencl: `convert_<type>_sat`.
    - cuda: as spirv.
    - dsp: c66x: `_spack2` of i32 to i16, else as spirv; hexagon: `vpack:sat`;
      helium: `vqmovn`.
    - hls: comparisons and selections.
  }]>;
def Lir_TruncSSatUOp : Saturating_TruncSU<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `cvt.sat`.
    - msl: as spirv.
    - opencl: `convert_<type>_sat`.
    - cuda: as spirv.
    - dsp: c66x: `_spacku4` of i16 to i8, else as spirv; hexagon: `vpack:sat`
      to unsigned lanes; helium: `vqmovun`.
    - hls: comparisons and selections.
  }]>;
def Lir_TruncUSatUOp : Saturating_TruncUU<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `cvt.sat`.
    - msl: as spirv.
    - opencl: `convert_<type>_sat`.
    - cuda: as spirv.
    - dsp: c66x, hexagon: as spirv; helium: `vqmovn` of unsigned lanes.
    - hls: comparisons and selections.
  }]>;
def Lir_FPToSISatOp : Saturating_FPToSI<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `cvt.rzi`.
    - msl: as spirv.
    - opencl: `convert_<type>_sat_rtz`.
    - cuda: `__float2int_rz`, else as spirv.
    - dsp: c66x: as spirv; hexagon: as spirv; helium: `vcvt` of f32 to i32,
      else as spirv.
    - hls: comparisons and selections.
  }]>;
def Lir_FPToUISatOp : Saturating_FPToUI<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: `cvt.rzi`.
    - msl: as spirv.
    - opencl: `convert_<type>_sat_rtz`.
    - cuda: `__float2uint_rz`, else as spirv.
    - dsp: c66x: as spirv; hexagon: as spirv; helium: `vcvt` of f32 to u32,
      else as spirv.
    - hls: comparisons and selections.
  }]>;
def Lir_SMulFixOp : Fixed_SMul<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: c66x: `_mpy32ll` and a shift; hexagon: a product of twice the width
      and a shift; helium: `vmulh`, `vrmulh` of scale the width, else as
      hexagon.
    - hls: a product of twice the width and a shift.
  }]>;
def Lir_UMulFixOp : Fixed_UMul<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: c66x: `_mpy32u` and a shift; hexagon: a product of twice the width
      and a shift; helium: `vmulh`, `vrmulh` of scale the width, else as
      hexagon.
    - hls: a product of twice the width and a shift.
  }]>;
def Lir_SMulFixSatOp : Fixed_SMulSat<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: c66x: `_smpy` of i16, `_smpy32` of i32, scale 1 below the width,
      `floor`; hexagon: `vmpy:<<1:rnd:sat` of i16, scale 15, `half_up`; helium:
      `vqdmulh`, `vqrdmulh`, scale 1 below the width; else as spirv.
    - hls: a product of twice the width, a shift, comparisons.
  }]>;
def Lir_UMulFixSatOp : Fixed_UMulSat<Lir_Dialect, [{
    Lowering:
    - spirv: `--lir-expand-saturating`.
    - ptx: as spirv.
    - msl: as spirv.
    - opencl: as spirv.
    - cuda: as spirv.
    - dsp: as spirv.
    - hls: a product of twice the width, a shift, comparisons.
  }]>;
