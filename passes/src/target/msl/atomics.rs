//! Atomics (MSL, section 6.15): functions of objects of `atomic_int`, `atomic_uint` and `atomic_float`,
//! relaxed, in device and threadgroup memory.

use crate::target::c_like::{
    body::Body,
    expression::{Expr, Precedence},
    memory,
    spellings::Spellings,
    types::{CType, UINT},
};
use gir_dialects::{
    ir::{Op, Value},
    lir,
};

/// Adds read-modify-write operations.
macro_rules! updates {
    ($spellings:ident: $($op:ident => ($name:literal, $signed:expr);)*) => {$(
        $spellings.value::<lir::$op<'_>>(|body, op| {
            let atomic = op.cast::<lir::$op<'_>>()?;
            let is_signed: fn(lir::$op<'_>) -> bool = $signed;
            let value = body.integer(atomic.value(), is_signed(atomic));
            let pointer = object(body, atomic.ptr(), &value.ty);
            let function = concat!("atomic_", $name, "_explicit");
            Some(Expr::call(function, &[&pointer, &value, &order()], value.ty.clone()))
        });
    )*};
}

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    updates! { spellings:
        AtomicAddOp => ("fetch_add", |_| false);
        AtomicSubOp => ("fetch_sub", |_| false);
        AtomicAndOp => ("fetch_and", |_| false);
        AtomicOrOp => ("fetch_or", |_| false);
        AtomicXorOp => ("fetch_xor", |_| false);
        AtomicMinOp => ("fetch_min", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicMaxOp => ("fetch_max", |atomic| atomic.sign() == lir::Sign::Signed);
        AtomicExchangeOp => ("exchange", |_| false);
        AtomicFAddOp => ("fetch_add", |_| false);
    }
    spellings
        .value::<lir::LoadOp<'_>>(|body, op| match has_ordering(op) {
            true => load(body, op, op.operand(0)),
            false => memory::load(body, op),
        })
        .statement::<lir::StoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::StoreOp<'_>>()?;
            match has_ordering(op) {
                true => self::store(body, op, store.ptr(), store.value()),
                false => memory::store(body, op),
            }
        })
        .value::<lir::AtomicLoadOp<'_>>(|body, op| load(body, op, op.operand(0)))
        .statement::<lir::AtomicStoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::AtomicStoreOp<'_>>()?;
            self::store(body, op, store.ptr(), store.value())
        })
        .statement::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .statement::<lir::ContainingWordOp<'_>>(containing_word);
}

/// Whether a load or store is an atomic one.
fn has_ordering(op: Op<'_>) -> bool {
    op.attribute(lir::AtomicAddOp::ORDERING_ATTR).is_some()
}

/// The one ordering that there is. Passes have put fences where others are asked for.
fn order() -> Expr {
    Expr::primary("memory_order_relaxed", CType::Named(String::new()))
}

/// The pointer to an atomic object of a type.
fn object<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, _) = &pointer.ty else {
        return pointer;
    };
    let element = CType::Named(format!("atomic_{}", body.language.type_name(ty)));
    body.language
        .convert(&pointer, &CType::Pointer(*space, Box::new(element)))
}

fn load<'c>(body: &mut Body<'c, '_>, op: Op<'c>, pointer: Value<'c>) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let pointer = object(body, pointer, &ty);
    let arguments = [&pointer, &order()];
    Some(Expr::call("atomic_load_explicit", &arguments, ty))
}

fn store<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    pointer: Value<'c>,
    value: Value<'c>,
) -> Option<()> {
    let value = body.unsigned(value);
    let pointer = object(body, pointer, &value.ty);
    let arguments = [&pointer, &value, &order()];
    let nothing = CType::Named("void".to_owned());
    let call = Expr::call("atomic_store_explicit", &arguments, nothing);
    body.statement(op, format!("{};", call.text));
    Some(())
}

/// The function takes a variable with what is expected, and puts into it what was there. It may fail
/// although that is what is expected; then it is tried again.
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
    let arguments = [&pointer, &variable, &desired, &order(), &order()];
    let function = "atomic_compare_exchange_weak_explicit";
    let call = Expr::call(function, &arguments, desired.ty.clone());
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

/// What stands for an integer, in a form that stays as it is while the loop runs.
fn settled<'c>(body: &mut Body<'c, '_>, value: Value<'c>) -> Expr {
    let expr = body.unsigned(value);
    match expr.is_simple() {
        true => expr,
        false => body.temporary(&expr),
    }
}

/// The word of 32 bits that a narrower object lies in, and where in it.
fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let pointer = body.operand(op.operand(0));
    let CType::Pointer(space, _) = pointer.ty else {
        return None;
    };
    body.note_line(op);
    let number = CType::Named("ulong".to_owned());
    let address = Expr::prefix("(ulong)", &pointer, number);
    let address = body.temporary(&address);
    let ty = CType::Pointer(space, Box::new(UINT));
    let name = body.language.type_name(&ty);
    let word = Expr::new(
        format!("({name})({} & ~3ul)", address.text),
        Precedence::Unary,
        ty,
    );
    let shift = Expr::new(
        format!("(uint({}) & 3u) * 8u", address.text),
        Precedence::Multiplicative,
        UINT,
    );
    body.make_variable(op.result(0), &word);
    body.make_variable(op.result(1), &shift);
    Some(())
}
