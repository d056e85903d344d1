//! Operations of a subgroup.

use super::{
    instruction::{Instruction, Sign},
    synchronization,
};
use gir_dialects::{
    common::MemoryScope,
    ir::{Op, OpView, Value},
    lir,
    mir::ReduceKind,
    rewrite::{PatternSet, Rewriter, TypeConverter},
    upstream::{llvm::ConstantOp, spirv::GroupOperation},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .add_conversion::<lir::SubgroupShuffleOp<'_>>(converter, shuffle)
        .add_conversion::<lir::SubgroupShuffleXorOp<'_>>(converter, shuffle_xor)
        .add_conversion::<lir::SubgroupBroadcastOp<'_>>(converter, broadcast)
        .add_conversion::<lir::SubgroupAnyOp<'_>>(converter, any)
        .add_conversion::<lir::SubgroupAllOp<'_>>(converter, all)
        .add_conversion::<lir::SubgroupBallotOp<'_>>(converter, ballot)
        .convert::<lir::SubgroupReduceOp<'_>>(converter, reduce);
}

/// An instruction of the subgroup.
fn together<'c>(op: Op<'c>, rewriter: &Rewriter<'c>, name: &str) -> Instruction<'c> {
    let scope = synchronization::scope(MemoryScope::Subgroup);
    Instruction::new(rewriter.before(op), &format!("GroupNonUniform{name}")).literal(scope)
}

/// Replaces an operation by an instruction with its operands.
fn replace<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>, name: &str) -> bool {
    let mut instruction = together(op, rewriter, name);
    for (at, &operand) in operands.iter().enumerate() {
        let sign = if at == 0 {
            Sign::Signed
        } else {
            Sign::Unsigned
        };
        instruction = instruction.number(operand, sign);
    }
    let value = instruction.result(op.result(0).ty());
    rewriter.replace(op, &[value]);
    true
}

/// Patterns that only change the name.
macro_rules! renames {
    ($($name:ident => $instruction:literal;)*) => {$(
        fn $name<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
            replace(op, operands, rewriter, $instruction)
        }
    )*};
}

renames! {
    shuffle => "Shuffle";
    shuffle_xor => "ShuffleXor";
    any => "Any";
    all => "All";
    ballot => "Ballot";
}

/// Before SPIR-V 1.5 a broadcast takes a constant lane; a shuffle gives the same result for any.
fn broadcast<'c>(op: Op<'c>, operands: &[Value<'c>], rewriter: &Rewriter<'c>) -> bool {
    let lane = operands.get(1).and_then(|lane| lane.defining_op());
    let is_constant = lane.is_some_and(|lane| lane.is::<ConstantOp<'c>>());
    let name = if is_constant { "Broadcast" } else { "Shuffle" };
    replace(op, operands, rewriter, name)
}

fn reduce<'c>(
    reduce: lir::SubgroupReduceOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = reduce.op();
    let (name, sign) = match reduce.kind() {
        ReduceKind::Add => ("IAdd", Sign::Signed),
        ReduceKind::Mul => ("IMul", Sign::Signed),
        ReduceKind::MinS => ("SMin", Sign::Signed),
        ReduceKind::MinU => ("UMin", Sign::Unsigned),
        ReduceKind::MaxS => ("SMax", Sign::Signed),
        ReduceKind::MaxU => ("UMax", Sign::Unsigned),
        ReduceKind::And => ("BitwiseAnd", Sign::Signed),
        ReduceKind::Or => ("BitwiseOr", Sign::Signed),
        ReduceKind::Xor => ("BitwiseXor", Sign::Signed),
        ReduceKind::FAdd => ("FAdd", Sign::Signed),
        ReduceKind::FMul => ("FMul", Sign::Signed),
        ReduceKind::FMin => ("FMin", Sign::Signed),
        ReduceKind::FMax => ("FMax", Sign::Signed),
    };
    let value = together(op, rewriter, name)
        .literal(GroupOperation::Reduce as u32)
        .number(operands[0], sign)
        .result(op.result(0).ty());
    rewriter.replace(op, &[value]);
    true
}
