//! `--lir-join-offsets`: folds chains of pointer steps that may leave the object in between.
//!
//! ```mlir
//! %p = lir.gep unsigned %x[%i] stride 4         %0 = arith.extui %i : i32 to i64
//! %q = lir.gep %p[%c-3] stride 4          →     %1 = arith.addi %0, %c-3_i64
//!                                               %q = lir.gep %x[%1] stride 4
//! ```
//!
//! For languages in which a pointer must not leave its object, even on the way to an element
//! inside: `%p` may be beyond the end of `%x`. If all indices are known to be non-negative, the
//! intermediate pointers are inside whenever the element is, and nothing changes. A chain starts at
//! a pointer that control flow chooses or a function takes.
//!
//! Shared, private and constant memory is smaller than 2 GiB: there the sum of offsets is computed in
//! 32 bits, whatever its parts are, and from the start of a variable it has no sign.

use crate::lir::arithmetic::{Arithmetic, domains, gcd};
use gir_dialects::{
    ir::{Attribute, Builder, OpView, Signedness, Type, TypeExt, Value, integer_type},
    lir,
    mir::{PtrType, StorageSpace},
    pass::{PassInfo, PassRun},
    upstream::arith,
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-join-offsets",
    description: "Fold chains of pointer steps that may leave the object in between",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: None,
    run,
};

fn run(pass: &PassRun<'_>) {
    let mut found = vec![];
    pass.op()
        .walk_pre(|op| found.extend(op.cast::<lir::GepOp<'_>>()));
    let mut is_changed = false;
    // Users come after the values they use: once the last one is folded, those in between have no
    // uses left.
    for &gep in &found {
        is_changed |= join(gep);
    }
    for gep in found.into_iter().rev() {
        if !gep.result().has_uses() {
            gep.op().erase();
            is_changed = true;
        }
    }
    if !is_changed {
        pass.note_unchanged();
    }
}

/// Folds a chain into one step from its base; false if there is only one step, or all pointers stay
/// inside.
fn join<'c>(gep: lir::GepOp<'c>) -> bool {
    let base = |gep: &lir::GepOp<'c>| gep.base().defining_op()?.cast::<lir::GepOp<'c>>();
    let chain: Vec<_> = std::iter::successors(Some(gep), base).collect();
    let Some((first, _)) = chain.split_last().filter(|(_, rest)| !rest.is_empty()) else {
        return false;
    };
    if chain.iter().all(is_forward) {
        return false;
    }
    let unit = chain.iter().fold(0, |unit, gep| gcd(unit, gep.stride()));
    let b = Builder::before(gep.op());
    let base = first.base();
    let width = if is_small(base) { 32 } else { 64 };
    let index = sum(&b, &chain, (unit.max(1), width));
    let unsigned = width == 32 && is_variable(base);
    let ty = gep.result().ty();
    let joined = lir::GepOp::build(&b, ty, base, index, unit.max(1), unsigned);
    gep.result().replace_all_uses(joined.result());
    true
}

/// Whether a pointer leads to memory of less than 2 GiB.
fn is_small(pointer: Value<'_>) -> bool {
    let space = PtrType::from_type(pointer.ty()).map(PtrType::space);
    matches!(
        space,
        Some(StorageSpace::Private | StorageSpace::Workgroup | StorageSpace::Constant)
    )
}

/// Whether a pointer is the start of a variable.
fn is_variable(pointer: Value<'_>) -> bool {
    let op = pointer.defining_op();
    op.is_some_and(|op| op.is::<lir::VarOp<'_>>() || op.is::<lir::AddressOfOp<'_>>())
}

/// Whether an index is known to be non-negative.
fn is_forward(gep: &lir::GepOp<'_>) -> bool {
    gep.unsigned_index() || domains::constant(gep.index()).is_some_and(|index| index >= 0)
}

/// The sum of all indices of a chain, in units, as an integer of a width. No sum of offsets in memory overflows
/// 64 bits.
fn sum<'c>(b: &Builder<'c>, chain: &[lir::GepOp<'c>], (unit, width): (i64, u32)) -> Value<'c> {
    let a = Arithmetic::new(*b);
    let long = integer_type(b.context(), width, Signedness::Signless);
    let signed = Attribute::parse(b.context(), "#arith.overflow<nsw>").filter(|_| width == 64);
    let plus = |x, y| arith::AddIOp::build(b, long, x, y, signed).result();
    let times = |x, y| arith::MulIOp::build(b, long, x, y, signed).result();
    let mut known = 0_i64;
    let mut total: Option<Value<'c>> = None;
    for gep in chain.iter().rev() {
        let units = gep.stride() / unit;
        if let Some(index) = known_index(gep) {
            known = known.wrapping_add(index.wrapping_mul(units));
            continue;
        }
        let mut term = extended(b, gep, long);
        if units != 1 {
            term = times(term, a.int(long, units));
        }
        total = Some(total.map_or(term, |total| plus(total, term)));
    }
    match (total, known) {
        (Some(total), 0) => total,
        (Some(total), known) => plus(total, a.int(long, known)),
        (None, known) => a.int(long, known),
    }
}

/// The value of a constant index.
fn known_index(gep: &lir::GepOp<'_>) -> Option<i64> {
    let index = domains::constant(gep.index())?;
    let (width, _) = gep.index().ty().as_integer()?;
    match gep.unsigned_index() && width < 64 {
        true => Some(index & ((1 << width) - 1)),
        false => Some(index),
    }
}

/// An index as an integer of a type.
fn extended<'c>(b: &Builder<'c>, gep: &lir::GepOp<'c>, long: Type<'c>) -> Value<'c> {
    let index = gep.index();
    if index.ty() == long {
        return index;
    }
    if index.ty().number_bits() > long.number_bits() {
        return arith::TruncIOp::build(b, long, index, None).op().result(0);
    }
    match gep.unsigned_index() {
        true => arith::ExtUIOp::build(b, long, index).out(),
        false => arith::ExtSIOp::build(b, long, index).out(),
    }
}
