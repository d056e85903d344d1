//! The branches of the `llvm` dialect.

use gir_dialects::{
    ir::{Block, Op, Value},
    upstream::llvm,
};

/// The values that a branch passes to each successor.
pub fn edges<'c>(op: Op<'c>) -> Vec<(Vec<Value<'c>>, Block<'c>)> {
    if let Some(branch) = op.cast::<llvm::BrOp<'c>>() {
        return vec![(branch.dest_operands(), branch.dest())];
    }
    if let Some(branch) = op.cast::<llvm::CondBrOp<'c>>() {
        return vec![
            (branch.true_dest_operands(), branch.true_dest()),
            (branch.false_dest_operands(), branch.false_dest()),
        ];
    }
    let Some(switch) = op.cast::<llvm::SwitchOp<'c>>() else {
        return vec![];
    };
    let mut values = switch.case_operands().into_iter();
    let cases = switch.case_destinations().into_iter();
    let cases = cases
        .zip(switch.case_operand_segments())
        .map(|(block, count)| {
            let count = usize::try_from(count).unwrap_or_default();
            (values.by_ref().take(count).collect(), block)
        });
    let otherwise = (switch.default_operands(), switch.default_destination());
    std::iter::once(otherwise)
        .chain(cases.collect::<Vec<_>>())
        .collect()
}
