//! Branches and returns.

use super::body::{Body, Rules};
use gir_dialects::{
    ir::{Block, Op, OpView, TypeExt, Value},
    upstream::{cf, func, llvm},
};

/// The rules of this family.
pub const RULES: Rules = &[
    (llvm::BrOp::NAME, branch),
    (llvm::CondBrOp::NAME, choose),
    (llvm::SwitchOp::NAME, switch),
    (llvm::ReturnOp::NAME, leave),
    (llvm::UnreachableOp::NAME, never),
];

/// The values that a branch passes to a block, by their parts.
fn passed<'c>(
    body: &Body<'_, 'c>,
    values: &[Value<'c>],
    to: Block<'c>,
) -> Result<Vec<Value<'c>>, String> {
    let mut all = vec![];
    for (&value, argument) in values.iter().zip(to.arguments()) {
        let types = body.types(argument)?;
        all.extend(body.parts_as(value, &types)?);
    }
    Ok(all)
}

fn branch<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(branch) = op.cast::<llvm::BrOp<'c>>() else {
        return Ok(());
    };
    let values = passed(body, &branch.dest_operands(), branch.dest())?;
    cf::BranchOp::build(&body.b, &values, body.target(branch.dest()));
    Ok(())
}

fn choose<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(branch) = op.cast::<llvm::CondBrOp<'c>>() else {
        return Ok(());
    };
    let condition = body.value(branch.condition())?;
    let (yes, no) = (branch.true_dest(), branch.false_dest());
    let taken = passed(body, &branch.true_dest_operands(), yes)?;
    let other = passed(body, &branch.false_dest_operands(), no)?;
    let (yes, no) = (body.target(yes), body.target(no));
    cf::CondBranchOp::build(&body.b, condition, &taken, &other, None, yes, no);
    Ok(())
}

fn switch<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let Some(switch) = op.cast::<llvm::SwitchOp<'c>>() else {
        return Ok(());
    };
    let flag = body.value(switch.value())?;
    let mut edges = super::edges::edges(op).into_iter();
    let (values, otherwise) = edges.next().ok_or("has no default")?;
    let values = passed(body, &values, otherwise)?;
    let (mut operands, mut counts, mut blocks) = (vec![], vec![], vec![]);
    for (values, block) in edges {
        let values = passed(body, &values, block)?;
        counts.push(i32::try_from(values.len()).unwrap_or_default());
        operands.extend(values);
        blocks.push(body.target(block));
    }
    let (cases, to) = (switch.case_values(), body.target(otherwise));
    cf::SwitchOp::build(
        &body.b, flag, &values, &operands, cases, &counts, to, &blocks,
    );
    Ok(())
}

fn leave<'c>(body: &mut Body<'_, 'c>, op: Op<'c>) -> Result<(), String> {
    let types = results(body);
    let mut values = vec![];
    for operand in op.operands() {
        values.extend(body.parts_as(operand, &types)?);
    }
    func::ReturnOp::build(&body.b, &values);
    Ok(())
}

fn results<'c>(body: &Body<'_, 'c>) -> Vec<gir_dialects::ir::Type<'c>> {
    let signature = body.new.function_type().as_function();
    signature.map_or(vec![], |(_, results)| results)
}

/// A place that the program never reaches: the work-item may do anything, and ends.
fn never<'c>(body: &mut Body<'_, 'c>, _: Op<'c>) -> Result<(), String> {
    let values: Vec<_> = results(body).into_iter().map(|ty| body.any(ty)).collect();
    func::ReturnOp::build(&body.b, &values);
    Ok(())
}
