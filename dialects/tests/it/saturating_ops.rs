//! Saturating and fixed-point arithmetic of mir and lir, built through their views.

use crate::{
    fixture::{f32, i, module_text},
    mir_ops::function,
};
use gir_dialects::{
    lir,
    mir::{self, FixedRounding},
};
use pretty_assertions::assert_eq;

#[test]
fn of_mir() {
    let text = module_text(|b| {
        let (word, short) = (i(b.context(), 32), i(b.context(), 8));
        let (floor, half_up) = (FixedRounding::Floor, FixedRounding::HalfUp);
        function(b, &[word, f32(b.context())], |b, arguments| {
            let (x, y) = (arguments[0], arguments[1]);
            mir::SAddSatOp::build(b, word, x, x);
            mir::UAddSatOp::build(b, word, x, x);
            mir::SSubSatOp::build(b, word, x, x);
            mir::USubSatOp::build(b, word, x, x);
            mir::SShlSatOp::build(b, word, x, x);
            mir::UShlSatOp::build(b, word, x, x);
            let product = mir::SMulFixOp::build(b, word, x, x, 31, floor);
            assert_eq!((product.scale(), product.rounding()), (31, floor));
            mir::UMulFixOp::build(b, word, x, x, 16, half_up);
            mir::SMulFixSatOp::build(b, word, x, x, 16, half_up);
            mir::UMulFixSatOp::build(b, word, x, x, 16, half_up);
            mir::TruncSSatSOp::build(b, short, x);
            mir::TruncSSatUOp::build(b, short, x);
            mir::TruncUSatUOp::build(b, short, x);
            mir::FPToSISatOp::build(b, word, y);
            mir::FPToUISatOp::build(b, word, y);
            mir::SShrRoundOp::build(b, word, x, x);
            mir::UShrRoundOp::build(b, word, x, x);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = mir.sadd_sat %arg0, %arg0 : i32
    %1 = mir.uadd_sat %arg0, %arg0 : i32
    %2 = mir.ssub_sat %arg0, %arg0 : i32
    %3 = mir.usub_sat %arg0, %arg0 : i32
    %4 = mir.sshl_sat %arg0, %arg0 : i32
    %5 = mir.ushl_sat %arg0, %arg0 : i32
    %6 = mir.smul_fix %arg0, %arg0 scale 31 rounding floor : i32
    %7 = mir.umul_fix %arg0, %arg0 scale 16 rounding half_up : i32
    %8 = mir.smul_fix_sat %arg0, %arg0 scale 16 rounding half_up : i32
    %9 = mir.umul_fix_sat %arg0, %arg0 scale 16 rounding half_up : i32
    %10 = mir.trunc_ssat_s %arg0 : i32 -> i8
    %11 = mir.trunc_ssat_u %arg0 : i32 -> i8
    %12 = mir.trunc_usat_u %arg0 : i32 -> i8
    %13 = mir.fptosi_sat %arg1 : f32 -> i32
    %14 = mir.fptoui_sat %arg1 : f32 -> i32
    %15 = mir.sshr_round %arg0, %arg0 : i32
    %16 = mir.ushr_round %arg0, %arg0 : i32
    return
  }
}
"
    );
}

#[test]
fn of_lir() {
    let text = module_text(|b| {
        let (word, short) = (i(b.context(), 32), i(b.context(), 8));
        let (floor, half_up) = (FixedRounding::Floor, FixedRounding::HalfUp);
        function(b, &[word, f32(b.context())], |b, arguments| {
            let (x, y) = (arguments[0], arguments[1]);
            lir::SAddSatOp::build(b, word, x, x);
            lir::UAddSatOp::build(b, word, x, x);
            lir::SSubSatOp::build(b, word, x, x);
            lir::USubSatOp::build(b, word, x, x);
            lir::SShlSatOp::build(b, word, x, x);
            lir::UShlSatOp::build(b, word, x, x);
            let product = lir::SMulFixOp::build(b, word, x, x, 31, floor);
            assert_eq!((product.scale(), product.rounding()), (31, floor));
            lir::UMulFixOp::build(b, word, x, x, 16, half_up);
            lir::SMulFixSatOp::build(b, word, x, x, 16, half_up);
            lir::UMulFixSatOp::build(b, word, x, x, 16, half_up);
            lir::TruncSSatSOp::build(b, short, x);
            lir::TruncSSatUOp::build(b, short, x);
            lir::TruncUSatUOp::build(b, short, x);
            lir::FPToSISatOp::build(b, word, y);
            lir::FPToUISatOp::build(b, word, y);
            lir::SShrRoundOp::build(b, word, x, x);
            lir::UShrRoundOp::build(b, word, x, x);
        });
    });
    assert_eq!(
        text,
        "\
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    %0 = lir.sadd_sat %arg0, %arg0 : i32
    %1 = lir.uadd_sat %arg0, %arg0 : i32
    %2 = lir.ssub_sat %arg0, %arg0 : i32
    %3 = lir.usub_sat %arg0, %arg0 : i32
    %4 = lir.sshl_sat %arg0, %arg0 : i32
    %5 = lir.ushl_sat %arg0, %arg0 : i32
    %6 = lir.smul_fix %arg0, %arg0 scale 31 rounding floor : i32
    %7 = lir.umul_fix %arg0, %arg0 scale 16 rounding half_up : i32
    %8 = lir.smul_fix_sat %arg0, %arg0 scale 16 rounding half_up : i32
    %9 = lir.umul_fix_sat %arg0, %arg0 scale 16 rounding half_up : i32
    %10 = lir.trunc_ssat_s %arg0 : i32 -> i8
    %11 = lir.trunc_ssat_u %arg0 : i32 -> i8
    %12 = lir.trunc_usat_u %arg0 : i32 -> i8
    %13 = lir.fptosi_sat %arg1 : f32 -> i32
    %14 = lir.fptoui_sat %arg1 : f32 -> i32
    %15 = lir.sshr_round %arg0, %arg0 : i32
    %16 = lir.ushr_round %arg0, %arg0 : i32
    return
  }
}
"
    );
}
