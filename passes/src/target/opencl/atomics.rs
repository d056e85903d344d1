//! Atomics: those of C11 from OpenCL C 2.0 on (specification 3.0, section 6.15.12), functions
//! without orderings before (specification 1.2, section 6.12.11).

use super::{
    language::Version,
    synchronization::{ordering, scope},
};
use crate::target::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    spellings::Spellings,
    types::{CType, Scalar},
};
use gir_dialects::{
    common::{MemoryOrdering, MemoryScope},
    ir::{Op, Value},
    lir,
};

/// Adds read-modify-write operations.
macro_rules! updates {
    ($spellings:ident, $print:ident: $($op:ident => ($name:literal, $signed:expr);)*) => {$(
        $spellings.value::<lir::$op<'_>>(|body, op| {
            let atomic = op.cast::<lir::$op<'_>>()?;
            let is_signed: fn(lir::$op<'_>) -> bool = $signed;
            let update = Update {
                name: $name,
                pointer: atomic.ptr(),
                value: atomic.value(),
                is_signed: is_signed(atomic),
                ordering: atomic.ordering(),
                scope: atomic.scope(),
            };
            $print(body, update)
        });
    )*};
}

/// A read-modify-write operation.
struct Update<'c> {
    /// What it does, as functions are called.
    name: &'static str,
    pointer: Value<'c>,
    value: Value<'c>,
    is_signed: bool,
    ordering: MemoryOrdering,
    scope: MemoryScope,
}

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings, version: Version) {
    match version {
        Version::V1_2 => add_old(spellings),
        Version::V2_0 | Version::V3_0 => add_new(spellings),
    }
    spellings.statement::<lir::ContainingWordOp<'_>>(containing_word);
}

fn add_new(spellings: &mut Spellings) {
    updates! { spellings, explicit:
        AtomicAddOp => ("fetch_add", |_| false);
        AtomicSubOp => ("fetch_sub", |_| false);
        AtomicAndOp => ("fetch_and", |_| false);
        AtomicOrOp => ("fetch_or", |_| false);
        AtomicXorOp => ("fetch_xor", |_| false);
        AtomicMinOp => ("fetch_min", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicMaxOp => ("fetch_max", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicExchangeOp => ("exchange", |_| false);
        AtomicFAddOp => ("fetch_add", |_| false);
        AtomicFMinOp => ("fetch_min", |_| false);
        AtomicFMaxOp => ("fetch_max", |_| false);
    }
    spellings
        .value::<lir::AtomicLoadOp<'_>>(load)
        .statement::<lir::AtomicStoreOp<'_>>(store)
        .statement::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange);
}

fn add_old(spellings: &mut Spellings) {
    updates! { spellings, plain:
        AtomicAddOp => ("add", |_| false);
        AtomicSubOp => ("sub", |_| false);
        AtomicAndOp => ("and", |_| false);
        AtomicOrOp => ("or", |_| false);
        AtomicXorOp => ("xor", |_| false);
        AtomicMinOp => ("min", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicMaxOp => ("max", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicExchangeOp => ("xchg", |_| false);
    }
    spellings.value::<lir::AtomicCompareExchangeOp<'_>>(old_compare_exchange);
}

/// The pointer to an atomic object of a type.
fn atomic_pointer<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let name = format!("atomic_{}", body.language.type_name(ty));
    retyped(body, &pointer, &name)
}

fn retyped(body: &Body<'_, '_>, pointer: &Expr, element: &str) -> Expr {
    let CType::Pointer(space, _) = &pointer.ty else {
        return pointer.clone();
    };
    let element = CType::Named(element.to_owned());
    body.language
        .convert(pointer, &CType::Pointer(*space, Box::new(element)))
}

fn word(text: &str) -> Expr {
    Expr::primary(text, CType::Named(String::new()))
}

fn explicit<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
    let value = body.integer(update.value, update.is_signed);
    let pointer = atomic_pointer(body, update.pointer, &value.ty);
    let function = format!("atomic_{}_explicit", update.name);
    let arguments = [
        &pointer,
        &value,
        &word(ordering(update.ordering)),
        &word(scope(update.scope)),
    ];
    Some(Expr::call(&function, &arguments, value.ty.clone()))
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<Expr> {
    let load = op.cast::<lir::AtomicLoadOp<'c>>()?;
    let ty = CType::of(op.result(0).ty())?;
    let pointer = atomic_pointer(body, load.ptr(), &ty);
    let arguments = [
        &pointer,
        &word(ordering(load.ordering())),
        &word(scope(load.scope())),
    ];
    Some(Expr::call("atomic_load_explicit", &arguments, ty))
}

fn store<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let store = op.cast::<lir::AtomicStoreOp<'c>>()?;
    let value = body.unsigned(store.value());
    let pointer = atomic_pointer(body, store.ptr(), &value.ty);
    let arguments = [
        &pointer,
        &value,
        &word(ordering(store.ordering())),
        &word(scope(store.scope())),
    ];
    let call = Expr::call(
        "atomic_store_explicit",
        &arguments,
        CType::Named("void".to_owned()),
    );
    body.statement(op, format!("{};", call.text));
    Some(())
}

/// The function takes a variable with what is expected, and puts into it what was there.
fn compare_exchange<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let exchange = op.cast::<lir::AtomicCompareExchangeOp<'c>>()?;
    let desired = body.unsigned(exchange.desired());
    let expected = body.unsigned(exchange.expected());
    let pointer = atomic_pointer(body, exchange.ptr(), &desired.ty);
    body.begin_statement(op);
    body.make_variable(op.result(0), &expected);
    let old = body.operand(op.result(0));
    let variable = Expr::prefix("&", &old, CType::Named(String::new()));
    let (success, failure) = orderings(exchange.ordering_succ(), exchange.ordering_fail());
    let arguments = [
        &pointer,
        &variable,
        &desired,
        &word(ordering(success)),
        &word(ordering(failure)),
        &word(scope(exchange.scope())),
    ];
    let call = Expr::call(
        "atomic_compare_exchange_strong_explicit",
        &arguments,
        desired.ty.clone(),
    );
    body.out_line(&format!("{};", call.text));
    Some(())
}

/// An ordering of success that is no weaker than that of failure, as the function wants it.
fn orderings(success: MemoryOrdering, failure: MemoryOrdering) -> (MemoryOrdering, MemoryOrdering) {
    use MemoryOrdering::{AcqRel, Acquire, Relaxed, Release, SeqCst};
    let success = match (success, failure) {
        (_, SeqCst) => SeqCst,
        (Relaxed, Acquire) => Acquire,
        (Release, Acquire) => AcqRel,
        (success, _) => success,
    };
    (success, failure)
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

fn plain<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
    let value = body.integer(update.value, update.is_signed);
    let pointer = plain_pointer(body, update.pointer, &value.ty);
    let function = plain_function(update.name, &value.ty);
    Some(Expr::call(&function, &[&pointer, &value], value.ty.clone()))
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

/// The word of 32 bits that a narrower object lies in, and where in it.
fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let pointer = body.operand(op.operand(0));
    let CType::Pointer(space, _) = pointer.ty else {
        return None;
    };
    body.note_line(op);
    let number = CType::Named("uintptr_t".to_owned());
    let address = Expr::prefix("(uintptr_t)", &pointer, number);
    let address = body.temporary(&address);
    let ty = CType::Pointer(space, Box::new(CType::Named("uint_alias".to_owned())));
    let name = body.language.type_name(&ty);
    let word = Expr::new(
        format!("({name})({} & ~(uintptr_t)3)", address.text),
        Precedence::Unary,
        ty,
    );
    let shift = Expr::new(
        format!("((uint){} & 3u) * 8u", address.text),
        Precedence::Multiplicative,
        crate::target::c_like::types::UINT,
    );
    body.make_variable(op.result(0), &word);
    body.make_variable(op.result(1), &shift);
    Some(())
}
