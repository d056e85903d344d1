//! Loops with 64-bit counters, as conditional loops.

use crate::lir::arithmetic::Arithmetic;
use gir_dialects::{
    ir::{self, Block, Builder, OpView, Value},
    upstream::{
        arith::{self, CmpIPredicate},
        scf,
    },
};

/// Replaces a counted loop by one that tests and steps its counter itself; returns that.
pub fn repeat<'c>(counted: scf::ForOp<'c>) -> Option<scf::WhileOp<'c>> {
    let op = counted.op();
    let body = counted.region().first_block()?;
    let end = body.terminator()?;
    let (b, location) = (Builder::before(op), op.location());
    // The counter comes first, then the values carried by the loop.
    let initial: Vec<Value<'c>> = [op.operand(0)]
        .into_iter()
        .chain(op.operands().skip(3))
        .collect();
    let types: Vec<_> = initial.iter().map(|value| value.ty()).collect();
    let new = scf::WhileOp::build(&b, &types, &initial);
    let arguments: Vec<_> = types.iter().map(|&ty| (ty, location)).collect();
    let before = Block::new(&arguments);
    new.before().append(before);
    let passed: Vec<_> = before.arguments().collect();
    let at = Builder::at_end(before, location);
    let predicate = match counted.unsigned_cmp() {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let goes_on = Arithmetic::new(at).cmpi(predicate, passed[0], op.operand(1));
    scf::ConditionOp::build(&at, goes_on, &passed);
    let at = Arithmetic::new(Builder::before(end));
    let next = at.binary(arith::AddIOp::NAME, body.argument(0), op.operand(2));
    let yielded: Vec<_> = [next].into_iter().chain(end.operands()).collect();
    end.set_operands(&yielded);
    new.after().take_body(counted.region());
    for (name, value) in op.discardable_attributes() {
        new.op().set_attribute(ir::identifier_text(name), value);
    }
    for (old, new) in op.results().zip(new.op().results().skip(1)) {
        old.replace_all_uses(new);
    }
    op.erase();
    Some(new)
}
