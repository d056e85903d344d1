//! Derivatives, for which upstream's dialect has no operations.

use super::placeholders;
use gir_dialects::{
    ir::{Builder, OpView as _},
    lir,
    mir::{DerivativePrecision as Precision, ScreenAxis},
    rewrite::{PatternSet, Rewriter},
    upstream::spirv::Capability,
};
use rspirv::spirv::Op as Instruction;

/// Adds the pattern.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns.rewrite::<lir::DerivativeOp<'_>>(derivative);
}

/// The capability of a placeholder, if it is a derivative that needs one.
pub fn capability(instruction: Instruction) -> Option<Capability> {
    let is_controlled = matches!(
        instruction,
        Instruction::DPdxCoarse
            | Instruction::DPdxFine
            | Instruction::DPdyCoarse
            | Instruction::DPdyFine
    );
    is_controlled.then_some(Capability::DerivativeControl)
}

fn derivative<'c>(derivative: lir::DerivativeOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = derivative.op();
    let instruction = match (derivative.axis(), derivative.precision()) {
        (ScreenAxis::X, Precision::Any) => Instruction::DPdx,
        (ScreenAxis::X, Precision::Coarse) => Instruction::DPdxCoarse,
        (ScreenAxis::X, Precision::Fine) => Instruction::DPdxFine,
        (ScreenAxis::Y, Precision::Any) => Instruction::DPdy,
        (ScreenAxis::Y, Precision::Coarse) => Instruction::DPdyCoarse,
        (ScreenAxis::Y, Precision::Fine) => Instruction::DPdyFine,
    };
    let value = derivative.value();
    let b = Builder::before(op);
    let new = placeholders::call(&b, instruction, &[value], Some(value.ty())).result(0);
    rewriter.replace(op, &[new]);
    true
}
