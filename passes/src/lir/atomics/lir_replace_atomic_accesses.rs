//! `--lir-replace-atomic-accesses`: replaces atomic loads and stores by read-modify-writes.
//!
//! ```mlir
//! %v = lir.atomic_load %p                     %v = lir.atomic_or %p, %zero
//!     ordering acquire scope device       →       ordering acquire scope device
//! lir.atomic_store %p, %x                     %unused = lir.atomic_exchange %p, %x
//!     ordering release scope device               ordering release scope device
//! ```
//!
//! For targets that lack them according to the tables `atomics` of their profiles; a remark names
//! each. A load becomes an `or` with 0, or if that is missing, a compare-exchange of 0 for 0: both
//! write the value that was there. A store becomes an exchange. Orderings and scopes stay.
//! `lir.load` and `lir.store` with an ordering are treated like the atomic operations; volatile
//! ones stay.

use crate::{
    analysis::taken,
    lir::{
        arithmetic::Arithmetic,
        atomics::{self, Missing, bits, exchange_loop::ExchangeLoop},
    },
    profile::{AtomicOperation, Means},
};
use gir_dialects::{
    ir::{Builder, Op, Value},
    lir,
    pass::{PassInfo, PassRun},
};

/// The pass.
pub static PASS: PassInfo = PassInfo {
    argument: "lir-replace-atomic-accesses",
    description: "Replace atomic loads and stores that the target lacks by read-modify-writes",
    anchor: "func.func",
    options: &[],
    dialects: &["arith", "lir"],
    initialize: None,
    concerns: Some(|census| census.is_ordered()),
    run,
};

fn run(pass: &PassRun<'_>) {
    let missing = atomics::missing(pass.op());
    if missing.is_empty() {
        pass.note_unchanged();
    }
    for missing in missing {
        if is_volatile(missing.op) {
            continue;
        }
        if !missing.op.is::<lir::AtomicFlagClearOp<'_>>() {
            replace(&missing);
        }
    }
}

/// Replaces a load or a store by a read-modify-write.
pub fn replace(missing: &Missing<'_>) {
    match missing.asks.operation {
        AtomicOperation::Load => load(missing),
        AtomicOperation::Store => store(missing),
        _ => {}
    }
}

fn is_volatile(op: Op<'_>) -> bool {
    let load = op.cast::<lir::LoadOp<'_>>();
    let store = op.cast::<lir::StoreOp<'_>>();
    load.is_some_and(lir::LoadOp::is_volatile) || store.is_some_and(lir::StoreOp::is_volatile)
}

fn load(missing: &Missing<'_>) {
    let op = missing.op;
    let (what, build): (_, for<'c> fn(&Builder<'c>, Op<'c>, Value<'c>) -> Value<'c>) =
        match missing.means {
            Means::Operation(AtomicOperation::Load) => ("a load of the bits", load_bits),
            Means::Operation(AtomicOperation::Or) => ("an or with 0", or_with_zero),
            Means::Operation(_) => ("a compare-exchange of 0 for 0", exchange_zeros),
            _ => return,
        };
    taken::remark(op, what);
    let b = Builder::before(op);
    let pointer = bits::pointer_to(&b, op.operand(0));
    let found = build(&b, op, pointer);
    let value = bits::cast(&b, found, op.result(0).ty());
    atomics::replace(op, Some(value));
}

fn load_bits<'c>(b: &Builder<'c>, op: Op<'c>, pointer: Value<'c>) -> Value<'c> {
    let (ordering, scope) = atomics::order(op);
    lir::AtomicLoadOp::build(b, bits::number_at(pointer), pointer, ordering, scope).result()
}

fn or_with_zero<'c>(b: &Builder<'c>, op: Op<'c>, pointer: Value<'c>) -> Value<'c> {
    let (ordering, scope) = atomics::order(op);
    let ty = bits::number_at(pointer);
    let zero = Arithmetic::new(*b).int(ty, 0);
    lir::AtomicOrOp::build(b, ty, pointer, zero, ordering, scope).result()
}

fn exchange_zeros<'c>(b: &Builder<'c>, op: Op<'c>, pointer: Value<'c>) -> Value<'c> {
    let (ordering, scope) = atomics::order(op);
    let zero = Arithmetic::new(*b).int(bits::number_at(pointer), 0);
    let exchange = ExchangeLoop {
        pointer,
        ordering,
        // It fails if the value is not 0, but returns it all the same.
        ordering_of_failure: ordering,
        scope,
    };
    exchange.exchange(b, zero, zero)
}

fn store(missing: &Missing<'_>) {
    let op = missing.op;
    let (ordering, scope) = atomics::order(op);
    let b = Builder::before(op);
    let (what, is_store) = match missing.means {
        Means::Operation(AtomicOperation::Store) => ("a store of the bits", true),
        // The exchange may be expanded into a loop in turn.
        Means::Operation(_) | Means::Loop => ("an exchange", false),
        Means::Instruction | Means::Word => return,
    };
    taken::remark(op, what);
    let pointer = bits::pointer_to(&b, op.operand(0));
    let value = bits::of(&b, op.operand(1));
    if is_store {
        lir::AtomicStoreOp::build(&b, pointer, value, ordering, scope);
    } else {
        lir::AtomicExchangeOp::build(&b, value.ty(), pointer, value, ordering, scope);
    }
    op.erase();
}
