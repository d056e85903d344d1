//! Sums and differences that saturate: instructions where the processor has them, by the intrinsics of its compilers.
//!
//! Intrinsics on 32 bits compute several narrow numbers; the lowest one is that of the operands.

use super::language::OfProcessor;
use crate::{
    profile::Family,
    targets::c_like::{body::Body, expression::Expr, spellings::Spellings},
};
use gir_dialects::{ir::Op, lir};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    spellings
        .value::<lir::SAddSatOp<'_>>(|body, op| call(body, op, ADD, true))
        .value::<lir::UAddSatOp<'_>>(|body, op| call(body, op, ADD, false))
        .value::<lir::SSubSatOp<'_>>(|body, op| call(body, op, SUBTRACT, true))
        .value::<lir::USubSatOp<'_>>(|body, op| call(body, op, SUBTRACT, false));
}

/// The functions for 8, 16, 32 and 64 bits, signed and not.
type Names = [[&'static str; 2]; 4];

const ADD: Names = [
    ["gir_add_sat_u8", "gir_add_sat_i8"],
    ["gir_add_sat_u16", "gir_add_sat_i16"],
    ["gir_add_sat_u32", "gir_add_sat_i32"],
    ["gir_add_sat_u64", "gir_add_sat_i64"],
];

const SUBTRACT: Names = [
    ["gir_sub_sat_u8", "gir_sub_sat_i8"],
    ["gir_sub_sat_u16", "gir_sub_sat_i16"],
    ["gir_sub_sat_u32", "gir_sub_sat_i32"],
    ["gir_sub_sat_u64", "gir_sub_sat_i64"],
];

fn call<'c>(body: &mut Body<'c, '_>, op: Op<'c>, names: Names, is_signed: bool) -> Option<Expr> {
    let [x, y] = [0, 1].map(|index| match is_signed {
        true => body.signed(op.operand(index)),
        false => body.unsigned(op.operand(index)),
    });
    let size = match x.ty.lane()?.bits() {
        8 => 0,
        16 => 1,
        32 => 2,
        _ => 3,
    };
    let ty = x.ty.clone();
    Some(Expr::call(
        names[size][usize::from(is_signed)],
        &[&x, &y],
        ty,
    ))
}

/// A function of two numbers: its type, its name, and its lines.
macro_rules! function {
    ($ty:literal, $name:literal, $lines:expr) => {
        concat!(
            "static inline ",
            $ty,
            " ",
            $name,
            "(",
            $ty,
            " x, ",
            $ty,
            " y) {\n",
            $lines,
            "}\n"
        )
    };
}

/// The result in a wider type, brought between the ends of the range.
macro_rules! clamped {
    ($ty:literal, $name:literal, $wide:literal, $sign:literal, $low:literal, $high:literal) => {
        function!(
            $ty,
            $name,
            concat!(
                "    ",
                $wide,
                " wide = (",
                $wide,
                ")x ",
                $sign,
                " y;\n",
                "    return (",
                $ty,
                ")(wide > ",
                $high,
                " ? ",
                $high,
                " : wide < ",
                $low,
                " ? ",
                $low,
                " : wide);\n"
            )
        )
    };
}

/// The result of an intrinsic.
macro_rules! intrinsic {
    ($ty:literal, $name:literal, $intrinsic:literal) => {
        function!(
            $ty,
            $name,
            concat!("    return (", $ty, ")", $intrinsic, "(x, y);\n")
        )
    };
}

/// A function that some families have an intrinsic for: how a call of it begins, and its text.
macro_rules! by_family {
    ($ty:literal $name:literal: $($family:ident $intrinsic:literal)*; $other:expr) => {
        (concat!($name, "("), |language| match language.family {
            $(Family::$family => intrinsic!($ty, $name, $intrinsic),)*
            _ => $other,
        })
    };
}

/// The functions.
pub const FUNCTIONS: &[OfProcessor] = &[
    by_family!("uint8_t" "gir_add_sat_u8": C66x "_saddu4" Helium "__uqadd8";
        clamped!("uint8_t", "gir_add_sat_u8", "int32_t", "+", "0", "255")),
    by_family!("int8_t" "gir_add_sat_i8": Helium "__qadd8";
        clamped!("int8_t", "gir_add_sat_i8", "int32_t", "+", "-128", "127")),
    by_family!("uint16_t" "gir_add_sat_u16": Helium "__uqadd16" Hexagon "Q6_R_vadduh_RR_sat";
        clamped!("uint16_t", "gir_add_sat_u16", "int32_t", "+", "0", "65535")),
    by_family!("int16_t" "gir_add_sat_i16":
        C66x "_sadd2" Helium "__qadd16" Hexagon "Q6_R_vaddh_RR_sat";
        clamped!("int16_t", "gir_add_sat_i16", "int32_t", "+", "-32768", "32767")),
    by_family!("uint32_t" "gir_add_sat_u32": ; ADD_U32),
    by_family!("int32_t" "gir_add_sat_i32": C66x "_sadd" Helium "__qadd" Hexagon "Q6_R_add_RR_sat";
        clamped!("int32_t", "gir_add_sat_i32", "int64_t", "+", "INT32_MIN", "INT32_MAX")),
    by_family!("uint64_t" "gir_add_sat_u64": ; ADD_U64),
    by_family!("int64_t" "gir_add_sat_i64": Hexagon "Q6_P_add_PP_sat"; ADD_I64),
    by_family!("uint8_t" "gir_sub_sat_u8": Helium "__uqsub8";
        clamped!("uint8_t", "gir_sub_sat_u8", "int32_t", "-", "0", "255")),
    by_family!("int8_t" "gir_sub_sat_i8": Helium "__qsub8";
        clamped!("int8_t", "gir_sub_sat_i8", "int32_t", "-", "-128", "127")),
    by_family!("uint16_t" "gir_sub_sat_u16": Helium "__uqsub16" Hexagon "Q6_R_vsubuh_RR_sat";
        clamped!("uint16_t", "gir_sub_sat_u16", "int32_t", "-", "0", "65535")),
    by_family!("int16_t" "gir_sub_sat_i16":
        C66x "_ssub2" Helium "__qsub16" Hexagon "Q6_R_vsubh_RR_sat";
        clamped!("int16_t", "gir_sub_sat_i16", "int32_t", "-", "-32768", "32767")),
    by_family!("uint32_t" "gir_sub_sat_u32": ; SUBTRACT_U32),
    by_family!("int32_t" "gir_sub_sat_i32": C66x "_ssub" Helium "__qsub" Hexagon "Q6_R_sub_RR_sat";
        clamped!("int32_t", "gir_sub_sat_i32", "int64_t", "-", "INT32_MIN", "INT32_MAX")),
    by_family!("uint64_t" "gir_sub_sat_u64": ; SUBTRACT_U64),
    by_family!("int64_t" "gir_sub_sat_i64": ; SUBTRACT_I64),
];

const ADD_U32: &str = "\
static inline uint32_t gir_add_sat_u32(uint32_t x, uint32_t y) {
    uint32_t sum = x + y;
    return sum < x ? UINT32_MAX : sum;
}
";

const ADD_U64: &str = "\
static inline uint64_t gir_add_sat_u64(uint64_t x, uint64_t y) {
    uint64_t sum = x + y;
    return sum < x ? UINT64_MAX : sum;
}
";

/// A sum overflows if its sign differs from that of both operands.
const ADD_I64: &str = "\
static inline int64_t gir_add_sat_i64(int64_t x, int64_t y) {
    int64_t sum = (int64_t)((uint64_t)x + (uint64_t)y);
    return ((x ^ sum) & (y ^ sum)) < 0 ? (x < 0 ? INT64_MIN : INT64_MAX) : sum;
}
";

const SUBTRACT_U32: &str = "\
static inline uint32_t gir_sub_sat_u32(uint32_t x, uint32_t y) {
    return x < y ? 0u : x - y;
}
";

const SUBTRACT_U64: &str = "\
static inline uint64_t gir_sub_sat_u64(uint64_t x, uint64_t y) {
    return x < y ? 0u : x - y;
}
";

/// A difference overflows if the operands have different signs, and its sign is that of the second.
const SUBTRACT_I64: &str = "\
static inline int64_t gir_sub_sat_i64(int64_t x, int64_t y) {
    int64_t difference = (int64_t)((uint64_t)x - (uint64_t)y);
    return ((x ^ y) & (x ^ difference)) < 0 ? (x < 0 ? INT64_MIN : INT64_MAX) : difference;
}
";
