//! Atomic operations, and loads and stores with an ordering.

use super::{
    instruction::{Instruction, Sign},
    synchronization::{scope, semantics},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Builder, Op, OpView, TypeExt, Value},
    lir,
    mir::PtrType,
    rewrite::{PatternSet, Rewriter, TypeConverter},
};

/// Adds the patterns of this family.
pub fn add_patterns(patterns: &mut PatternSet<'_>, converter: &TypeConverter) {
    patterns
        .convert::<lir::AtomicAddOp<'_>>(converter, add)
        .convert::<lir::AtomicSubOp<'_>>(converter, sub)
        .convert::<lir::AtomicAndOp<'_>>(converter, and)
        .convert::<lir::AtomicOrOp<'_>>(converter, or)
        .convert::<lir::AtomicXorOp<'_>>(converter, xor)
        .convert::<lir::AtomicMinOp<'_>>(converter, min)
        .convert::<lir::AtomicMaxOp<'_>>(converter, max)
        .convert::<lir::AtomicExchangeOp<'_>>(converter, exchange)
        .convert::<lir::AtomicFAddOp<'_>>(converter, fadd)
        .convert::<lir::AtomicFMinOp<'_>>(converter, fmin)
        .convert::<lir::AtomicFMaxOp<'_>>(converter, fmax)
        .convert::<lir::AtomicLoadOp<'_>>(converter, load)
        .convert::<lir::AtomicStoreOp<'_>>(converter, store)
        .convert::<lir::AtomicCompareExchangeOp<'_>>(converter, compare_exchange);
}

/// An atomic instruction on the memory of an operation's first operand, with its scope and semantics.
fn instruction<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    (name, sign): (&str, Sign),
    place: Value<'c>,
    (memory, orderings): (MemoryScope, &[MemoryOrdering]),
) -> Option<Instruction<'c>> {
    let ty = PtrType::from_type(op.operand(0).ty())?;
    let start = Instruction::new(rewriter.before(op), name)
        .pointer(place, ty, sign)
        .literal(scope(memory));
    let orderings = orderings.iter();
    Some(orderings.fold(start, |so_far, &ordering| {
        so_far.literal(semantics(memory, ordering))
    }))
}

/// Patterns of operations that update memory with one value.
macro_rules! updates {
    ($($name:ident: $lir:ident => $instruction:expr;)*) => {$(
        fn $name<'c>(
            atomic: lir::$lir<'c>,
            operands: &[Value<'c>],
            rewriter: &Rewriter<'c>,
        ) -> bool {
            let choose: fn(lir::$lir<'c>) -> (&'static str, Sign) = $instruction;
            let how = (atomic.scope(), &[atomic.ordering()][..]);
            update(atomic.op(), rewriter, choose(atomic), operands, how).is_some()
        }
    )*};
}

updates! {
    add: AtomicAddOp => |_| ("AtomicIAdd", Sign::Signed);
    sub: AtomicSubOp => |_| ("AtomicISub", Sign::Signed);
    and: AtomicAndOp => |_| ("AtomicAnd", Sign::Signed);
    or: AtomicOrOp => |_| ("AtomicOr", Sign::Signed);
    xor: AtomicXorOp => |_| ("AtomicXor", Sign::Signed);
    exchange: AtomicExchangeOp => |_| ("AtomicExchange", Sign::Signed);
    fadd: AtomicFAddOp => |_| ("AtomicFAddEXT", Sign::Signed);
    fmin: AtomicFMinOp => |_| ("AtomicFMinEXT", Sign::Signed);
    fmax: AtomicFMaxOp => |_| ("AtomicFMaxEXT", Sign::Signed);
    min: AtomicMinOp => |op| match op.sign() {
        lir::Sign::Signed => ("AtomicSMin", Sign::Signed),
        lir::Sign::Unsigned => ("AtomicUMin", Sign::Unsigned),
    };
    max: AtomicMaxOp => |op| match op.sign() {
        lir::Sign::Signed => ("AtomicSMax", Sign::Signed),
        lir::Sign::Unsigned => ("AtomicUMax", Sign::Unsigned),
    };
}

fn update<'c>(
    op: Op<'c>,
    rewriter: &Rewriter<'c>,
    (name, sign): (&str, Sign),
    operands: &[Value<'c>],
    how: (MemoryScope, &[MemoryOrdering]),
) -> Option<()> {
    let &[place, value] = operands else {
        return None;
    };
    let old = instruction(op, rewriter, (name, sign), place, how)?
        .number(value, sign)
        .result(value.ty());
    rewriter.replace(op, &[old]);
    Some(())
}

fn load<'c>(
    atomic: lir::AtomicLoadOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let how = (atomic.scope(), &[atomic.ordering()][..]);
    let load = instruction(op, rewriter, ("AtomicLoad", Sign::Signed), operands[0], how);
    let Some(load) = load else { return false };
    let value = load.result(op.result(0).ty());
    rewriter.replace(op, &[value]);
    true
}

fn store<'c>(
    atomic: lir::AtomicStoreOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let how = (atomic.scope(), &[atomic.ordering()][..]);
    let store = instruction(
        op,
        rewriter,
        ("AtomicStore", Sign::Signed),
        operands[0],
        how,
    );
    let Some(store) = store else { return false };
    store.number(operands[1], Sign::Signed).run();
    rewriter.erase(op);
    true
}

/// The instruction takes the new value before the expected one.
fn compare_exchange<'c>(
    atomic: lir::AtomicCompareExchangeOp<'c>,
    operands: &[Value<'c>],
    rewriter: &Rewriter<'c>,
) -> bool {
    let op = atomic.op();
    let &[place, expected, desired] = operands else {
        return false;
    };
    if !expected.ty().is_int() {
        op.error("compares floats, which SPIR-V's compare-exchange does not; declare the memory with integers of that width and bitcast the values");
        return false;
    }
    let orderings = [atomic.ordering_succ(), atomic.ordering_fail()];
    let how = (atomic.scope(), &orderings[..]);
    let name = ("AtomicCompareExchange", Sign::Signed);
    let Some(exchange) = instruction(op, rewriter, name, place, how) else {
        return false;
    };
    let old = exchange
        .number(desired, Sign::Signed)
        .number(expected, Sign::Signed)
        .result(expected.ty());
    rewriter.replace(op, &[old]);
    true
}

/// Makes atomic operations of loads and stores with an ordering.
pub fn replace_ordered_accesses(function: Op<'_>) {
    let mut accesses = vec![];
    function.walk_pre(|op| {
        if op.is::<lir::LoadOp<'_>>() || op.is::<lir::StoreOp<'_>>() {
            accesses.push(op);
        }
    });
    for op in accesses {
        let b = Builder::before(op);
        if let Some(load) = op.cast::<lir::LoadOp<'_>>()
            && let (Some(ordering), Some(scope)) = (load.ordering(), load.scope())
        {
            let ty = op.result(0).ty();
            let new = lir::AtomicLoadOp::build(&b, ty, load.ptr(), ordering, scope);
            op.result(0).replace_all_uses(new.op().result(0));
            op.erase();
        } else if let Some(store) = op.cast::<lir::StoreOp<'_>>()
            && let (Some(ordering), Some(scope)) = (store.ordering(), store.scope())
        {
            lir::AtomicStoreOp::build(&b, store.ptr(), store.value(), ordering, scope);
            op.erase();
        }
    }
}
