//! Loads, stores and addresses.

use super::types;
use gir_dialects::{
    gir,
    ir::{self, Op, OpView, Signedness, Type, TypeExt},
    mir, names,
    rewrite::{PatternSet, Rewriter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>) {
    patterns
        .add::<gir::LoadOp<'_>>(load)
        .add::<gir::StoreOp<'_>>(store)
        .rewrite::<gir::GepOp<'_>>(gep)
        .rewrite::<gir::AllocOp<'_>>(alloc)
        .rewrite::<gir::AddressOfOp<'_>>(address_of)
        .add::<gir::AddrSpaceCastOp<'_>>(addr_space_cast);
}

/// Records the sign of an address's index before the types lose it.
pub fn note_sign(op: Op<'_>) {
    let is_unsigned = |op: Op<'_>| {
        matches!(
            op.operand(1).ty().as_integer(),
            Some((_, Signedness::Unsigned))
        )
    };
    if op.is::<gir::GepOp<'_>>() && is_unsigned(op) {
        op.set_attribute(names::MIR_UNSIGNED_INDEX, ir::flag(op.context()));
    }
}

fn result_type(op: Op<'_>) -> Type<'_> {
    types::convert(op.result(0).ty())
}

fn load<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let new = mir::LoadOp::build(
        &rewriter.before(op),
        result_type(op),
        op.operand(0),
        false,
        None,
        None,
    );
    rewriter.replace(op, &[new.result()]);
    true
}

fn store<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let (pointer, value) = (op.operand(0), op.operand(1));
    mir::StoreOp::build(&rewriter.before(op), pointer, value, false, None, None);
    rewriter.erase(op);
    true
}

fn gep<'c>(gep: gir::GepOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = gep.op();
    let unsigned = op.attribute(names::MIR_UNSIGNED_INDEX).is_some();
    let builder = rewriter.before(op);
    let new = mir::GepOp::build(
        &builder,
        result_type(op),
        gep.base(),
        gep.index(),
        gep.stride(),
        unsigned,
    );
    rewriter.replace(op, &[new.result()]);
    true
}

fn alloc<'c>(alloc: gir::AllocOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = alloc.op();
    let new = mir::AllocOp::build(&rewriter.before(op), result_type(op), alloc.count());
    rewriter.replace(op, &[new.result()]);
    true
}

fn address_of<'c>(address: gir::AddressOfOp<'c>, rewriter: &Rewriter<'c>) -> bool {
    let op = address.op();
    let new = mir::AddressOfOp::build(&rewriter.before(op), result_type(op), address.global());
    rewriter.replace(op, &[new.result()]);
    true
}

fn addr_space_cast<'c>(op: Op<'c>, rewriter: &Rewriter<'c>) -> bool {
    let new = mir::AddrSpaceCastOp::build(&rewriter.before(op), result_type(op), op.operand(0));
    rewriter.replace(op, &[new.result()]);
    true
}
