//! Atomics: C11's from OpenCL C 2.0 on (specification 3.0, section 6.15.12), functions without orderings before
//! (specification 1.2, section 6.12.11).

use super::{
    language::Version,
    synchronization::{ordering, scope},
};
use crate::targets::c_like::{
    atomics::{self, C11, Kind, Update, Updates, WordAddress, object, ordered_call, word},
    body::Body,
    expression::Expr,
    memory,
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Op, Value},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings, version: Version) {
    match version {
        Version::V1_2 => add_old(spellings),
        Version::V2_0 | Version::V3_0 => add_new(spellings),
    }
    spellings.statement::<lir::ContainingWordOp<'_>>(containing_word);
}

fn add_new(spellings: &mut Spellings) {
    atomics::add_integer_updates::<Explicit>(spellings);
    atomics::add_float_sum::<Explicit>(spellings);
    atomics::add_float_bounds::<Explicit>(spellings);
    atomics::add_accesses::<Explicit>(spellings);
    spellings
        .statement::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .value::<lir::LoadOp<'_>>(load)
        .statement::<lir::StoreOp<'_>>(store);
}

/// A load with an ordering is the function that an atomic load is.
fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::LoadOp<'c>>()?;
    match load.ordering().zip(load.scope()) {
        Some(order) => atomics::load::<Explicit>(body, op, load.ptr(), order),
        None => memory::load(body, op),
    }
}

/// A store with an ordering is the function that an atomic store is.
fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::StoreOp<'c>>()?;
    match store.ordering().zip(store.scope()) {
        Some(order) => atomics::store::<Explicit>(body, op, (store.ptr(), store.value()), order),
        None => memory::store(body, op),
    }
}

fn add_old(spellings: &mut Spellings) {
    atomics::add_integer_updates::<Plain>(spellings);
    spellings.value::<lir::AtomicCompareExchangeOp<'_>>(old_compare_exchange);
}

/// The C11 functions, with a scope.
struct Explicit;

impl C11 for Explicit {
    fn order(orderings: &[MemoryOrdering], of: MemoryScope) -> Vec<Expr> {
        let orderings = orderings.iter().map(|&one| ordering(one));
        orderings.chain([scope(of)]).map(word).collect()
    }
}

/// The function takes a variable that holds the expected value, and writes the old value to it.
fn compare_exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let desired = body.unsigned(exchange.desired());
    let expected = body.unsigned(exchange.expected());
    let pointer = object(body, exchange.ptr(), &desired.ty);
    body.begin_statement(op);
    body.make_variable(op.result(0), &expected);
    let old = body.operand(op.result(0));
    let variable = Expr::prefix("&", &old, CType::Named(String::new()));
    let (success, failure) = (exchange.ordering_succ(), exchange.ordering_fail());
    let success = atomics::no_weaker(success, failure);
    let call = ordered_call::<Explicit>(
        "atomic_compare_exchange_strong_explicit",
        &[&pointer, &variable, &desired],
        (&[success, failure], exchange.scope()),
        desired.ty.clone(),
    );
    body.out_line(&format!("{};", call.text));
    Some(())
}

/// A function of OpenCL C 1.2: `atomic_` for 32 bits, `atom_` for 64.
fn plain_function(name: &str, ty: &CType) -> String {
    match ty.lane().map(Scalar::bits) {
        Some(64) => format!("atom_{name}"),
        _ => format!("atomic_{name}"),
    }
}

fn plain_pointer<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, element) = &pointer.ty else {
        return pointer;
    };
    match **element == *ty {
        true => pointer,
        false => body
            .language
            .convert(&pointer, &CType::Pointer(*space, Box::new(ty.clone()))),
    }
}

/// The functions of OpenCL C 1.2.
struct Plain;

impl Updates for Plain {
    fn update<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
        let name = match update.kind {
            Kind::Add => "add",
            Kind::Sub => "sub",
            Kind::And => "and",
            Kind::Or => "or",
            Kind::Xor => "xor",
            Kind::Min => "min",
            Kind::Max => "max",
            Kind::Exchange => "xchg",
        };
        let value = body.integer(update.value, update.is_signed);
        let pointer = plain_pointer(body, update.pointer, &value.ty);
        let function = plain_function(name, &value.ty);
        Some(Expr::call(&function, &[&pointer, &value], value.ty.clone()))
    }
}

fn old_compare_exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let expected = body.unsigned(exchange.expected());
    let desired = body.unsigned(exchange.desired());
    let pointer = plain_pointer(body, exchange.ptr(), &desired.ty);
    let function = plain_function("cmpxchg", &desired.ty);
    Some(Expr::call(
        &function,
        &[&pointer, &expected, &desired],
        desired.ty.clone(),
    ))
}

fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let spelling = WordAddress {
        number: "uintptr_t",
        mask: "~(uintptr_t)3",
        word: CType::Named("uint_alias".to_owned()),
    };
    atomics::containing_word(body, op, spelling)
}
