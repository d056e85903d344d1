//! Branches, returns and calls.

use super::{
    arith::reads_signed,
    site::{Rule, Site},
    types, values,
};
use gir_dialects::{
    gir,
    ir::{Block, Op, OpView, Signedness, Value},
    upstream::{cf, func},
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        cf::BranchOp::NAME => branch,
        cf::CondBranchOp::NAME => conditional_branch,
        func::ReturnOp::NAME => return_,
        func::CallOp::NAME => call,
        _ => return None,
    })
}

/// The values that a branch passes to a block, whose arguments get their types here if this branch is the first to
/// reach it.
fn passed<'c>(site: &Site<'c, '_>, operands: &[Value<'c>], block: Block<'c>) -> Vec<Value<'c>> {
    let pass = |(&operand, argument): (&Value<'c>, Value<'c>)| {
        if types::is_of_mir(argument.ty()) {
            let wanted = Some(argument).filter(|argument| !types::is_flag(argument.ty()));
            argument.set_type(match wanted.and_then(wanted_sign) {
                Some(sign) => types::with_sign(operand.ty(), sign),
                None => operand.ty(),
            });
        }
        values::cast(site, operand, argument.ty())
    };
    operands.iter().zip(block.arguments()).map(pass).collect()
}

/// The sign that users of the value read.
fn wanted_sign(value: Value<'_>) -> Option<Signedness> {
    let signed = value.uses().find_map(|(user, _)| reads_signed(user))?;
    Some(match signed {
        true => Signedness::Signed,
        false => Signedness::Unsigned,
    })
}

fn branch<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let branch = op.cast::<cf::BranchOp<'c>>()?;
    let operands = passed(site, &branch.dest_operands(), branch.dest());
    gir::BrOp::build(site, &operands, branch.dest());
    Some(vec![])
}

/// If both successors are one block with different arguments, these are selected: a phi has one entry per
/// predecessor.
fn conditional_branch<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let branch = op.cast::<cf::CondBranchOp<'c>>()?;
    let (condition, dest) = (branch.condition(), branch.true_dest());
    let yes = passed(site, &branch.true_dest_operands(), dest);
    let no = passed(site, &branch.false_dest_operands(), branch.false_dest());
    if dest != branch.false_dest() || yes == no {
        gir::BrIfOp::build(site, condition, &yes, &no, dest, branch.false_dest());
        return Some(vec![]);
    }
    let choose = |(&yes, &no): (&Value<'c>, &Value<'c>)| {
        gir::SelectOp::build(site, yes.ty(), condition, yes, no).result()
    };
    let chosen: Vec<_> = yes.iter().zip(&no).map(choose).collect();
    gir::BrOp::build(site, &chosen, dest);
    Some(vec![])
}

fn return_<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let operand = op.operands().next().zip(site.result);
    let operand = operand.map(|(value, ty)| values::cast(site, value, ty));
    gir::ReturnOp::build(site, operand);
    Some(vec![])
}

fn call<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let callee = op.cast::<func::CallOp<'c>>()?.callee();
    let Some(signature) = site.symbols.functions.get(callee) else {
        op.error("calls a function that is not in the module");
        return None;
    };
    let pass = |(operand, &ty)| values::cast(site, operand, ty);
    let operands: Vec<_> = op.operands().zip(&signature.parameters).map(pass).collect();
    let new = gir::CallOp::build(site, signature.result, callee, &operands);
    Some(new.op().results().collect())
}
