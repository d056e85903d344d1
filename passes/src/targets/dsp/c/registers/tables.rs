//! The instructions of each family on vectors of numbers, by the intrinsics of its compilers.
//!
//! Each computes what the operation does on every lane: sums wrap around, and maxima are of integers alone. Those of
//! floats are products, sums and differences.

use crate::{
    profile::Family,
    targets::c_like::types::Scalar::{self, Float},
};
use gir_dialects::{
    ir::OpView as _,
    lir::{SAddSatOp, SSubSatOp, UAddSatOp, USubSatOp},
    upstream::arith::{
        AddFOp, AddIOp, AndIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, MulFOp, MulIOp, OrIOp, SubFOp,
        SubIOp, XOrIOp,
    },
};

/// An instruction: the operation, the type of a lane and the lanes of a register.
#[derive(Debug)]
pub struct Row {
    /// The name of the operation.
    pub operation: &'static str,
    /// The type of a lane, without a sign.
    pub lane: Scalar,
    /// The lanes of a register.
    pub lanes: u32,
    /// The intrinsic, or an operator of C.
    pub call: &'static str,
    /// The form of its operands.
    pub form: Form,
}

/// The form of an intrinsic's operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Registers as the text has them.
    Plain,
    /// Vectors of signed integers.
    Signed,
    /// The same as [`Form::Plain`], where the operation may take subnormal numbers for zeros.
    Flushing,
    /// A register that the lanes fill in part.
    Partly,
    /// An operator of C.
    Operator,
}

const I8: Scalar = Scalar::unsigned(8);
const I16: Scalar = Scalar::unsigned(16);
const I32: Scalar = Scalar::unsigned(32);
const F32: Scalar = Float(32);

/// Rows of an operation.
macro_rules! rows {
    ($($form:ident $op:ident { $($lane:ident x $lanes:literal $call:literal),+ $(,)? })+) => {
        &[$($(Row {
            operation: $op::NAME,
            lane: $lane,
            lanes: $lanes,
            call: $call,
            form: Form::$form,
        },)+)+]
    };
}

/// The instructions of a family.
pub fn of(family: Family) -> &'static [Row] {
    match family {
        Family::C66x => C66X,
        Family::Helium => HELIUM,
        Family::Hexagon => HEXAGON,
        _ => &[],
    }
}

/// Texas Instruments, "TMS320C6000 Optimizing C/C++ Compiler" (SPRUI04), tables of intrinsics: registers of 32 bits and
/// pairs of them.
static C66X: &[Row] = rows! {
    Plain AddIOp { I8 x 4 "_add4", I16 x 2 "_add2", I16 x 4 "_dadd2", I32 x 2 "_dadd" }
    Plain SubIOp { I8 x 4 "_sub4", I16 x 2 "_sub2", I16 x 4 "_dsub2", I32 x 2 "_dsub" }
    Plain MulIOp { I16 x 2 "gir_mul2", I16 x 4 "gir_dmul2" }
    Plain MaxSIOp { I16 x 2 "_max2", I16 x 4 "_dmax2" }
    Plain MinSIOp { I16 x 2 "_min2", I16 x 4 "_dmin2" }
    Plain MaxUIOp { I8 x 4 "_maxu4" }
    Plain MinUIOp { I8 x 4 "_minu4" }
    Plain SAddSatOp { I16 x 2 "_sadd2", I16 x 4 "_dsadd2", I32 x 2 "_dsadd" }
    Plain SSubSatOp { I16 x 2 "_ssub2", I16 x 4 "_dssub2", I32 x 2 "_dssub" }
    Plain UAddSatOp { I8 x 4 "_saddu4" }
    Plain AddFOp { F32 x 2 "_daddsp" }
    Plain SubFOp { F32 x 2 "_dsubsp" }
    Plain MulFOp { F32 x 2 "_dmpysp" }
    Operator AndIOp { I8 x 4 "&", I16 x 2 "&", I16 x 4 "&", I32 x 2 "&" }
    Operator OrIOp { I8 x 4 "|", I16 x 2 "|", I16 x 4 "|", I32 x 2 "|" }
    Operator XOrIOp { I8 x 4 "^", I16 x 2 "^", I16 x 4 "^", I32 x 2 "^" }
};

/// Arm, "MVE Intrinsics Reference", vectors of 128 bits. Instructions on floats take subnormal numbers for zeros
/// (Armv8-M, "Standard FPSCR value").
static HELIUM: &[Row] = rows! {
    Plain AddIOp { I8 x 16 "vaddq_u8", I16 x 8 "vaddq_u16", I32 x 4 "vaddq_u32" }
    Plain SubIOp { I8 x 16 "vsubq_u8", I16 x 8 "vsubq_u16", I32 x 4 "vsubq_u32" }
    Plain MulIOp { I8 x 16 "vmulq_u8", I16 x 8 "vmulq_u16", I32 x 4 "vmulq_u32" }
    Signed MaxSIOp { I8 x 16 "vmaxq_s8", I16 x 8 "vmaxq_s16", I32 x 4 "vmaxq_s32" }
    Signed MinSIOp { I8 x 16 "vminq_s8", I16 x 8 "vminq_s16", I32 x 4 "vminq_s32" }
    Plain MaxUIOp { I8 x 16 "vmaxq_u8", I16 x 8 "vmaxq_u16", I32 x 4 "vmaxq_u32" }
    Plain MinUIOp { I8 x 16 "vminq_u8", I16 x 8 "vminq_u16", I32 x 4 "vminq_u32" }
    Signed SAddSatOp { I8 x 16 "vqaddq_s8", I16 x 8 "vqaddq_s16", I32 x 4 "vqaddq_s32" }
    Signed SSubSatOp { I8 x 16 "vqsubq_s8", I16 x 8 "vqsubq_s16", I32 x 4 "vqsubq_s32" }
    Plain UAddSatOp { I8 x 16 "vqaddq_u8", I16 x 8 "vqaddq_u16", I32 x 4 "vqaddq_u32" }
    Plain USubSatOp { I8 x 16 "vqsubq_u8", I16 x 8 "vqsubq_u16", I32 x 4 "vqsubq_u32" }
    Plain AndIOp { I8 x 16 "vandq_u8", I16 x 8 "vandq_u16", I32 x 4 "vandq_u32" }
    Plain OrIOp { I8 x 16 "vorrq_u8", I16 x 8 "vorrq_u16", I32 x 4 "vorrq_u32" }
    Plain XOrIOp { I8 x 16 "veorq_u8", I16 x 8 "veorq_u16", I32 x 4 "veorq_u32" }
    Flushing AddFOp { F32 x 4 "vaddq_f32" }
    Flushing SubFOp { F32 x 4 "vsubq_f32" }
    Flushing MulFOp { F32 x 4 "vmulq_f32" }
};

/// Clang's `hexagon_protos.h`, pairs of registers of 32 bits, and `hvx_hexagon_protos.h`: sixteen lanes of 16 and 32
/// bits take a quarter and a half of a vector of HVX. Floats of HVX are rounded otherwise, and have no row.
static HEXAGON: &[Row] = rows! {
    Plain AddIOp { I8 x 8 "Q6_P_vaddub_PP", I16 x 4 "Q6_P_vaddh_PP", I32 x 2 "Q6_P_vaddw_PP" }
    Plain SubIOp { I8 x 8 "Q6_P_vsubub_PP", I16 x 4 "Q6_P_vsubh_PP", I32 x 2 "Q6_P_vsubw_PP" }
    Plain MaxSIOp { I8 x 8 "Q6_P_vmaxb_PP", I16 x 4 "Q6_P_vmaxh_PP", I32 x 2 "Q6_P_vmaxw_PP" }
    Plain MinSIOp { I8 x 8 "Q6_P_vminb_PP", I16 x 4 "Q6_P_vminh_PP", I32 x 2 "Q6_P_vminw_PP" }
    Plain MaxUIOp { I8 x 8 "Q6_P_vmaxub_PP", I16 x 4 "Q6_P_vmaxuh_PP", I32 x 2 "Q6_P_vmaxuw_PP" }
    Plain MinUIOp { I8 x 8 "Q6_P_vminub_PP", I16 x 4 "Q6_P_vminuh_PP", I32 x 2 "Q6_P_vminuw_PP" }
    Plain SAddSatOp { I16 x 4 "Q6_P_vaddh_PP_sat", I32 x 2 "Q6_P_vaddw_PP_sat" }
    Plain SSubSatOp { I16 x 4 "Q6_P_vsubh_PP_sat", I32 x 2 "Q6_P_vsubw_PP_sat" }
    Plain UAddSatOp { I8 x 8 "Q6_P_vaddub_PP_sat", I16 x 4 "Q6_P_vadduh_PP_sat" }
    Plain USubSatOp { I8 x 8 "Q6_P_vsubub_PP_sat", I16 x 4 "Q6_P_vsubuh_PP_sat" }
    Operator AndIOp { I8 x 8 "&", I16 x 4 "&", I32 x 2 "&" }
    Operator OrIOp { I8 x 8 "|", I16 x 4 "|", I32 x 2 "|" }
    Operator XOrIOp { I8 x 8 "^", I16 x 4 "^", I32 x 2 "^" }
    Partly AddIOp { I16 x 16 "Q6_Vh_vadd_VhVh", I32 x 16 "Q6_Vw_vadd_VwVw" }
    Partly SubIOp { I16 x 16 "Q6_Vh_vsub_VhVh", I32 x 16 "Q6_Vw_vsub_VwVw" }
    Partly MulIOp { I16 x 16 "Q6_Vh_vmpyi_VhVh" }
    Partly MaxSIOp { I16 x 16 "Q6_Vh_vmax_VhVh", I32 x 16 "Q6_Vw_vmax_VwVw" }
    Partly MinSIOp { I16 x 16 "Q6_Vh_vmin_VhVh", I32 x 16 "Q6_Vw_vmin_VwVw" }
    Partly MaxUIOp { I16 x 16 "Q6_Vuh_vmax_VuhVuh" }
    Partly MinUIOp { I16 x 16 "Q6_Vuh_vmin_VuhVuh" }
    Partly SAddSatOp { I16 x 16 "Q6_Vh_vadd_VhVh_sat", I32 x 16 "Q6_Vw_vadd_VwVw_sat" }
    Partly SSubSatOp { I16 x 16 "Q6_Vh_vsub_VhVh_sat", I32 x 16 "Q6_Vw_vsub_VwVw_sat" }
    Partly UAddSatOp { I16 x 16 "Q6_Vuh_vadd_VuhVuh_sat", I32 x 16 "Q6_Vuw_vadd_VuwVuw_sat" }
    Partly USubSatOp { I16 x 16 "Q6_Vuh_vsub_VuhVuh_sat", I32 x 16 "Q6_Vuw_vsub_VuwVuw_sat" }
    Partly AndIOp { I16 x 16 "Q6_V_vand_VV", I32 x 16 "Q6_V_vand_VV" }
    Partly OrIOp { I16 x 16 "Q6_V_vor_VV", I32 x 16 "Q6_V_vor_VV" }
    Partly XOrIOp { I16 x 16 "Q6_V_vxor_VV", I32 x 16 "Q6_V_vxor_VV" }
};
