//! Atomics (MSL, section 6.15): functions on objects of types `atomic_int`, `atomic_uint` and `atomic_float`,
//! relaxed, in device and threadgroup memory.

use super::language::Metal;
use crate::targets::c_like::{
    atomics::{self, C11, WordAddress, object, ordered_call, word},
    body::Body,
    expression::{Expr, Precedence},
    memory,
    spellings::Spellings,
    types::{CType, UINT},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Op, Value},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    atomics::add_integer_updates::<Metal>(spellings);
    atomics::add_float_sum::<Metal>(spellings);
    atomics::add_accesses::<Metal>(spellings);
    spellings
        .value::<lir::LoadOp<'_>>(|body, op| match has_ordering(op) {
            true => atomics::load::<Metal>(body, op, op.operand(0), RELAXED),
            false => memory::load(body, op),
        })
        .statement::<lir::StoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::StoreOp<'_>>()?;
            match has_ordering(op) {
                true => atomics::store::<Metal>(body, op, (store.ptr(), store.value()), RELAXED),
                false => memory::store(body, op),
            }
        })
        .statement::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .statement::<lir::ContainingWordOp<'_>>(containing_word);
}

/// Whether a load or store is atomic.
fn has_ordering(op: Op<'_>) -> bool {
    op.attribute(lir::AtomicAddOp::ORDERING_ATTR).is_some()
}

/// The only ordering available. Earlier passes have inserted fences for the others.
const RELAXED: (MemoryOrdering, MemoryScope) = (MemoryOrdering::Relaxed, MemoryScope::Device);

impl C11 for Metal {
    fn order(orderings: &[MemoryOrdering], _scope: MemoryScope) -> Vec<Expr> {
        vec![word("memory_order_relaxed"); orderings.len()]
    }
}

/// The function takes a variable that holds the expected value, and writes the old value to it. It may fail
/// spuriously, and is then repeated.
fn compare_exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let desired = body.unsigned(exchange.desired());
    let pointer = object(body, exchange.ptr(), &desired.ty);
    body.begin_statement(op);
    let expected = settled(body, exchange.expected());
    let desired = match desired.is_simple() {
        true => desired,
        false => body.temporary(&desired),
    };
    body.make_variable(op.result(0), &expected);
    let old = body.operand(op.result(0));
    let variable = Expr::prefix("&", &old, CType::Named(String::new()));
    let call = ordered_call::<Metal>(
        "atomic_compare_exchange_weak_explicit",
        &[&pointer, &variable, &desired],
        (&[MemoryOrdering::Relaxed; 2], exchange.scope()),
        desired.ty.clone(),
    );
    let same = Expr::binary(
        "==",
        Precedence::Equality,
        [&old, &expected],
        desired.ty.clone(),
    );
    body.out_line(&format!("while (!{} && {}) {{", call.text, same.text));
    body.out_line("}");
    Some(())
}

/// The expression of an integer, in a form whose value does not change while the loop runs.
fn settled<'c>(body: &mut Body<'c, '_>, value: Value<'c>) -> Expr {
    let expr = body.unsigned(value);
    match expr.is_simple() {
        true => expr,
        false => body.temporary(&expr),
    }
}

fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let spelling = WordAddress {
        number: "ulong",
        mask: "~3ul",
        word: UINT,
    };
    atomics::containing_word(body, op, spelling)
}
