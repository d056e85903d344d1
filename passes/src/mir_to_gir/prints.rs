//! `printf` and `assert`.

use super::site::{Rule, Site};
use gir_dialects::{
    gir,
    ir::{Op, OpView, Value},
    mir,
};

/// The rule of this family for an op.
pub fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        mir::PrintfOp::NAME => printf,
        mir::AssertOp::NAME => assert,
        _ => return None,
    })
}

fn printf<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let printf = op.cast::<mir::PrintfOp<'c>>()?;
    let arguments: Vec<_> = op.operands().collect();
    gir::PrintfOp::build(site, printf.format(), &arguments);
    Some(vec![])
}

fn assert<'c>(op: Op<'c>, site: &Site<'c, '_>) -> Option<Vec<Value<'c>>> {
    let assert = op.cast::<mir::AssertOp<'c>>()?;
    gir::AssertOp::build(site, assert.condition(), assert.message());
    Some(vec![])
}
