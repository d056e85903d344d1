//! Atomics: the builtin functions of GCC and Clang, with their orderings. Processors without atomics have critical
//! sections instead.

use super::synchronization::ordering;
use crate::targets::c_like::{
    atomics::{self, Kind, Update, Updates, WordAddress},
    body::Body,
    expression::Expr,
    memory,
    spellings::Spellings,
    typedefs,
    types::{CType, Scalar},
};
use gir_dialects::{
    common::MemoryOrdering,
    ir::{Op, Value},
    lir,
};

/// Adds the spellings of this family.
pub fn add(spellings: &mut Spellings) {
    atomics::add_integer_updates::<Builtin>(spellings);
    spellings
        .value::<lir::AtomicLoadOp<'_>>(|body, op| {
            let load = op.cast::<lir::AtomicLoadOp<'_>>()?;
            self::load(body, op, (load.ptr(), load.ordering()))
        })
        .statement::<lir::AtomicStoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::AtomicStoreOp<'_>>()?;
            self::store(body, op, (store.ptr(), store.value(), store.ordering()))
        })
        .value::<lir::LoadOp<'_>>(|body, op| {
            let load = op.cast::<lir::LoadOp<'_>>()?;
            match load.ordering() {
                Some(order) => self::load(body, op, (load.ptr(), order)),
                None => memory::load(body, op),
            }
        })
        .statement::<lir::StoreOp<'_>>(|body, op| {
            let store = op.cast::<lir::StoreOp<'_>>()?;
            match store.ordering() {
                Some(order) => self::store(body, op, (store.ptr(), store.value(), order)),
                None => memory::store(body, op),
            }
        })
        .statement::<lir::AtomicCompareExchangeOp<'_>>(compare_exchange)
        .statement::<lir::ContainingWordOp<'_>>(containing_word);
}

/// The builtin functions.
struct Builtin;

/// The type of the bits of a number.
fn bits(ty: &CType) -> Option<CType> {
    Some(match ty.lane()? {
        Scalar::Float(bits) => CType::Scalar(Scalar::unsigned(bits)),
        Scalar::Bool => CType::Scalar(Scalar::unsigned(8)),
        Scalar::Int { .. } => ty.clone(),
    })
}

/// The address of an object of integers: the functions take no floats. The types of addresses of other objects tell
/// compilers that they overlap.
fn object<'c>(body: &mut Body<'c, '_>, pointer: Value<'c>, ty: &CType) -> Expr {
    let pointer = body.operand(pointer);
    let CType::Pointer(space, element) = &pointer.ty else {
        return pointer;
    };
    let aliasing = CType::Named(typedefs::aliasing(body.language, ty));
    let to = match element.lane() {
        Some(Scalar::Int { .. }) => ty.clone(),
        None if **element == aliasing => return pointer,
        _ => CType::Named(format!("gir_{}", body.language.type_name(ty))),
    };
    let to = CType::Pointer(*space, Box::new(to));
    match pointer.ty == to {
        true => pointer,
        false => body.language.convert(&pointer, &to),
    }
}

/// The name of an ordering as an argument.
fn order(order: MemoryOrdering) -> Expr {
    atomics::word(ordering(order))
}

fn load<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (pointer, how): (Value<'c>, MemoryOrdering),
) -> Option<Expr> {
    let ty = CType::of(op.result(0).ty())?;
    let number = bits(&ty)?;
    let pointer = object(body, pointer, &number);
    let call = Expr::call("__atomic_load_n", &[&pointer, &order(how)], number);
    Some(body.language.reinterpret(&call, &ty))
}

fn store<'c>(
    body: &mut Body<'c, '_>,
    op: Op<'c>,
    (pointer, value, how): (Value<'c>, Value<'c>, MemoryOrdering),
) -> Option<()> {
    let value = body.unsigned(value);
    let number = bits(&value.ty)?;
    let value = body.language.reinterpret(&value, &number);
    let pointer = object(body, pointer, &number);
    let call = Expr::call("__atomic_store_n", &[&pointer, &value, &order(how)], number);
    body.statement(op, format!("{};", call.text));
    Some(())
}

impl Updates for Builtin {
    fn update<'c>(body: &mut Body<'c, '_>, update: Update<'c>) -> Option<Expr> {
        let function = match update.kind {
            Kind::Add => "__atomic_fetch_add",
            Kind::Sub => "__atomic_fetch_sub",
            Kind::And => "__atomic_fetch_and",
            Kind::Or => "__atomic_fetch_or",
            Kind::Xor => "__atomic_fetch_xor",
            Kind::Min => "__atomic_fetch_min",
            Kind::Max => "__atomic_fetch_max",
            Kind::Exchange => "__atomic_exchange_n",
        };
        let value = body.integer(update.value, update.is_signed);
        let ty = value.ty.clone();
        let number = bits(&ty)?;
        let value = body.language.reinterpret(&value, &number);
        let pointer = object(body, update.pointer, &number);
        let arguments = [&pointer, &value, &order(update.ordering)];
        let call = Expr::call(function, &arguments, number);
        Some(body.language.reinterpret(&call, &ty))
    }
}

/// The function takes a variable that holds the expected value, and writes the old value to it. The ordering on
/// success is no weaker than that on failure, as the function requires.
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
    let arguments = [
        &pointer,
        &variable,
        &desired,
        &atomics::word("false"),
        &order(success),
        &order(failure),
    ];
    let call = Expr::call(
        "__atomic_compare_exchange_n",
        &arguments,
        desired.ty.clone(),
    );
    body.out_line(&format!("{};", call.text));
    Some(())
}

fn containing_word<'c>(body: &mut Body<'c, '_>, op: Op<'c>) -> Option<()> {
    let spelling = WordAddress {
        number: "uintptr_t",
        mask: "~(uintptr_t)3",
        word: CType::Named("uint32_t_alias".to_owned()),
    };
    atomics::containing_word(body, op, spelling)
}
